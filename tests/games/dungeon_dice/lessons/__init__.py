"""The lessons and puzzles of Dungeon Dice."""
