# Agent Hunter. Wo ein Platz genannt wird, steht kein Verb, damit „Du“ so gut passt wie ein Name.

title = Agent Hunter
summary = Herausfinden, welche Agenten sich in drei Häusern verstecken, ehe die eigenen auffliegen.

# Optionen

option-cards = Wie viele Karten alle haben, von 0 an gezählt; weniger als zehn sind zum Üben und Rechnen.
option-houses = Wie viele Häuser alle haben; weniger als drei sind zum Üben und Rechnen.
option-decoys = Wie viele Lockvögel alle haben und wie oft sie also austauschen können.
option-refill_at_end = Ob ein Haus auch dann nachgefüllt wird, wenn das Spiel soeben zu Ende gegangen ist.
option-first = Der Platz, der beginnt, oder random: das Los.
# nur in der Forschung
option-cap = Nach wie vielen Zügen ohne Ausschaltung das Spiel gewertet wird, wie es steht; wenige sind zum Rechnen.

# Dinge

house = { $house ->
    [0] linke
    [1] mittlere
   *[2] rechte
 }
    .dative = { $house ->
        [0] linken
        [1] mittleren
       *[2] rechten
     }
    .strong = { $house ->
        [0] linkes
        [1] mittleres
       *[2] rechtes
     }
house-name = { $house ->
    [0] links
    [1] Mitte
   *[2] rechts
 }
# immer im Dativ
own = { $own ->
    [0] linken
    [1] mittleren
   *[2] rechten
 }
own-name = { $own ->
    [0] links
    [1] Mitte
   *[2] rechts
 }
relation = { $relation ->
    [0] niedriger
    [1] gleich
   *[2] höher
 }
cards = { $cards_count ->
    [0] nichts
   *[other] { $cards }
 }
why = { $why ->
    [0] { reason-houses }
   *[1] { reason-cap }
 }
# Nachgelegt wird manchmal im Zug der anderen Seite, darum nicht „am Zug“.
whose = { $yours ->
    [1] Zu tun
   *[0] { $seat }
 }

# Aktionen

action-place = { $card } legen
action-hand_attack = { house-name } mit { $card } angreifen
action-house_attack = { house-name } aus Haus { own-name } angreifen
action-switch = { house-name } austauschen
action-decoy = Lockvogel { house-name }
action-start = Platz { $number } beginnt

# Ereignisse

event-placed = { $seat }: { $card } verdeckt ins { house } Haus.
event-placed_unseen = { $seat }: eine Karte verdeckt ins { house } Haus.
event-started = Erster Zug: { $seat }.
event-hand_attack = { $seat }: Angriff auf das { house } Haus mit der { $card } aus der Hand.
event-house_attack = { $seat }: Angriff auf das { house } Haus mit der { $card } aus dem { own } Haus.
event-answer = { $seat }: Für das { house } Haus lautet die Antwort „{ $card } ist { relation }“.
event-returned = { $seat }: { $card } zurück auf die Hand.
event-eliminated = { $seat }: { house.strong } Haus ausgeschaltet, darin die { $card } (Lockvögel daneben: { $decoys }).
event-covered_from_hand = { $seat }: { $card } aus der Hand darauf gelegt.
event-covered_from_house = { $seat }: { $card } aus dem { house.dative } Haus darauf gelegt.
event-closed = { $seat }: keine Handkarte für das { house } Haus; es ist geschlossen.
event-switched = { $seat }: Austausch im { house.dative } Haus, { $card } zurück auf die Hand.
event-decoy = { $seat }: Lockvogel neben das { house } Haus (noch übrig: { $left }).
event-turn = Am Zug: { $seat }.
event-ended = Das Spiel ist zu Ende. { why }
event-shown_house = { $seat }: Im { house.dative } Haus lag die { $card }.
event-shown_hand = { $seat }: am Ende auf der Hand: { cards }.
event-tally = { $seat }: 1 für das { house } Haus gegenüber, { $decoys } für Lockvögel daneben.
event-points = { $seat }: Siegpunkte insgesamt: { $points }.
event-hand_sum = { $seat }: Summe der Handkarten: { $sum }.
event-won = Gewonnen: { $seat }.

# Aufgaben

task-setup = { whose }: eine Karte verdeckt ins { house } Haus legen.
task-turn = { whose }: aus der Hand oder aus einem Haus angreifen oder austauschen (Lockvögel übrig: { $left }).
task-replacement = { whose }: eine Handkarte verdeckt ins { house } Haus legen; es darf dieselbe sein.
task-decoy = { whose }: einen Lockvogel neben ein beliebiges eigenes Haus legen.
task-refill = { whose }: eine Handkarte ins leere { house } Haus nachlegen.
task-start = Der Zufall bestimmt, wer beginnt.
task-ended = Das Spiel ist zu Ende.

# Regeln, die etwas verbieten

rule-H3 = Nur aktive Häuser greifen an, werden angegriffen oder tauschen aus.
rule-H8 = Zum Austauschen gehört ein Lockvogel, und es ist keiner mehr übrig.
rule-H14 = Das ist nach der Zugfolge jetzt nicht an der Reihe.
rule-H23 = Aus der Hand greift nur eine Karte an, die auf der Hand ist.
rule-H24 = In ein Haus kommt nur eine Karte von der Hand.
rule-H27 = Dieses Haus gibt es in diesem Spiel nicht.

