# Undercover von Doris und Daniel Danzer

title = Undercover (Danzer)
summary = Leg Agenten mit zwei Gesichtern geschickt an und sammle bei jedem Dienst die besten Informationen.

# Optionen

option-colours = Wie die Farben verteilt werden: der Reihe nach gewählt, gelost oder je Platz ein Buchstabe (etwa OYGP).
    .name = Farben
    .chosen = Der Reihe nach gewählt
    .random = Gelost
option-first = Wer den ersten Zug hat.
    .name = Wer beginnt
    .random = Das Los entscheidet
option-headquarters = Wie die sechs Hauptquartiere liegen, bevor einige entfernt werden: zwei Zeilen zu drei Farben.
    .name = Hauptquartiere
option-track = Auf welcher Seite der Informationstafel ihr spielt.
    .name = Informationstafel
    .standard = Standard: Punkteplättchen
    .classified = Leistungsspiel: Punkte je Spalte
option-plain = Standardtafel: leere Spalten vor den fünf Plättchenspalten (zu zweit eine mehr, und vier).
    .name = Leere Spalten
option-classified_values = Leistungsspiel: was jede Spalte wert ist, von links nach rechts.
    .name = Wert der Spalten
option-line = Leistungsspiel: nach wie vielen Spalten die schwarze Linie liegt.
    .name = Schwarze Linie
option-tie_break = Was entscheidet, wenn mehrere gleich viele Punkte haben.
    .name = Gleichstand
    .one_column = Die letzte Spalte der Beteiligten
    .further_columns = Diese Spalte, dann die davor
    .whole_track = Die letzte Spalte von allen
option-taken_tokens = Ob genommene Plättchen offen liegen oder bis zum Ende verdeckt, sodass man sie sich merken muss.
    .name = Genommene Plättchen
    .open = Offen
    .face_down = Verdeckt
allowed-colours = für jeden Platz ein anderer Buchstabe aus ROYGBP
allowed-headquarters = zwei Reihen zu drei Buchstaben wie ROY/PBG
allowed-classified_values = 6 bis 15 ganze Zahlen von -99 bis 99 mit Kommas
allowed-line_inside = eine Linie vor der letzten von { $columns } Spalten
allowed-so_many_letters = { $letters } Buchstaben

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
placed = { $colour ->
    [6] den Joker
   *[other] den Agenten in { colour }
 }
rank = Platz { $rank }
waiting = Wir warten auf { $seat }.
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

# Aktionen

action-colour = Farbe { colour }
action-take_top = Stapel { pile } nehmen
action-take_bottom = unten von Stapel { pile } ziehen
action-take_joker = den Joker nehmen
action-take_at = den Agenten auf { space } nehmen
action-flip = umdrehen
action-keep = nicht umdrehen
action-place_at = auf { space } legen
action-starts = Platz { $seat_number } beginnt
action-part = Agent { tile } in Stapel A
action-stack = Agent { tile } als Nächster im Stapel
action-token = Plättchen { $value } in Reihe { colour }

# Ereignisse

event-token = Reihe { colour }: Die { $value } liegt in Spalte { $column_number }.
event-colour = { $self ->
    [seat] Du spielst { colour }.
   *[other] { $seat } spielt { colour }.
 }
event-headquarters = Das Hauptquartier von { colour }, { city }, liegt auf { space }.
event-parted = Die beiden Undercover-Agenten von { colour } kommen in verschiedene Stapel.
event-turned = Stapel { pile } wird gemischt und umgedreht: Oben liegt { colour }.
event-starts = { $self ->
    [seat] Du fängst an.
   *[other] { $seat } fängt an.
 }
event-turn = { $self ->
    [seat] Runde { $round }: Du bist dran.
   *[other] Runde { $round }: { $seat } ist dran.
 }
event-top = { $self ->
    [seat] Du nimmst den Agenten in { colour } von Stapel { pile }.
   *[other] { $seat } nimmt den Agenten in { colour } von Stapel { pile }.
 }
event-shows = Stapel { pile } zeigt jetzt { colour }.
event-empty = Stapel { pile } ist leer.
event-bottom = { $self ->
    [seat] Du hast keine andere Wahl und ziehst unten aus Stapel { pile }: { colour }.
   *[other] { $seat } hat keine andere Wahl und zieht unten aus Stapel { pile }: { colour }.
 }
event-pick = { $self ->
    [seat] Du nimmst den Agenten in { colour } von { space }.
   *[other] { $seat } nimmt den Agenten in { colour } von { space }.
 }
