"""Painting the Roses on the screen: a ring of hedges, those who walk it, and a hand of cards."""
