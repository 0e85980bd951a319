"""What bots feel about a position, game by game: evaluation and promise; compiled with the rules."""
