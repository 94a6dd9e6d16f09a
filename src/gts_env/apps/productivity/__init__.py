"""Apps for getting things done."""
