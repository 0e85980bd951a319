"""Play that cannot be exploited, for a game whose secrets are few enough to count."""
