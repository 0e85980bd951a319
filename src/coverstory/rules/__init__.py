"""The rules of the four games: pure, typed, compiled."""
