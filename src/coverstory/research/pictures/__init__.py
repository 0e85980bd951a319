"""Pictures of the tables: drawn once, as SVG for people and as pixels for `rgb_array`."""
