"""The game's agents: how they play, tell and rate (sections 12 and 17)."""
