"""One game being played: the only holder of the true state."""
