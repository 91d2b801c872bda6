"""Sparring partners for Painting the Roses: scripts that share nothing with the levels' search."""
