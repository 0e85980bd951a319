"""What things are called in records, options and pictures, whatever the language."""

from __future__ import annotations

COLOURS = ("gray", "yellow", "orange", "red", "green", "blue", "violet")
NAMES = ("Schulz", "Perry", "Bucci", "Jaques", "Mirkov", "Doyle", "Larsson")
FACE_WORDS = ("1-3", "2", "3", "4", "5", "6", "1")
