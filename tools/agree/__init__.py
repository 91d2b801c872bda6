"""Thousands of random matches in which engines are held against their second implementations."""
