"""Many matches at once: simulations and measurements."""
