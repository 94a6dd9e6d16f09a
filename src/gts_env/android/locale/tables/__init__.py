"""What one language says: names, patterns and signs, a module a language (facts from Unicode CLDR)."""
