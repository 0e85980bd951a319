"""Bots of Agent Hunter."""
