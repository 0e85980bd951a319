# Undercover von Geni Wyss. Wer am Tisch sitzt, heißt beim Namen; nur wer über sich selbst liest, heißt „du“ (`$self`).
# Reihen zählen von 1 bis 6, Spalten von 1 bis 10.

title = Undercover (Wyss)
summary = Deck Agenten in einem Raster von sechzig auf und hol dir das Geheimnis jeder Reihe und Spalte, in der deine am meisten zählen.

# Optionen

option-first = Wer den ersten Zug hat.
    .name = Wer beginnt
    .random = Das Los entscheidet
option-secrets_at = An welchem Ende der Reihen und Spalten die Geheimnisse liegen. Bei gleicher Summe zählt die Nähe dazu.
    .name = Wo die Geheimnisse liegen
    .left_top = Links und oben
    .left_bottom = Links und unten
    .right_top = Rechts und oben
    .right_bottom = Rechts und unten
option-zero_captures = Was eine 0 schlagen kann.
    .name = Eine 0 schlägt
    .tens = Eine 10 oder eine andere 0
    .anything = Jedes Kärtchen
option-order = Was zuerst kommt, wenn ein Spezialagent eine Linie voll macht: seine Fähigkeit oder die Wertung.
    .name = Fähigkeit und Wertung
    .power_then_scoring = Erst die Fähigkeit
    .scoring_then_power = Erst die Wertung
option-compulsion = Wann der Nächste unter Zwang gesetzt werden kann.
    .name = Aufdeckzwang
    .both_lines = Beide Linien des Steins brauchen ein verdecktes Kärtchen
    .one_line = Eine Linie genügt
option-kept_card = Was das Kärtchen tut, das nach dem Aufdeckzwang offen bleibt.
    .name = Das offene Kärtchen
    .rests = Es ruht
    .acts = Es schlägt und wirkt wie jedes andere
option-retiring = Wen ein Spezialagent in den Ruhestand schicken darf.
    .name = In den Ruhestand
    .any = Alle
    .no_tens = Alle außer einer 10
option-powers = Ob ein Spezialagent eine Fähigkeit nutzen muss.
    .name = Fähigkeiten
    .must = Er muss
    .may = Er darf
option-compelled_cards = Wie die beiden Kärtchen beim Aufdeckzwang gewählt werden.
    .name = Die beiden Kärtchen
    .together = Beide zugleich
    .one_by_one = Das zweite, wenn das erste offen liegt
option-after_scoring = Was gilt, wenn ein Aufdeckzwang auf eine Wertung trifft.
    .name = Zwang nach einer Wertung
    .compelled = Der Zwang gilt
    .free = Die Wahl ist frei

# Dinge

place = { $place_row }·{ $place_column }
other = { $other_row }·{ $other_column }
from = { $from_row }·{ $from_column }
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
    [0] ein beliebiges verdecktes Kärtchen auf
    [1] ein Kärtchen in Reihe oder Spalte des Steins auf
    [2] das erste von zwei Kärtchen auf, in Reihe oder Spalte des Steins
    [3] ein Kärtchen in Reihe oder Spalte des Steins auf; du stehst unter Zwang
    [4] das zweite Kärtchen auf, in der Reihe des Steins
   *[5] das zweite Kärtchen auf, in der Spalte des Steins
 }
number = eine { $value }
rank = Platz { $rank }
secrets = { $secrets ->
    [one] 1 Geheimnis
   *[other] { $secrets } Geheimnissen
 }
waiting = Wir warten auf { $seat }.

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
action-begins = Platz { $seat_number } beginnt

# Ereignisse

event-secret = Das Geheimnis von { line } ist ein { kind }.
event-mission = { $self ->
    [seat] Du bekommst
   *[other] { $seat } bekommt
 } einen geheimen Auftrag{ $kind ->
    [none] {""}
   *[other] : { kind }
 }.
event-first = { $self ->
    [seat] Du fängst an.
   *[other] { $seat } fängt an.
 }
event-turn = { $self ->
    [seat] { $reach ->
        [0] Du bist dran: ein beliebiges verdecktes Kärtchen.
        [1] Du bist dran: ein Kärtchen in Reihe oder Spalte des Steins.
        [2] Du stehst unter Zwang: ein Kärtchen in der Reihe des Steins und eins in seiner Spalte.
       *[3] Du stehst unter Zwang: ein Kärtchen in der einzigen Linie des Steins, die noch eins hat.
     }
   *[other] { $reach ->
        [0] { $seat } ist dran: ein beliebiges verdecktes Kärtchen.
        [1] { $seat } ist dran: ein Kärtchen in Reihe oder Spalte des Steins.
        [2] { $seat } steht unter Zwang: ein Kärtchen in der Reihe des Steins und eins in seiner Spalte.
       *[3] { $seat } steht unter Zwang: ein Kärtchen in der einzigen Linie des Steins, die noch eins hat.
     }
 }
