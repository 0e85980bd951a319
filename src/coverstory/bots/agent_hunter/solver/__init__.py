"""An equilibrium solver for Agent Hunter, whose secrets are few enough to enumerate."""
