"""The screens of Dominoes of War."""
