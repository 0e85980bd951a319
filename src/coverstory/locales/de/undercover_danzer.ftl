# Undercover von Doris und Daniel Danzer

title = Undercover (Danzer)
summary = Agenten mit zwei Gesichtern geschickt anlegen und bei jedem Dienst die besten Informationen sammeln.

# Optionen

option-colours = Wie Farben verteilt werden: Wahl in Platzfolge (chosen), Zufall (random), Buchstaben je Platz (OYGP).
option-first = Wer beginnt: ein zufälliger Platz (random) oder der Platz mit dieser Nummer.
option-headquarters = Wie die sechs Hauptquartiere liegen, bevor einige entfernt werden: zwei Zeilen zu drei Farben.
option-track = Die Seite der Informationstafel: standard mit Punkteplättchen oder Leistungsspiel mit Spaltenwerten.
option-plain = Standardtafel: leere Spalten vor den fünf Plättchenspalten (zu zweit eine mehr, und vier).
option-classified_values = Leistungsspiel: was jede Spalte wert ist, von links nach rechts.
option-line = Leistungsspiel: nach wie vielen Spalten die schwarze Linie liegt.
option-tie_break = Gleichstand: Die letzte Spalte der Beteiligten entscheidet; oder auch weitere; oder die letzte aller.
option-taken_tokens = Ob genommene Plättchen gezeigt werden oder bis zum Ende verdeckt liegen und man sie sich merken muss.

# Dinge

colour = { $colour ->
    [0] Rot
    [1] Orange
    [2] Gelb
    [3] Grün
    [4] Blau
    [5] Violett
   *[6] Joker
 }
undercover = { $undercover ->
    [0] Rot
    [1] Orange
    [2] Gelb
    [3] Grün
    [4] Blau
   *[5] Violett
 }
# Nur der Stimmung wegen (U4).
city = { $colour ->
    [0] Moskau
    [1] Buenos Aires
    [2] Peking
    [3] Berlin
    [4] Washington
   *[5] London
 }
pile = { $pile ->
    [0] A
   *[1] B
 }
agent = { $agent_pile ->
    [0] A
   *[1] B
 }{ $agent_place }
piece = { $piece_joker ->
    [1] den Joker
   *[-1] den Agenten
 }
side = { $side ->
    [0] offiziell
   *[1] undercover
 }
space = { NUMBER($row, useGrouping: 0) },{ NUMBER($column, useGrouping: 0) }
from = { $from ->
    [0] zu Hause
   *[other] Spalte { $from }
 }
to = { $to ->
    [0] zu Hause
   *[other] Spalte { $to }
 }
at = { $at ->
    [0] zu Hause
   *[other] Spalte { $at }
 }
why = { $why ->
    [0] { reason-tokens }
    [1] { reason-line }
   *[2] { reason-cap }
 }
# Offizielle Farbe und Undercover-Farbe.
tile = { $tile ->
    [0] Rot/Violett
    [1] Rot/Orange
    [2] Orange/Rot
    [3] Orange/Gelb
    [4] Gelb/Orange
    [5] Gelb/Grün
    [6] Grün/Gelb
    [7] Grün/Blau
    [8] Blau/Grün
    [9] Blau/Violett
    [10] Violett/Blau
   *[11] Violett/Rot
 }
whose = { $yours ->
    [1] Am Zug
   *[0] { $seat } ist am Zug
 }

# Aktionen

action-colour = Farbe { colour }
action-take_top = Stapel { pile } nehmen
action-take_bottom = unten von Stapel { pile } ziehen
action-take_joker = den Joker nehmen
action-take_at = den Agenten auf { space } nehmen
action-flip = umdrehen
action-keep = nicht umdrehen
action-place_at = auf { space } legen
action-starts = Platz { $number } beginnt
action-part = Agent { tile } in Stapel A
action-stack = Agent { tile } als Nächster im Stapel
action-token = Plättchen { $value } in Reihe { colour }

# Ereignisse

