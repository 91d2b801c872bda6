"""Puzzles of the flagship: read, solved by looking at every answer, and proved."""
