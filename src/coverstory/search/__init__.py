"""Algorithms over the contract; no file here names a game."""
