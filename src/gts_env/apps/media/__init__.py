"""Apps of music, sound, pictures and reading."""
