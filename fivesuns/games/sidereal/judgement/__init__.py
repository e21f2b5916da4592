"""What the house bot thinks: what things are worth to whom, which deals are fair, what to bid."""
