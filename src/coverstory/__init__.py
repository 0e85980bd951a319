"""Four classic spy board games at one table."""

__version__ = "0.2.0"
