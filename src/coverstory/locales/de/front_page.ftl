# Die kleine Startseite, wo der Tisch für den Browser nicht gebaut wurde.

front-title = Coverstory
front-what = Vier klassische Agentenspiele an einem Tisch, vollständig: jede Variante, jede Zahl von Personen.
front-games = Die Spiele
front-players = Personen
front-minutes = Minuten
front-rules = Regeln
front-tables = Offene Tische
front-none = Gerade ist kein öffentlicher Tisch offen.
front-waits = wartet noch auf { $open }
front-plays = es wird gespielt
front-play = Spielen
front-unbuilt = Der Tisch für den Browser wurde hier nicht gebaut: python3 dev.py play holt es nach.
front-terminal = Im Terminal, gegen Bots:
front-program = Programme setzen sich über HTTP und einen WebSocket an einen Tisch: Die API ist unter { $link } beschrieben, und docs/api.md zeigt einen Bot in vierzig Zeilen.
front-nothing = Hier ist nichts.
front-back = Zur Startseite
