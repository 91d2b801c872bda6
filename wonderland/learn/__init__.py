"""Lessons: what they say and wait for, as data, and the runner that plays them without a window."""
