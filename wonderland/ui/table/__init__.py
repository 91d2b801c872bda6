"""A table: its parts, each with a room of its own, whatever game lies on it."""
