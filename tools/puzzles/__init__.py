"""The composer of puzzles."""
