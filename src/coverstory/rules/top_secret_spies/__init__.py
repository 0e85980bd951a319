"""Top Secret Spies, also known as Heimlich & Co. (Wolfgang Kramer)."""
