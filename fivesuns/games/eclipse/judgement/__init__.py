"""What the house bot thinks of a position: what things are worth, who would win, what to do next."""
