"""The flagship's table on the screen."""
