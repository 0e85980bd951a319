# Rätsel zu Undercover (Wyss)

ask-exhausted = Welcher Wert kann nicht mehr auftauchen?
ask-all_left = Von welchem Wert war noch keine einzige Karte zu sehen?
ask-left = Wie viele Karten mit dem Wert { $value } hat noch niemand gesehen?
ask-taker = Wer bekäme das Geheimnis von { $line ->
    [row] Zeile
   *[column] Spalte
 } { $number }, wenn jetzt gewertet würde?
ask-mission = Die Punkte verraten die Mission. Welche hat Platz { $seat }?
value = { $value }
count = { $count }
seat = Platz { $seat }
kind = { $kind ->
    [0] das Tonband
    [1] der Film
    [2] das Dokument
   *[3] der Koffer
 }
clue-points = „Mit der Mission hat Platz { $seat } jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.“
step-six = Vom Wert { $value } gibt es sechs Karten.
step-seen = { $count ->
    [0] Keine mit dem Wert { $value } war bisher zu sehen
    [one] Eine mit dem Wert { $value } war bisher zu sehen
   *[other] { $count } mit dem Wert { $value } waren bisher zu sehen
 }: im Raster, in der Schachtel oder beiseitegelegt.
step-sum = In { $line ->
    [row] Zeile
   *[column] Spalte
 } { $number } hat Platz { $seat } die Summe { $sum }.
step-nearest = Die höchste Summe bekommt das Geheimnis; bei Gleichstand entscheidet die Karte, die ihm am nächsten liegt.
step-points = Ohne Mission bringen Sorten und beiseitegelegte Karten Platz { $seat } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.
step-bonus = Der Rest sind Zehner für Geheimnisse der richtigen Sorte: Platz { $seat } hat davon { $count }.
step-own = Deine eigene Mission ist { $kind ->
    [0] das Tonband
    [1] der Film
    [2] das Dokument
   *[3] der Koffer
 }; die hat also niemand sonst.
