"""The embedded phone: an Android-like device simulated in process, with immutable state and deterministic drawing."""
