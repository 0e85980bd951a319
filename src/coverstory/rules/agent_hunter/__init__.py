"""Agent Hunter (Mike Elliott, 2013)."""
