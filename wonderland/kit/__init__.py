"""What several games use: columns of numbers, cards, dice, options, registries."""
