"""What any game shares: actions, chance, matches, records, errors."""
