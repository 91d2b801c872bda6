"""What makes the assets; never imported by the game."""
