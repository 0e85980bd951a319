# Warum etwas abgelehnt wurde, nach seinem Kennwort.

# Am Tisch

error-closed = Dieser Tisch ist geschlossen.
error-not_host = Das darf nur, wer den Tisch eröffnet hat.
error-not_yours = Dieser Platz gehört jemand anderem.
error-not_seated = Das dürfen nur Mitspielende mit einem Platz.
error-no_seat = Diesen Platz gibt es nicht.
error-taken = Dieser Platz ist besetzt.
error-seat_open = Dort sitzt niemand.
error-present = Während des Spiels kann nur entfernt werden, wer nicht da ist.
error-own_seat = Den eigenen Platz verlässt man durch Aufstehen.
error-started = Das Spiel hat schon begonnen.
error-not_started = Es läuft gerade kein Spiel.
error-not_finished = Das Spiel ist noch nicht zu Ende.
error-seats_open = Ein Platz ist noch frei.
error-stale = Das Spiel ist inzwischen weitergegangen; bitte noch einmal hinsehen.
error-not_your_turn = Dieser Platz ist nicht am Zug.
error-illegal = Das lassen die Regeln nicht zu.
error-cannot_undo = Nur die eigene letzte Entscheidung lässt sich zurücknehmen, solange niemand sonst gehandelt hat, nichts Verdecktes oder Zufälliges bekannt wurde und die Bedenkzeit nicht um ist.
error-over_there = In diesem Augenblick war das Spiel zu Ende; bitte einen früheren wählen.
error-has_opening = Dieser Tisch setzt ein anderes Spiel fort: Spiel, Variante und Zahl der Plätze bleiben.
error-bad_name = Ein Name hat 1 bis 24 sichtbare Zeichen.
error-name_taken = So heißt an diesem Tisch schon jemand.
error-bad_text = Eine Nachricht hat 1 bis 300 sichtbare Zeichen.
error-bad_notes = Notizen haben höchstens 8192 Bytes.
error-bad_entropy = Entropie hat höchstens 64 Bytes.
error-no_phrase = Diesen Satz gibt es nicht.
error-no_watchers = An diesem Tisch darf niemand zuschauen.
error-unknown_game = Dieses Spiel gibt es nicht.
error-wrong_seats = Das Spiel ist nicht für so viele Personen.
error-bad_option = Diese Option hat das Spiel nicht, oder sie lässt diesen Wert nicht zu.
error-unknown_bot = Diesen Bot gibt es nicht: zur Wahl stehen random, rookie, agent und spymaster.
error-bad_series = Eine Serie geht über 3, 5 oder 7 Spiele, oder nach Punkten über 2 bis 20.
error-bad_clock = Eine Uhr braucht 5 bis 86400 Sekunden oder 1 bis 30 Tage.

# Vom Server

error-elsewhere = Unter diesem Namen ist der Server nicht bekannt; --public-url macht ihn bekannt.
error-other_origin = Seiten anderer Anbieter dürfen hier nichts tun.
error-not_json = Hier wird nur JSON verstanden.
error-too_often = Das war zu viel auf einmal; bitte kurz warten und erneut versuchen.
error-too_long = Diese Nachricht ist zu lang.
error-malformed = Diese Nachricht ist nicht lesbar: { $why }.
error-not_found = Hier ist nichts.
error-wrong_method = Das geht hier nicht.
error-no_table = Diesen Tisch gibt es nicht.
error-no_match = Dieses Spiel gibt es nicht.
error-no_game = Ein Spiel dieses Namens gibt es nicht.
error-nobody = Das braucht eine Person: Browser bekommen ein Cookie, Programme holen sich ein Token.
error-no_hints = An diesem Tisch gibt es keine Tipps.
error-no_hint = Der Bot weiß gerade keinen Rat.
error-slow = Die Verbindung ist zu langsam für das, was geschieht; nach neuem Verbinden geht es weiter.
error-stopping = Der Server wird angehalten; nichts geht verloren, und das Spiel geht weiter, sobald er wieder läuft.
error-not_stored = Das ließ sich nicht speichern und ist darum nicht geschehen; bitte gleich noch einmal versuchen.
error-damaged = Dieser Tisch ist auf dem Datenträger beschädigt und lässt sich nicht mehr lesen. Wer den Server betreibt, kann eine Sicherung einspielen.
error-unknown_version = Dieses Spiel wurde nach einer anderen Fassung der Regeln begonnen, die dieser Server nicht kennt.
error-too_many = Zu viele Verbindungen auf einmal; bitte ein anderes Fenster von Coverstory schließen.
error-full = Der Server ist voll; bitte später versuchen.
error-broken = Hier ist etwas schiefgegangen; nichts wurde geändert.

# Im Spiel gegen Bots auf diesem Rechner

