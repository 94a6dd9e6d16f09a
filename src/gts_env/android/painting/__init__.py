"""From laid-out frames to pixels: drawn, or taken from what was drawn before."""
