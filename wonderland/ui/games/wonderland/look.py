"""The flagship's colours: which of the theme each side has."""

SEAT_COLOURS = {"w": "west", "e": "east"}
