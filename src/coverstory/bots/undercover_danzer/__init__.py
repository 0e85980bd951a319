"""Bots of Undercover (Danzer)."""