event-joker = { $self ->
    [seat] Du nimmst den Joker.
   *[other] { $seat } nimmt den Joker.
 }
event-flip = { $self ->
    [seat] Du drehst ihn um: { colour }, { side }.
   *[other] { $seat } dreht ihn um: { colour }, { side }.
 }
event-keep = { $self ->
    [seat] Du lässt ihn, wie er ist: { colour }.
   *[other] { $seat } lässt ihn, wie er ist: { colour }.
 }
event-file = { $self ->
    [seat] Du legst die Mappe auf { piece }.
   *[other] { $seat } legt die Mappe auf { piece }.
 }
event-place = { $self ->
    [seat] Du legst { placed } auf { space }.
   *[other] { $seat } legt { placed } auf { space }.
 }
event-corner = { $self ->
    [seat] Es passt nirgends: Du legst { placed } über Eck auf { space }, und niemand rückt vor.
   *[other] Es passt nirgends: { $seat } legt { placed } über Eck auf { space }, und niemand rückt vor.
 }
event-pause = { $self ->
    [seat] Erste Runde: Du rückst noch nicht vor.
   *[other] Erste Runde: { $seat } rückt noch nicht vor.
 }
event-move = { $self ->
    [seat] Du rückst
   *[other] { $seat } rückt
 } in Reihe { colour } { $over ->
    [-1] höchstens { $steps } vor, von { from } bis { to }.
    [0] { $steps } vor, von { from } bis { to }.
   *[1] { $steps } vor, über besetzte Felder hinweg, von { from } bis { to }.
 }
event-stay = { $self ->
    [seat] Du kommst in Reihe { colour } nicht weiter ({ at }).
   *[other] { $seat } kommt in Reihe { colour } nicht weiter ({ at }).
 }
event-gain = { $self ->
    [seat] Du nimmst
   *[other] { $seat } nimmt
 } { $value ->
    [none] ein Plättchen
   *[other] die { $value }
 } in Reihe { colour }.
event-ending = { $self ->
    [seat] Du hast alle sechs: Das ist die letzte Runde.
   *[other] { $seat } hat alle sechs: Das ist die letzte Runde.
 }
event-over = { why }
event-back = Agent { agent } war { colour }, undercover { undercover }.
event-tally = { $self ->
    [seat] Deine
   *[other] { $seat },
 } Reihe { colour } ({ at }): { $twice ->
    [2] { $value } × 2 = { $points }.
   *[1] { $points }.
 }
event-score = { $self ->
    [seat] Du kommst
   *[other] { $seat } kommt
 } mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
 } auf { rank }.

# Was erzählt wird, während es geschieht

beat-deal = Alles liegt bereit: Hauptquartiere, Stapel und Plättchen.
beat-flip = { $self ->
    [seat] Du drehst den Agenten um: { colour }.
   *[other] { $seat } dreht den Agenten um: { colour }.
 }
beat-place = { $self ->
    [seat] Du legst { placed } auf { space }.
   *[other] { $seat } legt { placed } auf { space }.
 }
beat-place_lanes = { $self ->
    [seat] Du legst { placed } auf { space }: { $gains }.
   *[other] { $seat } legt { placed } auf { space }: { $gains }.
 }
item-gains = { colour } +{ $gain }
beat-lanes = { $self ->
    [seat] Du rückst vor: { $gains }.
   *[other] { $seat } rückt vor: { $gains }.
 }
beat-backs = Alle Agenten zeigen ihre andere Seite.
beat-points = { $self ->
    [seat] Du hast
   *[other] { $seat } hat
 } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.
beat-won = { $winners_count ->
    [one] { $self ->
        [winners] Du gewinnst
       *[other] { $winners } gewinnt
     }
   *[other] { $self ->
        [winners] Ihr teilt euch den Sieg ({ $winners })
       *[other] { $winners } teilen sich den Sieg
     }
 } mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
 }.
item-winners = { $self ->
    [seat] du
   *[other] { $seat }
 }

# Aufgaben

task-colours = { $yours ->
    [1] Du bist dran: Wähle eine Farbe.
   *[0] { waiting }
 }
task-take = { $yours ->
    [1] Du bist dran: Nimm ein Plättchen, aber keinen Agenten in { colour }.
   *[0] { waiting }
 }
task-flip = { $yours ->
    [1] Dreh den Agenten um, oder lass ihn, wie er ist.
   *[0] { waiting }
 }
