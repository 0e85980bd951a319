"""What can be asked for over HTTP, and what stands before it."""
