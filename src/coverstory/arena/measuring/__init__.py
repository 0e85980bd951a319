"""Speed: of rules, search, adapters and servers."""
