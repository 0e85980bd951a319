"""The full-screen table, with Textual."""
