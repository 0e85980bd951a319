"""The only shapes that cross a process."""
