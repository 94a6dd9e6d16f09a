"""The shell of a served phone: a small parser, and commands that answer as Android's do."""
