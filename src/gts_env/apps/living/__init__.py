"""Apps for daily living."""
