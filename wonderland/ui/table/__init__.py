"""The match on the screen: the table, the panel beside it, and what the player does there."""
