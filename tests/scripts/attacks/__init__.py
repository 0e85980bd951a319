"""Attacks on a real server by clients that know nothing but the wire: each is bounded in count and in time."""
