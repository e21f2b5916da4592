"""How the house bot judges what it sees."""
