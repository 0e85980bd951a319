"""Storage in PostgreSQL, for one server or several of them."""
