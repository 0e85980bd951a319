"""What servers and thinking machines say to each other."""
