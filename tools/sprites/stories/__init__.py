"""Drawings of Storytellers: parts and grounds as files, vignettes as data, and the small signs."""
