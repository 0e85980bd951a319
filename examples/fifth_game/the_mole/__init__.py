"""The Mole: three missions, and one of us leaks them."""