event-lapse = { $self ->
    [seat] Der Aufdeckzwang verfällt: Du hast einen normalen Zug.
   *[other] Der Aufdeckzwang verfällt: { $seat } hat einen normalen Zug.
 }
event-open = { $self ->
    [seat] Du deckst { place } auf.
   *[other] { $seat } deckt { place } auf.
 }
event-open_two = { $self ->
    [seat] Du deckst { place } und { other } auf.
   *[other] { $seat } deckt { place } und { other } auf.
 }
event-value = { place } ist { number }.
event-capture = { $self ->
    [seat] Du schlägst mit der { $with } aus { from } die { $value } von { $owner } auf { place }.
    [owner] { $seat } schlägt mit der { $with } aus { from } deine { $value } auf { place }.
   *[other] { $seat } schlägt mit der { $with } aus { from } die { $value } von { $owner } auf { place }.
 }
event-no_capture = { $self ->
    [seat] Du schlägst nichts.
   *[other] { $seat } schlägt nichts.
 }
event-stone = Der Stein liegt auf { place }.
event-retire = { $self ->
    [seat] Du schickst die { $value } von { $owner } auf { place } in den Ruhestand: Am Ende zählt sie für { $owner }.
    [owner] { $seat } schickt deine { $value } auf { place } in den Ruhestand: Am Ende zählt sie für dich.
   *[other] { $seat } schickt die { $value } von { $owner } auf { place } in den Ruhestand: Am Ende zählt sie für { $owner }.
 }
event-no_power = { $self ->
    [seat] Du nutzt keine Fähigkeit.
   *[other] { $seat } nutzt keine Fähigkeit.
 }
event-compel = { $self ->
    [seat] Du zwingst { $next }
    [next] { $seat } zwingt dich
   *[other] { $seat } zwingt { $next }
 }, zwei Kärtchen aufzudecken.
event-turn_back = { $self ->
    [seat] Du drehst die { $value } auf { place } zurück.
   *[other] { $seat } dreht die { $value } auf { place } zurück.
 }
event-keep = { $self ->
    [seat] Du lässt die { $value } auf { place } offen.
   *[other] { $seat } lässt die { $value } auf { place } offen.
 }
event-order = { $self ->
    [seat] Du lässt zuerst { line } werten.
   *[other] { $seat } lässt zuerst { line } werten.
 }
event-sum = { $self ->
    [seat] Du hast { $sum } in { line }; dein nächstes Kärtchen liegt { $distance } entfernt.
   *[other] { $seat } hat { $sum } in { line }; das nächste Kärtchen liegt { $distance } entfernt.
 }
event-win = { $self ->
    [seat] { $near ->
        [0] Du gewinnst { line } mit der höchsten Summe und holst dir das Geheimnis: { kind }.
       *[1] Du gewinnst { line } bei gleicher Summe, weil näher dran, und holst dir das Geheimnis: { kind }.
     }
   *[other] { $near ->
        [0] { $seat } gewinnt { line } mit der höchsten Summe und holt sich das Geheimnis: { kind }.
       *[1] { $seat } gewinnt { line } bei gleicher Summe, weil näher dran, und holt sich das Geheimnis: { kind }.
     }
 }
event-lost = Niemand hat ein Kärtchen in { line }: Das Geheimnis ({ kind }) ist aus dem Spiel.
event-aside = { $self ->
    [seat] Du legst die { $value } von { place } ab.
   *[other] { $seat } legt die { $value } von { place } ab.
 }
event-no_aside = { $self ->
    [seat] Du legst nichts ab.
   *[other] { $seat } legt nichts ab.
 }
event-shown_mission = { $self ->
    [seat] Du hattest den Auftrag: { kind }.
   *[other] { $seat } hatte den Auftrag: { kind }.
 }
points-counted = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
event-tally_kind = { $self ->
    [seat] Du bekommst { points-counted } für { $count } × { kind }.
   *[other] { $seat } bekommt { points-counted } für { $count } × { kind }.
 }
event-tally_mission = { $self ->
    [seat] Du bekommst { points-counted } für den Auftrag: { $count } × { kind }.
   *[other] { $seat } bekommt { points-counted } für den Auftrag: { $count } × { kind }.
 }
event-tally_aside = { $self ->
    [seat] Du bekommst { points-counted } für abgelegte Kärtchen.
   *[other] { $seat } bekommt { points-counted } für abgelegte Kärtchen.
 }
