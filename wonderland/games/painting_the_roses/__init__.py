"""Painting the Roses: five hedges each, one ring, and the Queen of Hearts on her way."""
