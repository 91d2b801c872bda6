"""Wonderland: a digital table for a family of five tabletop games."""
