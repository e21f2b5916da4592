"""What is peculiar to one species: a file each. Nothing else compares with a species' name."""
