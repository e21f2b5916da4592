"""Many games: matches between bots, and what they tell."""
