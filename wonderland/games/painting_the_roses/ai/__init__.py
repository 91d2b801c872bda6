"""Who plays Painting the Roses: evaluation, search of a turn, levels."""
