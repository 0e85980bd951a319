"""From a state to tensors and numbered actions, game by game."""
