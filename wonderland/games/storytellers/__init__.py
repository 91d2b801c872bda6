"""Storytellers: one long story, told by everybody at the table."""
