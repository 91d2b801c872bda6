"""The window of Storytellers."""
