# Die Analyse einer beendeten Partie

review_of = Analyse: { $game }
ask = Analyse erstellen
asked = Die Analyse läuft: { $done } von { $total } Entscheidungen.
asked_soon = Die Analyse läuft …
not_made = Von dieser Partie gibt es noch keine Analyse.
about = Jede Entscheidung wird danach beurteilt, was man in diesem Moment wissen konnte. 1 Punkt ist 1 % des Wegs vom letzten Platz zum sicheren Sieg.
course = So lief es
course_about = Was für alle zu erwarten war, vom ersten Zug bis zum letzten. Gestrichelt: Wendepunkte.
at_move = Zug { $number }
point_at = Zeitpunkt: Zug { $number }
previous = Vorige Entscheidung
next = Nächste Entscheidung
decisions = Entscheidungen
costly_only = Nur die, die etwas gekostet haben
none_costly = Keine Entscheidung hat Nennenswertes gekostet.
cost = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
better = Besser: { $best }
watch = In der Wiederholung ansehen
board_before = Das Brett vor Zug { $number }, mit dem besseren Zug eingezeichnet
board_played = Das Brett vor Zug { $number }, mit dem gespielten Zug
show_best = Der bessere Zug
show_played = Der gespielte Zug
split = Wie das Ergebnis zustande kam
split_about = Fairer Anfang, eigenes Spiel, Spiel der anderen, Glück und ein unerklärter Rest ergeben zusammen das Ergebnis.
split-start = Fairer Anfang
split-own = Eigenes Spiel
split-others = Spiel der anderen
split-luck = Glück
split-rest = Unerklärt
split-result = Ergebnis
secrets = Wer was wissen konnte
secret_of = Die Geheimnisse von { $name }
secret_table = Was verdeckt auf dem Tisch lag
secret_about = Für wie wahrscheinlich man die Wahrheit halten konnte, wenn man gut zuhörte; 100 ist sicher.
onlooker = Wer zusah
secret_revealing = Am meisten verraten hat { $name } mit Zug { $move }.
secret_bluff = Am besten getäuscht hat { $name } mit Zug { $move }.
secret_known = Ab Zug { $move } konnte sich sicher sein, wer gut zuhörte.
players = Die Spieler
verdict-brilliant = Brillant
verdict-good = Gut
verdict-inaccuracy = Ungenau
verdict-mistake = Fehler
verdict-blunder = Grober Fehler
play-none = { $name } hatte nichts zu entscheiden.
play-clean = Keine Entscheidung von { $name } hat Nennenswertes gekostet.
play-worst = Eine Entscheidung von { $name } hat im Schnitt { $rating } { $rating ->
    [one] Punkt
   *[other] Punkte
 } gekostet; am teuersten war Zug { $move }, „{ $action }“: „{ $best }“ wäre { cost } besser gewesen.
end-missed = Ab Zug { $since } hätte { $name } das Geheimnis von { $whose } sicher wissen können und lag mit Zug { $move } doch daneben.
end-bluff = Mit Zug { $move } hat { $name } alle in die Irre geführt.
end-known = Ab Zug { $move } konnte sich beim Geheimnis von { $name } sicher sein, wer gut zuhörte.
end-lucky = Das Glück hat { $name } { cost } geschenkt.
end-unlucky = Das Pech hat { $name } { cost } gekostet.
end-even = Bei { $name } haben sich Glück und Pech die Waage gehalten.
