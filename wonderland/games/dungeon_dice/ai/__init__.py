"""Opponents of Dungeon Dice: they are handed a view and search whole turns."""
