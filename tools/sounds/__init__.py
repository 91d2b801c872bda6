"""Every sound of the game, made by a program: ``python -m tools.sounds.make``."""
