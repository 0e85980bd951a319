"""The Mole: a file goes round, and one of us copies it."""
