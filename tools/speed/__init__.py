"""How quick the engine is under a search, in units of another library's random play."""
