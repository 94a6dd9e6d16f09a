"""adbd: the phone's side of the Android Debug Bridge."""