# Warum das Spiel zu Ende ist

reason-houses = Jemand hat kein aktives Haus mehr.
reason-cap = In 200 Zügen wurde nichts ausgeschaltet.

# Das Brett im Terminal

board-counted = Lockvögel übrig { $decoys }, Punkte bisher { $points }
board-hand = Hand
board-hidden = { $count } Karten, verdeckt
board-surely = auf der Hand, wie alle wissen
board-eliminated = ausgeschaltet
board-closed = geschlossen
board-empty = leer
board-decoys = Lockvögel { $count }
board-could = möglich
board-none = keine
board-out = Aus dem Spiel: { $numbers }
board-quiet = Züge ohne Ausschaltung: { $count } von { $most }

# Der Spielplan im Browser

web-sign = { $house ->
    [0] LINKS
    [1] MITTE
   *[2] RECHTS
 }
web-house = { $house ->
    [0] Linkes
    [1] Mittleres
   *[2] Rechtes
 }
web-eliminated = AUSGESCHALTET
web-closed = GESCHLOSSEN
web-switched = AUSGETAUSCHT
web-won = GEWONNEN
web-sum = Hand
web-switch_tag = Tauschen
web-points_word = { $count ->
    [one] Punkt
   *[other] Punkte
 }
web-points = { $count } { web-points_word }
web-decoys = { $count } { $count ->
    [one] Lockvogel
   *[other] Lockvögel
 }
web-in_hand = { $count } auf der Hand
web-to_act = am Zug
web-answer = { $relation ->
    [0] { $card } IST NIEDRIGER
    [1] GLEICH
   *[2] { $card } IST HÖHER
 }
web-card = { $card } aus der Hand
web-own = { $card ->
    [none] Eigenes { house.strong } Haus
   *[other] Eigenes { house.strong } Haus ({ $card })
 }
web-door = { $could ->
    [none] { web-house } Haus von { $name }
   *[other] { web-house } Haus von { $name } ({ $could })
 }
web-switch_in = Im { house.dative } Haus austauschen
web-beside = Neben das { house } Haus
web-plan_place = { $card } verdeckt ins { house } Haus.
web-plan_card = Angriff mit der { $card }: an welcher Tür?
web-plan_hand = { $card } aus der Hand auf das { house } Haus von { $name }. Bei „gleich“: +{ $gain }. Sonst kommt sie zurück, und alle haben sie gesehen.
web-plan_own = { $card } aus dem { house.dative } Haus: an welcher Tür? Oder austauschen.
web-plan_house = { $card } aus dem { own } Haus auf das { house } Haus von { $name }. Bei „gleich“: +{ $gain }. Sonst fällt dein Haus: +{ $risk } für { $name }.
web-plan_switch = Austausch im { house.dative } Haus: die { $card } zeigen, auf die Hand nehmen, neu legen. Kostet einen Lockvogel.
web-plan_decoy = Lockvogel neben das { house } Haus.
web-plan_decoy_fallen = Lockvogel neben das { house } Haus. Es ist schon gefallen: +1 für { $name }.
web-nothing = keine
web-state = Das Spiel
web-phase = { $phase ->
    [setup] versteckt Agenten
    [start] Der Zufall bestimmt, wer beginnt.
    [turn] greift an oder tauscht aus
    [replacement] legt eine Karte zurück
    [decoy] legt einen Lockvogel
    [refill] füllt ein Haus nach
   *[ended] Das Spiel ist zu Ende.
 }
web-acts = { $name }: { web-phase }.
web-holds = Auf der Hand: { $cards }.
web-holds_hidden = Auf der Hand: { $count } { $count ->
    [one] Karte
   *[other] Karten
 }, sicher darunter: { $known }.
web-house_fact = { web-house } Haus: { $what }; Lockvögel daneben: { $decoys }.
web-fate_eliminated = ausgeschaltet, beide Karten mit der { $card } darauf
web-fate_closed = geschlossen
web-fate_empty = leer
web-fate_open = die { $card }, offen
web-fate_hidden = { $card ->
    [none] verdeckt, für alle eine von { $could }
   *[other] die { $card }, verdeckt, für alle eine von { $could }
 }
web-note_theirs = Wo sind die Agenten von { $name }?
web-note_own = Was alle über deine Häuser wissen können
web-note_how = Feld antippen: ✕ nein, ✓ ja, ? vielleicht.
web-note_help = Von selbst gestrichen ist, was Antworten und gezeigte Karten ausschließen.
web-note_hand = Hand
web-note_heard = Gehört
web-note_clear = Alle Marken löschen
web-note_mark = { $mark ->
    [no] nein
    [yes] ja
    [maybe] vielleicht
    [out] ausgeschlossen
    [sure] sicher
   *[none] keine Marke
 }
web-note_cell = { $number }, { $column }: { web-note_mark }
web-note_gone = aus dem Spiel
web-more = mehr als { $card }
web-less = weniger als { $card }
