"""Bots of Top Secret Spies."""
