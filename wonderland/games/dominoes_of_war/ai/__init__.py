"""What plays Dominoes of War."""
