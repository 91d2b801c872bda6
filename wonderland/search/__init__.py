"""Search that knows no game: beams, deadlines, drawing what is hidden, playing out."""
