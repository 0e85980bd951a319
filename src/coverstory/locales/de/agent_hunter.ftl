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
