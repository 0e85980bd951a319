"""Undercover (Geni Wyss, 1999)."""
