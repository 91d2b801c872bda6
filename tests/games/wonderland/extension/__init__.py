"""What can be added to the flagship from outside, each by one file and by touching no other."""
