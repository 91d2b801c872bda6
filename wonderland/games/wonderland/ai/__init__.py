"""How the flagship's agents choose: heuristics, features, search."""
