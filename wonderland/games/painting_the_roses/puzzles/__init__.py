"""Puzzles of the roses: won in this turn, or saved before the next one, whatever is answered."""
