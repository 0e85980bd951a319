"""What each game brings along for learners."""
