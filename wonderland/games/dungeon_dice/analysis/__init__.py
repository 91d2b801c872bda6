"""Looking back on a match of Dungeon Dice: how it went, how lucky its rolls were, what it was lost by."""
