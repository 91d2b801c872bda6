"""The flagship: Wonderland, the game of games."""
