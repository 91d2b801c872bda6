"""The commands: the only room, with ``__main__``, that knows everything."""
