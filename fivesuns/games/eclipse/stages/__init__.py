"""The rulebook's chapters, in order of play."""
