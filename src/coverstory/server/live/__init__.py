"""Tables that are being played, and the sockets of whoever plays there."""