event-token = Die { $value } liegt in Spalte { $column_number } der Reihe { colour }.
event-colour = { $seat } spielt { colour }.
event-headquarters = Das Hauptquartier von { colour } ({ city }) liegt auf { space }.
event-parted = Die beiden Undercover-Agenten für { colour } werden auf die Stapel verteilt.
event-turned = Stapel { pile } ist gemischt und umgedreht; oben liegt { colour }.
event-starts = { $seat } beginnt.
event-turn = Runde { $round }: { $seat } ist am Zug.
event-top = { $seat } nimmt { colour } von Stapel { pile }.
event-shows = Stapel { pile } zeigt jetzt { colour }.
event-empty = Stapel { pile } ist leer.
event-bottom = { $seat } hat keine andere Wahl und zieht { colour } unten aus Stapel { pile }.
event-pick = { $seat } nimmt den Agenten ({ colour }) auf { space }.
event-joker = { $seat } nimmt den Joker.
event-flip = { $seat } dreht den Agenten um: { colour }, { side }.
event-keep = { $seat } lässt den Agenten, wie er ist: { colour }.
event-file = { $seat } legt die Mappe auf { piece }.
event-place = { $seat } legt das Plättchen auf { space } ({ colour }).
event-corner = Es passt nirgends: { $seat } legt das Plättchen über Eck auf { space } ({ colour }); nichts wird ausgewertet.
event-pause = In der ersten Runde wird für { $seat } nichts ausgewertet.
event-move = { $over ->
    [-1] { $seat }, Reihe { colour }: +{ $steps }, hält aber vorher, von { from } auf { to }.
    [0] { $seat }, Reihe { colour }: +{ $steps }, von { from } auf { to }.
   *[1] { $seat }, Reihe { colour }: +{ $steps } und über besetzte Felder weiter, von { from } auf { to }.
 }
event-stay = { $seat }, Reihe { colour }: geht nicht mehr weiter ({ at }).
event-gain = { $value ->
    [none] { $seat } nimmt ein Plättchen in { colour }.
   *[other] { $seat } nimmt das Plättchen { $value } in { colour }.
 }
event-ending = { $seat } hat alle sechs beisammen: Diese Runde ist die letzte.
event-over = { why }
event-back = Agent { agent } ist { colour }, undercover { undercover }.
event-tally = { $seat }, Reihe { colour }: { at }, { $value } mal { $twice } ergibt { $points }.
event-score = { $seat }: Punkte { $points }, Rang { $rank }.

# Aufgaben

task-colours = { whose }: eine Farbe wählen.
task-take = { whose }: ein Plättchen nehmen (keinen Agenten in { colour }).
task-flip = { whose }: den Agenten umdrehen oder so lassen.
task-place = { whose }: das Plättchen legen ({ colour }).
task-chance = Der Zufall entscheidet.
task-end = Das Spiel ist zu Ende.

# Regeln, die etwas verbieten

rule-U13 = Diese Farbe hat schon ein anderer Platz.
rule-U14 = Nehmen darf man Stapelspitzen, liegende Agenten ohne Mappe und den eigenen Joker, nie die Gegenseite.
rule-U16 = Umdrehen lässt sich weder zurücknehmen noch nachholen.
rule-U20 = Auf diesem Agenten liegt noch die eigene Mappe; zweimal hintereinander geht nicht.
rule-U22 = Unten gezogen wird nur, wenn sonst nichts aktiviert werden kann.
rule-U24 = Das Feld muss frei sein, an mindestens ein Plättchen grenzen und zu jeder Nachbarfarbe passen.
rule-U25 = Ein nicht umgedrehter Agent darf nicht auf das Feld zurück, von dem er genommen wurde.
rule-U26 = Über Eck gelegt wird nur, wenn das Plättchen nirgends passt, und wenn möglich an einen Agenten.
rule-U45 = Ein Zug hat eine Reihenfolge: nehmen, umdrehen oder nicht, legen.
rule-U47 = Ein Joker wird nie umgedreht.
rule-U48 = Ein Stapel mit weniger als zwei Plättchen hat kein verdecktes unterstes.

# Warum das Spiel zu Ende ist

reason-tokens = Jemand nahm das sechste Plättchen, und die Runde wurde zu Ende gespielt.
reason-line = Jemand brachte alle sechs Mitarbeiter über die Linie, und die Runde wurde zu Ende gespielt.
reason-cap = Nach 300 Runden wird das Spiel gewertet, wie es steht.

# Das Brett im Terminal

board-round = Runde { $round }
board-track = Informationstafel: Buchstaben Mitarbeiter, Zahlen Plättchen
board-classified = Informationstafel: # neutral, | die Linie
board-home = daheim
board-worth = Wert
board-player = , Gegenseite { $opposite } (x2), Punkte bisher { $points }
board-joker_here = {"    "}Joker nicht gespielt, Mappe { $file }
board-joker_gone = {"    "}Joker gespielt, Mappe { $file }
board-file_none = beiseite
board-file_joker = auf dem Joker
board-file_agent = auf { $tile }
board-pile = Stapel { $pile }: noch { $count }, oben{" "}
board-unseen = ; undercover noch nicht gesehen:{" "}
board-nothing = nichts
board-hand = In der Hand:{" "}
board-place = ; + zeigt, wo es liegen darf
board-desk = Spielfläche: Zeilen abwärts, Spalten nach rechts
board-legend = [G] Hauptquartier [*] Joker, Go? offiziell, hinten ?, GuB undercover, hinten B
board-letters = R rot, O orange, Y gelb, G grün, B blau, P violett; Ziffer: Mappe des Platzes

