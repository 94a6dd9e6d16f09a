"""Running agents on tasks, proving the suite, and telling what came of it."""
