"""Boards that several games draw on: grid, ring, row of cards, hand, dice tray."""
