"""Widgets: immutable descriptions of what a screen shows. Lengths are in dp, text sizes in sp."""
