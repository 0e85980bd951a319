"""Finished games looked at again: what each decision cost, what luck gave, and who could know what."""
