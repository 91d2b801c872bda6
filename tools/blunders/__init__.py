"""Whether the analysis of a match finds a blunder that was planted in it."""
