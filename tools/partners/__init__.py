"""Sparring partners: scripted players that share nothing with the levels' own search.

Levels that are measured against one another alone share their blind spots. These know the rules
and a style, and no feature, weight or plan of the agents that they are played against.
"""
