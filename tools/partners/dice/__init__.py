"""Sparring partners for Dungeon Dice: scripts that share nothing with the levels' search."""
