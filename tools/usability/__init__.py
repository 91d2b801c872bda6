"""How the table is to use, counted by a program that plays the window (``docs/measured/usability.md``)."""
