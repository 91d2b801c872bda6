"""How the flagship is played well: what a position is worth, and plans for a whole turn."""
