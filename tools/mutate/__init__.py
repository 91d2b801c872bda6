"""Small faults put into a game's rules, to see whether its tests notice (``python -m tools.mutate``)."""
