"""YAML files in, checked definitions out."""
