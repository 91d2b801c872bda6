"""Sparring partners for Dominoes of War: scripts that share nothing with the levels' search."""
