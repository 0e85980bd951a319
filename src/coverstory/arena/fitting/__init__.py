"""Constants of the bots' beliefs: how they were fitted, and how well they fit."""
