"""The world: components in columns, cheap to copy."""
