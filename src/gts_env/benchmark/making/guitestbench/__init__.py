"""Turns the public file of GUITestBench into a pack of scenarios for real devices.

What its records tell is taken over; what they do not tell is left out, marked, and listed. Nothing is made up.
"""
