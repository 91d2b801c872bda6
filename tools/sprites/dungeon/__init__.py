"""The drawings of Dungeon Dice: figures, bases, chests, Masters, dice and the marks beside them."""

from tools.sprites.dungeon.sheet import sprites

__all__ = ["sprites"]
