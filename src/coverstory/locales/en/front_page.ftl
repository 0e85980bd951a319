# The small front page, where the browser table was not built.

front-title = Coverstory
front-what = Four classic spy board games at one table, complete: every variant, every number of players.
front-games = The games
front-players = players
front-minutes = minutes
front-rules = rules
front-tables = Open tables
front-none = No public table is open right now.
front-waits = waiting for { $open } more
front-plays = playing
front-play = Play
front-unbuilt = The browser table was not built here: python3 dev.py play does it.
front-terminal = In a terminal, against bots:
front-program = Programs join a table over HTTP and a WebSocket: the API is described at { $link }, and docs/api.md shows a bot in forty lines.
front-nothing = There is nothing here.
front-back = To the front page
