"""The table around a match: seats, host, clocks, chat, notes, undo, rematch. Pure: commands and time in, events out."""
