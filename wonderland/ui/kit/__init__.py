"""What every screen is drawn with: canvas, controls, text, sound."""
