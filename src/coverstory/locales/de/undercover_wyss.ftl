# Undercover von Geni Wyss. Namen stehen, wie sie sind, auch „Du“: Kein Verb richtet sich nach ihnen.
# Reihen zählen von 1 bis 6, Spalten von 1 bis 10.

title = Undercover (Wyss)
summary = Sechzig Agenten aufdecken und die Geheimnisse der Reihen und Spalten erbeuten, in denen man führt.

# Optionen

option-first = Wer beginnt: ausgelost oder der Platz mit dieser Nummer.
option-secrets_at = An welchem Ende der Reihen und Spalten die Geheimnisse liegen; die Nähe entscheidet Gleichstände.
option-zero_captures = Was eine 0 schlägt: eine 10 oder eine 0, oder Kärtchen mit jedem Wert.
option-order = Ob ein Spezialagent vor oder nach den Wertungen seines Zuges wirkt.
option-compulsion = Ob der Aufdeckzwang verdeckte Kärtchen in beiden Linien des Steins braucht oder eine Linie genügt.
option-kept_card = Ob das nach dem Aufdeckzwang behaltene Kärtchen ruht oder wie jedes andere schlägt und wirkt.
option-retiring = Wen ein Spezialagent in den Ruhestand schicken darf: alle oder alle außer einer 10.
option-powers = Ob ein Spezialagent eine Fähigkeit nutzen muss oder darauf verzichten darf.
option-compelled_cards = Ob beim Aufdeckzwang beide Kärtchen zugleich genannt werden oder das zweite erst nach dem ersten.
option-after_scoring = Trifft ein Aufdeckzwang auf eine Wertung, gilt der Zwang (compelled) oder die freie Wahl (free).

# Dinge

place = Reihe { $place_row }, Spalte { $place_column }
other = Reihe { $other_row }, Spalte { $other_column }
from = Reihe { $from_row }, Spalte { $from_column }
line = { $line_side ->
    [-1] Reihe { $line_row }
   *[1] Spalte { $line_column }
 }
kind = { $kind ->
    [0] Tonband
    [1] Film
    [2] Dokument
   *[3] Koffer
 }
reach = { $reach ->
    [0] ein beliebiges verdecktes Kärtchen
    [1] ein verdecktes Kärtchen in Reihe oder Spalte des Steins
    [2] das erste von zwei Kärtchen, in Reihe oder Spalte des Steins,
    [3] unter Aufdeckzwang ein verdecktes Kärtchen in Reihe oder Spalte des Steins
    [4] das zweite Kärtchen, in der Reihe des Steins,
   *[5] das zweite Kärtchen, in der Spalte des Steins,
 }
# Zurückgedreht und abgelegt wird oft im Zug von jemand anderem.
whose = { $yours ->
    [1] Zu tun
   *[0] { $seat }
 }

# Aktionen

action-open = { place } aufdecken
action-capture = { place } schlagen
action-capture_nothing = nichts schlagen
action-retire = { place } in den Ruhestand schicken
action-compel = Aufdeckzwang
action-leave_power = keine Fähigkeit nutzen
action-open_two = Spalte { $column_number } in der Reihe des Steins und Reihe { $row_number } in der Spalte des Steins aufdecken
action-turn_back_row = das Kärtchen in der Reihe des Steins zurückdrehen
action-turn_back_column = das Kärtchen in der Spalte des Steins zurückdrehen
action-first_row = zuerst die Reihe werten
action-first_column = zuerst die Spalte werten
action-lay_aside = { place } ablegen
action-lay_nothing = nichts ablegen
action-shows = das Kärtchen zeigt { $value }
action-secret = das Geheimnis ist ein { kind }
action-mission = der Auftrag ist { kind }
action-begins = Platz { $number } beginnt

# Ereignisse

event-secret = Das Geheimnis von { line }: ein { kind }.
event-mission = { $kind ->
    [none] { $seat }: ein Auftragskärtchen erhalten.
   *[other] { $seat }: Auftrag { kind } erhalten.
 }
event-first = Erster Zug: { $seat }.
event-turn = { $reach ->
    [0] { $seat } am Zug: ein beliebiges verdecktes Kärtchen.
    [1] { $seat } am Zug: ein verdecktes Kärtchen in Reihe oder Spalte des Steins.
    [2] { $seat } unter Aufdeckzwang: ein Kärtchen in der Reihe des Steins und eins in seiner Spalte.
   *[3] { $seat } unter Aufdeckzwang: ein Kärtchen der einzigen Linie des Steins, die noch eins hat.
 }