task-place = { $yours ->
    [1] Leg { placed }.
   *[0] { waiting }
 }
task-chance = Der Zufall entscheidet.
task-end = Das Spiel ist aus.

# Regeln, die etwas verbieten

rule-U13 = Diese Farbe hat schon jemand anderes.
rule-U14 = Du darfst das oberste eines Stapels, einen liegenden Agenten ohne Mappe oder deinen Joker nehmen, aber nie deine Gegenfarbe.
rule-U16 = Umdrehen lässt sich weder zurücknehmen noch nachholen.
rule-U20 = Auf diesem Agenten liegt noch deine Mappe; zweimal hintereinander kannst du ihn nicht nehmen.
rule-U22 = Unten darfst du nur ziehen, wenn du sonst nichts nehmen kannst.
rule-U24 = Das Feld muss frei sein, an mindestens ein Plättchen grenzen und zu jeder Nachbarfarbe passen.
rule-U25 = Ein Agent, den du nicht umgedreht hast, muss auf ein anderes Feld als vorher.
rule-U26 = Über Eck darfst du nur legen, wenn das Plättchen nirgends passt, und wenn möglich an einen Agenten.
rule-U45 = Erst nimmst du ein Plättchen, dann drehst du es um oder nicht, dann legst du es.
rule-U47 = Ein Joker wird nie umgedreht.
rule-U48 = Ein Stapel mit weniger als zwei Plättchen hat kein verdecktes unterstes.

# Warum das Spiel zu Ende ist

reason-tokens = Jemand hat das sechste Plättchen genommen, und die Runde wurde zu Ende gespielt.
reason-line = Jemand hat alle sechs Mitarbeiter über die Linie gebracht, und die Runde wurde zu Ende gespielt.
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

web-goal = Sammle die besten Plättchen aller Dienste: deine Gegenfarbe zählt doppelt.
web-deal_service = Du führst den Dienst { $colour }. Was { $twice } einbringt, zählt doppelt.
web-choose_colour = { $colour } spielen ({ $city }); { $twice } zählt doppelt
web-take_top = { $colour } von Stapel { $pile } nehmen ({ $back })
web-take_bottom = Das unterste Plättchen von Stapel { $pile } ziehen, ungesehen
web-take_joker = Deinen Joker nehmen
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
web-points = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
web-no_steps = niemand rückt vor
web-first_round = erste Runde: noch rückt niemand vor
web-desk = Spielfläche. Die Pfeiltasten verschieben die Ansicht, Plus und Minus zoomen, 0 zeigt alles.
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
web-choose_title = Welchen Dienst leitest du?
web-stamp_pause = NOCH KEIN BERICHT
web-stamp_corner = KEIN TREFFEN
web-stamp_ending = LETZTE RUNDE
web-stamp_over = AKTE GESCHLOSSEN
web-about_none = noch keine Farbe
web-about = { $twice } ×2 · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
web-tell_turn = Wer dran ist
web-tell_round = Runde { $round }; { $name } ist dran.
web-tell_end = Das Spiel war nach Runde { $round } zu Ende.
web-tell_last = Das ist die letzte Runde.
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
web-tell_pile = Stapel { $pile }: noch { $count }, oben { $tile }; Undercover-Farben, die noch niemand gesehen hat: { $colours }
web-tell_pile_empty = Stapel { $pile } ist leer; Undercover-Farben, die noch niemand gesehen hat: { $colours }
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
web-tell_service = { $name } spielt { $colour }, { $twice } zählt doppelt: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }; Joker { $joker }
web-joker_own = noch da
web-joker_hand = in der Hand
web-joker_table = gelegt
web-notes_intro = Tipp eine Farbe an: einmal streicht sie, zweimal kreist sie ein, dreimal löscht.
web-notes_backs = Rückseiten, die noch niemand gesehen hat
web-notes_known = Rückseiten, die alle gesehen haben
web-notes_piles = Noch in den Stapeln
web-notes_nothing = Alle Rückseiten sind bekannt.
web-notes_helped = Grau gestrichen: nach dem, was offen liegt, unmöglich. Zahlen: Chancen in Prozent.
web-notes_own = Deine Notizen
web-notes_where = auf { $space }
web-notes_hand = in der Hand
web-notes_top = oben auf Stapel { $pile }
web-mark_none = { $code }: { $colour }, ohne Zeichen
web-mark_out = { $code }: { $colour }, gestrichen
web-mark_sure = { $code }: { $colour }, eingekreist
