"""Puzzles of Dungeon Dice: won in this turn, or survived until the next, whatever is answered."""
