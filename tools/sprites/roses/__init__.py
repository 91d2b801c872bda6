"""The drawings of Painting the Roses: hedges, people, cards and what stands about in the garden."""

from tools.sprites.roses.sheet import sprites

__all__ = ["sprites"]
