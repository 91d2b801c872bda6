"""Looking back on a match of the roses: how it went, how lucky it was, what it was lost by."""
