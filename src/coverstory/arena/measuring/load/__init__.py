"""Servers under load: scripted seats over real sockets; ours, and beside it boardgame.io."""
