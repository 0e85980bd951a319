"""Many random games, counted."""
