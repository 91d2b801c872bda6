"""Lessons as data, and what runs them."""
