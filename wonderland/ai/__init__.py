"""Agents that choose actions from a seat's view."""
