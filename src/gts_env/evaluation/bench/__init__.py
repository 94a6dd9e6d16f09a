"""Speed, measured on this machine: steps, resets, memory and start-up."""
