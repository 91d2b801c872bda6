"""Gathers what people are told, and makes catalogues of it for those who translate."""
