"""Undercover (Doris and Daniel Danzer, 2016)."""
