"""The story of a match as a book: its tales, their pictures, and files to keep."""