# Der Spielplan im Browser

web-choose_colour = { $colour } spielen ({ $city }); { $twice } zählt doppelt
web-take_top = { $colour } von Stapel { $pile } nehmen ({ $back })
web-take_bottom = Unterstes Plättchen von Stapel { $pile } ziehen, ungesehen
web-take_joker = Den eigenen Joker nehmen
web-take_at = Agenten auf { $space } nehmen: { $colour } ({ $back })
web-back_seen = Rückseite: { $colour }
web-back_open = Rückseite: { $one } oder { $other }
web-flip = Umdrehen: { $colours }
web-keep = So lassen: { $colour }
web-place = Auf { $space } legen
web-step = { $colour } +{ $steps }
web-goes = { $colour } { $from } → { $to }
web-stays = { $colour } bleibt stehen
web-token = nimmt die { $value }
web-token_twice = nimmt die { $value }, doppelt
web-points = { $points } Punkte
web-no_steps = keine Schritte
web-first_round = erste Runde: keine Auswertung
web-desk = Spielfläche. Pfeiltasten verschieben die Ansicht, Plus und Minus zoomen, 0 zeigt alles.
web-supply = Stapel, Hand und Farbkreis
web-track = Informationstafel
web-closer = Näher heran
web-further = Weiter weg
web-fit = Alles zeigen
web-pile = Stapel { $pile }
web-left = noch { $count }
web-empty = leer
web-unseen = Undercover, noch nicht gesehen
web-hand = In der Hand
web-keep_short = So lassen
web-flip_short = Umdrehen
web-bottom_short = Unten
web-joker = Joker
web-played = gelegt
web-twice = ×2
web-home = daheim
web-lane = Reihe
web-sum = Summe
web-choose_title = Welcher Dienst?
web-stamp_pause = NOCH KEIN BERICHT
web-stamp_corner = KEIN TREFFEN
web-stamp_ending = LETZTE RUNDE
web-stamp_over = AKTE GESCHLOSSEN
web-about_none = noch keine Farbe
web-about = { $colour } · { $twice } ×2 · { $points } Punkte
web-tell_turn = Am Zug
web-tell_round = Runde { $round }; { $name } ist am Zug.
web-tell_end = Das Spiel ist nach Runde { $round } zu Ende.
web-tell_last = Dies ist die letzte Runde.
web-tell_hand = In der Hand: { $tile }.
web-tell_desk = Spielfläche (Zeile,Spalte)
web-tell_tile = { $space }: { $tile }
web-tell_hq = Hauptquartier { $colour }, { $city }
web-tell_joker = Joker von { $name }
web-tell_agent = { $code }, { $colour } { $side } ({ $back })
web-official = offiziell
web-undercover = undercover
web-with_file = ; Mappe von { $name }
web-tell_piles = Stapel
web-tell_pile = Stapel { $pile }: noch { $count }, oben { $tile }; Undercover-Farben, die noch niemand sah: { $colours }
web-tell_pile_empty = Stapel { $pile } ist leer; Undercover-Farben, die noch niemand sah: { $colours }
web-tell_pile_closed = Stapel { $pile } wird noch ausgelegt.
web-none = keine
web-tell_track = Informationstafel: { $columns } Spalten
web-tell_lane = { $colour }: { $staffers }; { $rest }
web-tell_tokens = Plättchen { $tokens }
web-tell_token = { $value } auf { $column }
web-tell_free = die Linie liegt nach Spalte { $line }
web-tell_neutral = ein neutraler Mitarbeiter auf { $column }
web-at_home = { $name } zu Hause
web-at_column = { $name } auf { $column }
web-tell_services = Dienste
web-tell_service = { $name } spielt { $colour }, { $twice } zählt doppelt: { $points } Punkte; Joker { $joker }
web-joker_own = noch da
web-joker_hand = in der Hand
web-joker_table = gelegt
web-notes_intro = Farbe antippen: gestrichen, eingekreist, wie zuvor.
web-notes_backs = Rückseiten, die noch niemand sah
web-notes_known = Rückseiten, die alle gesehen haben
web-notes_piles = Noch in den Stapeln
web-notes_nothing = Jede Rückseite ist bekannt.
web-notes_helped = Grau gestrichen: nach allem, was offen liegt, unmöglich. Zahlen: Chancen in Prozent.
web-notes_own = Eigene Notizen
web-notes_where = auf { $space }
web-notes_hand = in der Hand
web-notes_top = oben auf Stapel { $pile }
web-mark_none = { $code }: { $colour }, ohne Zeichen
web-mark_out = { $code }: { $colour }, gestrichen
web-mark_sure = { $code }: { $colour }, eingekreist
