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

# Der Spielplan im Browser

web-board = Raster mit sechzig Akten
web-row_letter = R
web-column_letter = S
web-mission = Auftrag
web-mission_of = Auftrag { $kind }
web-mission_hidden = Auftrag unbekannt
web-no_mission = noch kein Auftrag
web-face_down = verdeckt
web-known = verdeckt, eine { $value }
web-gap = Lücke
web-card_of = { $value } von { $name }
web-stone_here = hier liegt der Stein
web-nobody = niemand
web-lost = aus dem Spiel
web-taken = geholt von { $name }
web-closed_in = { $n } verdeckt
web-secret_one = 1 Geheimnis
web-secret_many = { $n } Geheimnisse
web-aside = abgelegt { $n }
web-aside_none = nichts abgelegt
web-no_secret = kein Geheimnis
web-capture_nothing = Nichts schlagen
web-lay_nothing = Nichts ablegen
web-compel = Zwang für { $name }
web-leave_power = Keine Fähigkeit
web-sums_show = Summen aller Linien zeigen
web-sums_hide = Summen wieder verbergen
web-closed = verdeckt { $n }
web-box = Schachtel { $n }
web-under_pressure = unter Zwang
web-plan_open = { $place } aufdecken.
web-plan_two = { $place } und { $other } aufdecken.
web-plan_two_more = { $place } aufdecken, und eins aus der anderen Linie des Steins.
web-plan_capture = Die { $value } von { $name } schlagen: Deine { $own } rückt dorthin, { $place } bleibt eine Lücke.
web-plan_retire = Die { $value } von { $name } in den Ruhestand: Am Ende zählt sie { $value } für ihren Besitzer.
web-plan_aside = Deine { $value } ablegen: Am Ende zählt sie { $value } für dich; ihr Feld wird zur Lücke.
web-plan_back = Die { $value } zurückdrehen; die { $other } bleibt.
web-plan_first = Zuerst { $line } werten: { $sums }.
web-plan_compel = { $name } muss zwei Kärtchen aufdecken, und du sagst, welches zurückgedreht wird.
web-stamp_capture = geschlagen
web-stamp_retire = im Ruhestand
web-stamp_aside = heimgeholt
web-stamp_compel = Zwang
web-stamp_back = zurückgedreht
web-stamp_keep = bleibt
web-stamp_win = gewonnen
web-stamp_lost = verloren
web-stamp_lapse = verfallen
web-stamp_points = { $n } Punkte
web-stamp_place = Rang { $n }
web-tell_now = Jetzt
web-tell_grid = Raster, Reihe für Reihe
web-tell_lines = Linien: Geheimnis, Summen, noch verdeckte Kärtchen
web-tell_players = Mitspielende
web-tell_stone = Der Stein liegt in { $place }.
web-tell_no_stone = Noch ist kein Kärtchen aufgedeckt.
web-tell_reach_anywhere = Aufgedeckt werden darf jedes verdeckte Kärtchen.
web-tell_reach_near = Aufgedeckt wird in Reihe oder Spalte des Steins.
web-tell_reach_two = Aufdeckzwang: zwei Kärtchen, eins in der Reihe des Steins, eins in seiner Spalte.
web-tell_reach_one = Aufdeckzwang: ein Kärtchen in der einzigen Linie des Steins, die noch eins hat.
web-tell_box = Aus dem Spiel: { $values }.
web-tell_unseen = Werte, die noch niemand gesehen hat: { $values }.
web-tell_none = keine
web-tell_arrow = Pfeil nach { $arrow }
web-arrow_S = Süden
web-arrow_W = Westen
web-arrow_N = Norden
web-arrow_E = Osten
web-note_missions = Wer hat welchen Auftrag?
web-note_missions_how = Antippen zum Markieren. Kleine Zahlen: schon geholte Geheimnisse dieser Art.
web-note_you = du
web-note_blank = ohne Zeichen
web-note_no = nicht das
web-note_maybe = vielleicht
web-note_yes = das ist es
web-note_out = ausgeschlossen
web-note_cell = { $name }, { $kind }: { $mark }
web-note_values = Noch ungesehene Werte
web-note_values_how = Ein volles Kästchen ist ein Kärtchen, das noch niemand gesehen hat.
web-note_value = { $value }: { $n } von 6 ungesehen
web-note_known = Verdeckt, aber bekannt
web-note_known_none = keine
web-note_known_one = { $value } in { $place }
web-note_box = In der Schachtel
web-note_text = Eigene Notizen
