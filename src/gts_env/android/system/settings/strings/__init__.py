"""Texts of the settings, a module a language."""
