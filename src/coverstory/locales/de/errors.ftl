# Warum etwas abgelehnt wurde, nach seinem Kennwort.

# Am Tisch

error-closed = Dieser Tisch ist geschlossen.
error-not_host = Das kann nur, wer den Tisch eröffnet hat.
error-not_yours = Das ist nicht dein Platz.
error-not_seated = Das kann nur, wer einen Platz am Tisch hat.
error-no_seat = Diesen Platz gibt es nicht.
error-taken = Dieser Platz ist besetzt.
error-seat_open = Dort sitzt niemand.
error-present = Wenn ein Spiel oder eine Serie läuft, kannst du nur entfernen, wer länger weg ist, als dieser Tisch erlaubt.
error-not_away = Noch nicht lange weg. Warte noch einen Moment.
error-own_seat = Deinen eigenen Platz verlässt du, indem du aufstehst.
error-started = Das Spiel hat schon begonnen.
error-not_started = Gerade läuft kein Spiel.
error-not_finished = Das Spiel ist noch nicht aus.
error-seats_open = Ein Platz ist noch frei.
error-stale = Das Spiel ist inzwischen weitergegangen. Schau noch einmal hin.
error-not_your_turn = Dieser Platz ist nicht dran.
error-illegal = Das erlauben die Regeln nicht.
error-cannot_undo = Du kannst nur deine eigene letzte Wahl zurücknehmen, und nur solange sonst niemand gehandelt hat, nichts Verdecktes oder Zufälliges bekannt wurde und du noch Zeit hast.
error-resigned = Du hast dieses Spiel aufgegeben.
error-final = Das lässt sich nicht zurücknehmen: Bestätige es.
error-over_there = In diesem Moment war das Spiel schon aus. Wähle einen früheren.
error-has_opening = Dieser Tisch setzt ein anderes Spiel fort: Spiel, Variante und Zahl der Plätze bleiben, wie sie sind.
error-bad_name = Ein Name braucht 1 bis 24 sichtbare Zeichen.
error-name_taken = An diesem Tisch heißt schon jemand so oder zum Verwechseln ähnlich.
error-bad_text = Eine Nachricht braucht 1 bis 300 sichtbare Zeichen.
error-bad_notes = Deine Notizen sind zu lang: höchstens 8192 Bytes.
error-bad_entropy = Entropie hat höchstens 64 Bytes.
error-not_dealing = Gerade wird kein Spiel ausgeteilt.
error-other_deal = Inzwischen wird ein anderes Spiel ausgeteilt.
error-bad_commitment = Eine Festlegung hat 64 hexadezimale Ziffern in Kleinbuchstaben.
error-has_committed = Dieser Platz hat seinen Teil am Zufall schon festgelegt.
error-not_all_committed = Noch haben nicht alle Plätze ihren Teil am Zufall festgelegt.
error-not_as_committed = Dieser Platz hat etwas anderes festgelegt.
error-no_phrase = Diesen Satz gibt es nicht.
error-no_watchers = An diesem Tisch darf niemand zuschauen.
error-unknown_game = Dieses Spiel gibt es nicht.
error-wrong_seats = Zu so vielen lässt sich das Spiel nicht spielen.
error-bad_option = Eine der Optionen hat einen Wert, den das Spiel nicht kennt.
error-unknown_bot = Diesen Bot gibt es nicht. Zur Wahl stehen random, rookie, agent und spymaster.
error-bad_series = Eine Serie geht über 3, 5 oder 7 Spiele, oder nach Punkten über 2 bis 20.
error-bad_clock = Eine Uhr gibt 5 bis 86400 Sekunden oder 1 bis 30 Tage.

# Vom Server

error-elsewhere = Unter diesem Namen ist der Server nicht bekannt; wer ihn betreibt, kann ihn mit --public-url benennen.
error-other_origin = Seiten anderer Anbieter dürfen hier nichts tun.
error-not_json = Hier wird nur JSON verstanden.
error-too_often = Das war zu viel auf einmal. Warte kurz und versuch es noch einmal.
error-too_long = Diese Nachricht ist zu lang.
error-malformed = Diese Nachricht ist nicht lesbar: { $why }.
error-not_found = Hier ist nichts.
error-wrong_method = Das geht hier nicht.
error-no_table = Diesen Tisch gibt es nicht.
error-no_match = Dieses Spiel gibt es nicht.
error-no_game = Ein Spiel mit diesem Namen gibt es nicht.
error-nobody = Wir müssen wissen, wer du bist: Browser bekommen ein Cookie, Programme holen sich ein Token.
error-no_hints = An diesem Tisch gibt es keine Tipps.
error-no_hint = Der Bot weiß gerade keinen Rat.
error-slow = Deine Verbindung kommt nicht mit. Verbinde dich neu, dann geht es weiter.
error-stopping = Der Server wird angehalten. Nichts geht verloren: Das Spiel geht weiter, sobald er wieder läuft.
error-other_machine = An diesem Tisch wird gerade auf einer anderen Maschine dieses Servers gespielt. Versuch es gleich noch einmal.
error-moved = Dieser Tisch zieht auf eine andere Maschine des Servers um. Nichts geht verloren: Das Spiel geht dort sofort weiter.
error-not_stored = Das ließ sich nicht speichern, also ist es nicht passiert. Versuch es gleich noch einmal.
error-damaged = Dieser Tisch ist auf dem Datenträger beschädigt und lässt sich nicht mehr lesen. Wer den Server betreibt, kann eine Sicherung einspielen.
error-damaged_game = Dieses Spiel ist auf dem Datenträger beschädigt und lässt sich nicht mehr lesen. Wer den Server betreibt, kann eine Sicherung einspielen.
error-unknown_version = Dieses Spiel wurde nach einer Fassung der Regeln begonnen, die dieser Server nicht kennt.
error-too_many = Zu viele Verbindungen auf einmal. Schließ ein anderes Fenster von Coverstory.
error-too_many_tables = Du hast schon so viele Tische, wie eine Person oder eine Adresse haben darf. Schließ zuerst einen anderen.
error-too_many_bots = Du spielst schon so viele Spiele mit Bots, wie eine Person oder eine Adresse haben darf. Beende zuerst ein anderes.
error-table_full = An diesem Tisch ist so viel passiert, dass er nur noch Züge annimmt. Mach für alles andere einen neuen auf.
error-full = Der Server ist voll. Versuch es später noch einmal.
error-broken = Hier ist etwas schiefgegangen. Geändert wurde nichts.
error-no_metrics = Auf diesem Server fehlt, was /metrics braucht: pip install 'coverstory[metrics]'.
error-banned = Auf diesem Server darfst du nicht mitspielen.
error-muted = Du darfst hier nichts schreiben, auch keine Schnellantworten.
error-unwelcome_word = Eines dieser Wörter ist hier nicht erwünscht.
error-not_admin = Das darf nur, wer diesen Server betreibt.
error-no_sanction = So eine Sperre gibt es nicht.
error-no_report = So eine Meldung gibt es nicht, oder sie ist schon erledigt.
error-no_line = Das hat hier niemand gesagt.
error-no_person = Eine Person wird mit 32 Hexadezimalziffern bezeichnet.
error-no_address = Das ist keine Adresse und kein Netz, das sich sperren lässt.
error-server_stopped = Einen Tisch schließen kann nur ein laufender Server. Starte ihn oder lösche den Tisch.
error-dissolved = Wer diesen Server betreibt, hat diesen Tisch gelöscht.

# Im Spiel gegen Bots auf diesem Rechner
