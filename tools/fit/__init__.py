"""Fits the weights of positions to matches that agents play against each other."""
