"""Search that knows no game: beams, sampling of what is hidden, deadlines."""
