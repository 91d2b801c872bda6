"""Every screen but the table."""
