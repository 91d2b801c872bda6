"""The screens of Dungeon Dice."""
