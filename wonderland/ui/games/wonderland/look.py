"""The flagship's colours: which of the theme each side has."""

SEAT_COLOURS = {"w": "side-west", "e": "side-east"}
TRIMS = {"w": "west", "e": "east"}
