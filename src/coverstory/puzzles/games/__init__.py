"""What each game asks in its puzzles."""
