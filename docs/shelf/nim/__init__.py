"""Nim with a stash: the game that docs/a-game-from-nothing.md makes."""
