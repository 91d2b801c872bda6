"""Measures how strong the levels of agents are, against one another."""
