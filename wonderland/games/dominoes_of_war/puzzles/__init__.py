"""Puzzles of Dominoes of War: won in this turn, or made safe before the next one, whatever turns up."""
