"""The actions of the game, a module for each step of a turn: an action's class is its words and its rule."""
