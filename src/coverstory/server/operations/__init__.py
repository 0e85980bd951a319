"""The commands of a host, and the server's process."""
