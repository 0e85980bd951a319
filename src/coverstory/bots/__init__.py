"""Players that see a view and the offered actions, and nothing else."""