event-lapse = Der Aufdeckzwang verfällt; es folgt ein normaler Zug.
event-open = { $seat }: { place } aufgedeckt.
event-open_two = { $seat }: { place } und { other } aufgedeckt.
event-value = Das Kärtchen in { place } zeigt { $value }.
event-capture = { $seat }: mit der { $with } aus { from } die { $value } in { place } geschlagen; Besitzer: { $owner }.
event-no_capture = { $seat }: nichts geschlagen.
event-stone = Der Stein liegt in { place }.
event-retire = { $seat }: die { $value } in { place } in den Ruhestand geschickt; abgelegt beim Besitzer: { $owner }.
event-no_power = { $seat }: keine Fähigkeit genutzt.
event-compel = { $seat }: Aufdeckzwang verhängt; betroffen: { $next }.
event-turn_back = { $seat }: die { $value } in { place } zurückgedreht.
event-keep = { $seat }: die { $value } in { place } behalten.
event-order = { $seat }: { line } wird zuerst gewertet.
event-sum = { $seat }: Summe { $sum } in { line }, nächstes Kärtchen im Abstand { $distance }.
event-win = { $near ->
    [0] { $seat }: { line } mit der höchsten Summe gewonnen. Beute: { kind }.
   *[1] { $seat }: { line } bei gleicher Summe durch Nähe zum Geheimnis gewonnen. Beute: { kind }.
 }
event-lost = Niemand hat ein Kärtchen in { line }; aus dem Spiel: { kind }.
event-aside = { $seat }: die { $value } aus { place } abgelegt.
event-no_aside = { $seat }: nichts abgelegt.
event-shown_mission = { $seat }: Der Auftrag war { kind }.
event-tally_kind = { $seat }: { kind } × { $count }: { $points } Punkte.
event-tally_mission = { $seat }: Auftrag { kind } × { $count }: { $points } Punkte.
event-tally_aside = { $seat }: abgelegte Kärtchen: { $points } Punkte.
event-total = { $seat }: zusammen { $points } Punkte.
event-place = { $seat }: Rang { $rank } (Geheimnisse: { $secrets }).

# Aufgaben

task-deal_secret = Die Geheimnisse werden ausgelegt.
task-deal_mission = Die Aufträge werden verteilt.
task-deal_first = Wer beginnt, wird ausgelost.
task-reveal = Ein Kärtchen wird umgedreht.
task-open = { whose }: { reach } aufdecken.
task-capture = { whose }: mit der { $value } ein Kärtchen schlagen oder nichts.
task-power = { whose }: ein Kärtchen in Reihe oder Spalte des Steins in den Ruhestand schicken oder Aufdeckzwang{ leave }.
task-open_two = { whose }: ein Kärtchen in der Reihe des Steins und eins in seiner Spalte aufdecken.
task-turn_back = { whose }: eins der beiden Kärtchen zurückdrehen.
task-order = { whose }: wählen, welche Linie zuerst gewertet wird.
task-lay_aside = { whose }: ein Kärtchen aus { line } ablegen oder nichts.
task-ended = Das Spiel ist zu Ende.
leave = { $leave ->
    [1] {" "}oder keine Fähigkeit nutzen
   *[0] {""}
 }

# Regeln, die etwas verbieten

rule-W8 = Aufgedeckt wird ein verdecktes Kärtchen in Reihe oder Spalte des Steins.
rule-W9 = Nur ein verdecktes Kärtchen kann aufgedeckt werden.
rule-W10 = Schlagen lässt sich nur ein offenes fremdes Kärtchen in Reihe oder Spalte des eben aufgedeckten.
rule-W11 = Ein Kärtchen schlägt seinesgleichen; eine 10 fällt nur einer 0 und schlägt selbst nichts.
rule-W12 = Eine 10 lässt sich hier nicht in den Ruhestand schicken.
rule-W14 = Eine Fähigkeit nutzen: ein offenes fremdes Kärtchen in den Ruhestand schicken, oder Aufdeckzwang.
rule-W15 = Die Fähigkeiten wirken nur in Reihe und Spalte des Steins.
rule-W20 = Jetzt ist etwas anderes an der Reihe.
rule-W24 = Ablegen lässt sich ein eigenes Kärtchen der eben gewerteten Linie.
rule-W27 = Beim Aufdeckzwang: ein verdecktes Kärtchen in der Reihe des Steins und eins in seiner Spalte.
rule-W30 = Der Aufdeckzwang gilt noch in Reihe oder Spalte des Steins.

# Warum das Spiel zu Ende ist

reason-all_open = Alle Kärtchen sind aufgedeckt und alle Linien gewertet.

# Das Brett im Terminal

board-east = Os
board-secrets = Geheimnisse
board-none = keine
board-aside = abgelegt
board-mission = Auftrag
board-no_mission = noch kein Auftrag
board-hidden = geheim
board-points = Punkte bisher
board-unseen = Nie aufgedeckt
board-key = ## verdeckt   (9) verdeckt, bekannt   9! erzwungen   . Lücke
board-taken = =S Geheimnis bei S   -- Geheimnis aus dem Spiel   * Stein   + eben aufgedeckt
