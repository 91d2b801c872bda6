"""Looking back on a match: its rounds, what was decided in them, and what the cards and the votes brought."""
