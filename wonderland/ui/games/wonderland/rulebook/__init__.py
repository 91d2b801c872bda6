"""The rules on the screen: the text as pages, pictures from the table, the cards of the beings."""
