"""What stands in a number's place where there is no monster, square or side to be named."""

NONE = -1
MASTER = -2
"""Stands where a monster's number would, for a Master who attacks or is attacked."""
