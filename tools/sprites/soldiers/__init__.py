"""The drawings of Dominoes of War: plastic soldiers, tiles, walls and signs."""

from tools.sprites.soldiers.sheet import sprites

__all__ = ["sprites"]
