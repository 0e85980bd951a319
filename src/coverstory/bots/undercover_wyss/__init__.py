"""Bots of Undercover (Wyss)."""
