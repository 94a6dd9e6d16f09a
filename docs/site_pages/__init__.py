"""Gathers the sources of the site: pages that people wrote, and those made from apps, scenarios and docstrings."""
