"""Dominoes of War."""
