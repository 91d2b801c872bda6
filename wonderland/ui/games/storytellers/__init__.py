"""The screens of Storytellers."""
