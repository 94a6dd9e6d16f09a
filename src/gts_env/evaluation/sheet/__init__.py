"""Contact sheets: the main screens of an app in several looks, side by side, for the eyes of its authors."""
