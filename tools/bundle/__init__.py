"""Builds the program as one folder that needs no Python."""
