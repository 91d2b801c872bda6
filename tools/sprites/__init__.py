"""The drawings, made by a program."""
