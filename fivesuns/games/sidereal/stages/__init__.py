"""The chapters of the rulebook, in the order of play."""
