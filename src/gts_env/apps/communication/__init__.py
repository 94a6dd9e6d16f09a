"""Apps for talking to people."""
