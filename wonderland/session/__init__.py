"""A sitting at the table: seats, autosave, settings."""
