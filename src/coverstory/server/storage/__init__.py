"""What a server keeps on disk."""