event-total = { $self ->
    [seat] Du hast zusammen { points-counted }.
   *[other] { $seat } hat zusammen { points-counted }.
 }
event-place = { $self ->
    [seat] Du kommst auf { rank }, mit { secrets }.
   *[other] { $seat } kommt auf { rank }, mit { secrets }.
 }

# Was erzählt wird, während es geschieht

beat-secrets = Sechzehn Geheimnisse liegen aus, eins für jede Reihe und Spalte.
beat-missions = Alle bekommen einen geheimen Auftrag.
beat-mission = { $self ->
    [seat] Du hast einen geheimen Auftrag: { kind }.
   *[other] { $seat } hat einen geheimen Auftrag: { kind }.
 }
beat-open = { $self ->
    [seat] Du deckst { place } auf: eine { $value }.
   *[other] { $seat } deckt { place } auf: eine { $value }.
 }
beat-open_two = { $self ->
    [seat] Du musst zwei aufdecken: eine { $value } auf { place } und eine { $second } auf { other }.
   *[other] { $seat } muss zwei aufdecken: eine { $value } auf { place } und eine { $second } auf { other }.
 }
beat-turn_back = { $self ->
    [seat] Du drehst die { $value } auf { place } zurück.
   *[other] { $seat } dreht die { $value } auf { place } zurück.
 }
beat-capture = { $self ->
    [seat] Du schlägst die { $value } von { $owner } auf { place }.
    [owner] { $seat } schlägt deine { $value } auf { place }.
   *[other] { $seat } schlägt die { $value } von { $owner } auf { place }.
 }
beat-win = { $self ->
    [seat] { $near ->
        [0] Du gewinnst { line } mit { $sum } und holst dir das Geheimnis: { kind }.
       *[1] Du liegst in { line } mit { $sum } am nächsten und holst dir das Geheimnis: { kind }.
     }
   *[other] { $near ->
        [0] { $seat } gewinnt { line } mit { $sum } und holt sich das Geheimnis: { kind }.
       *[1] { $seat } liegt in { line } mit { $sum } am nächsten und holt sich das Geheimnis: { kind }.
     }
 }
beat-won = { $winners_count ->
    [one] { $self ->
        [winners] Du gewinnst.
       *[other] { $winners } gewinnt.
     }
   *[other] { $self ->
        [winners] Ihr teilt euch den Sieg: { $winners }.
       *[other] { $winners } teilen sich den Sieg.
     }
 }
item-winners = { $self ->
    [seat] du
   *[other] { $seat }
 }

# Aufgaben

task-deal_secret = Die Geheimnisse werden ausgelegt.
task-deal_mission = Die Aufträge werden verteilt.
task-deal_first = Das Los entscheidet, wer anfängt.
task-reveal = Ein Kärtchen wird umgedreht.
task-open = { $yours ->
    [1] Du bist dran: Deck { reach }.
   *[0] { waiting }
 }
task-capture = { $yours ->
    [1] Schlag mit deiner { $value } ein Kärtchen oder nichts.
   *[0] { waiting }
 }
task-power = { $yours ->
    [1] Schick ein Kärtchen in Reihe oder Spalte des Steins in den Ruhestand, oder setz den Nächsten unter Zwang{ leave }.
   *[0] { waiting }
 }
task-open_two = { $yours ->
    [1] Du stehst unter Zwang: Deck ein Kärtchen in der Reihe des Steins auf und eins in seiner Spalte.
   *[0] { waiting }
 }
task-turn_back = { $yours ->
    [1] Dreh eins der beiden Kärtchen zurück.
   *[0] { waiting }
 }
task-order = { $yours ->
    [1] Welche Linie wird zuerst gewertet?
   *[0] { waiting }
 }
task-lay_aside = { $yours ->
    [1] Leg ein Kärtchen aus { line } ab oder keins.
   *[0] { waiting }
 }
task-ended = Das Spiel ist aus.
leave = { $leave ->
    [1] , oder lass beides
   *[0] {""}
 }

# Regeln, die etwas verbieten

