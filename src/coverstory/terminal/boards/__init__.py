"""The four boards as text."""
