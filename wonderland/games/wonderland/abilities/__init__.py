"""What beings can do besides moving and attacking (W-48 to W-57): a class and a file for each kind."""
