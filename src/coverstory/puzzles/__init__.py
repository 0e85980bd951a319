"""Puzzles: positions of real games with one question each, whose answer is proved before it is kept."""