rule-W8 = Deck ein verdecktes Kärtchen in Reihe oder Spalte des Steins auf.
rule-W9 = Du kannst nur ein verdecktes Kärtchen aufdecken.
rule-W10 = Du kannst nur ein offenes fremdes Kärtchen schlagen, in Reihe oder Spalte des eben aufgedeckten.
rule-W11 = Ein Kärtchen schlägt seinesgleichen; eine 10 fällt nur einer 0 und schlägt selbst nichts.
rule-W12 = Eine 10 lässt sich hier nicht in den Ruhestand schicken.
rule-W14 = Nutz eine Fähigkeit: Schick ein offenes fremdes Kärtchen in den Ruhestand, oder setz den Nächsten unter Zwang.
rule-W15 = Die Fähigkeiten wirken nur in Reihe und Spalte des Steins.
rule-W20 = Jetzt ist erst etwas anderes dran.
rule-W24 = Ablegen kannst du nur ein eigenes Kärtchen der eben gewerteten Linie.
rule-W27 = Du stehst unter Zwang: Nenn ein verdecktes Kärtchen in der Reihe des Steins und eins in seiner Spalte.
rule-W30 = Du stehst in Reihe oder Spalte des Steins noch unter Zwang.

# Warum das Spiel zu Ende ist

reason-all_open = Alle Kärtchen sind offen und alle Linien gewertet.

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

web-goal = Hab die höchste Summe, wenn eine Reihe oder Spalte voll ist, und hol dir ihr Geheimnis.
web-deal_mission = Dein Auftrag: { $kind }. Jedes davon bringt dir 10 Punkte mehr. Verrate es niemandem.
web-deal_colour = Kärtchen in dieser Farbe, mit diesem Zeichen, gehören dir.
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
web-secrets = { $n ->
    [one] 1 Geheimnis
   *[other] { $n } Geheimnisse
 }
web-aside = abgelegt { $n }
web-aside_none = nichts abgelegt
web-no_secret = kein Geheimnis
web-capture_nothing = Nichts schlagen
web-lay_nothing = Nichts ablegen
web-compel = { $name } unter Zwang setzen
web-leave_power = Keine Fähigkeit
web-sums_show = Alle Summen zeigen
web-sums_hide = Summen verbergen
web-closed = verdeckt { $n }
web-box = Schachtel { $n }
web-under_pressure = unter Zwang
web-plan_open = Du deckst { $place } auf.
web-plan_two = Du deckst { $place } und { $other } auf.
web-plan_two_more = Du deckst { $place } auf, und dazu eins aus der anderen Linie des Steins.
web-plan_capture = Du schlägst die { $value } von { $name }: Deine { $own } rückt dorthin, { $place } bleibt eine Lücke.
web-plan_retire = Du schickst die { $value } von { $name } in den Ruhestand: Am Ende zählt sie noch { $value } für { $name }.
web-plan_aside = Du legst deine { $value } ab: Am Ende zählt sie { $value } für dich; ihr Feld wird zur Lücke.
web-plan_back = Du drehst die { $value } zurück; die { $other } bleibt.
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
web-stamp_points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
 }
web-stamp_place = Rang { $n }
web-tell_now = Jetzt
web-tell_grid = Raster, Reihe für Reihe
web-tell_lines = Linien: Geheimnis, Summen, noch verdeckte Kärtchen
web-tell_players = Am Tisch
web-tell_stone = Der Stein liegt auf { $place }.
web-tell_no_stone = Noch ist kein Kärtchen aufgedeckt.
web-tell_reach_anywhere = Jedes verdeckte Kärtchen darf aufgedeckt werden.
web-tell_reach_near = Als Nächstes ein Kärtchen in Reihe oder Spalte des Steins.
web-tell_reach_two = Unter Zwang: zwei Kärtchen, eins in der Reihe des Steins, eins in seiner Spalte.
web-tell_reach_one = Unter Zwang: ein Kärtchen in der einzigen Linie des Steins, die noch eins hat.
web-tell_box = Aus dem Spiel: { $values }.
web-tell_unseen = Werte, die noch niemand gesehen hat: { $values }.
web-tell_none = keine
web-tell_arrow = Pfeil nach { $arrow }
web-arrow_S = Süden
web-arrow_W = Westen
web-arrow_N = Norden
web-arrow_E = Osten
web-note_missions = Wer hat welchen Auftrag?
web-note_missions_how = Tipp zum Markieren. Kleine Zahlen: schon geholte Geheimnisse dieser Art.
web-note_you = du
web-note_blank = ohne Zeichen
web-note_no = nicht das
web-note_maybe = vielleicht
web-note_yes = das ist es
web-note_out = ausgeschlossen
web-note_cell = { $name }, { $kind }: { $mark }
web-note_values = Werte, die noch niemand gesehen hat
web-note_values_how = Ein volles Kästchen ist ein Kärtchen, das noch niemand gesehen hat.
web-note_value = { $value }: { $n } von 6 ungesehen
web-note_known = Verdeckt, aber bekannt
web-note_known_none = keine
web-note_known_one = { $value } auf { $place }
web-note_box = In der Schachtel
web-note_text = Deine Notizen
