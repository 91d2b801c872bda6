"""Tasks of Storytellers: which card keeps a mission, whatever the others play and draw."""
