"""Looking back on a match of the flagship: chances, luck, what was better."""
