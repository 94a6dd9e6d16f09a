"""Layout: widgets become boxes. Constraints go down, sizes come up, with the semantics of Android's layouts."""
