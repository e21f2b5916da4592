"""Tables that an earlier version has stored, and how they were made."""
