"""Bots against bots: pairing, ratings, reports."""
