"""Apps of the category Tools."""
