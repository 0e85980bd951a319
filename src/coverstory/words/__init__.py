"""Sentences for people: catalogues in Fluent, and how a kind and its numbers become a sentence (docs/words.md)."""
