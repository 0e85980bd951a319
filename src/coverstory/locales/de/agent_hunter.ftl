# Agent Hunter. Wer am Tisch sitzt, heißt beim Namen; nur wer über sich selbst liest, heißt „du“ (`$self`).

title = Agent Hunter
summary = Finde heraus, welche Agenten sich in drei Häusern verstecken, ehe deine eigenen auffliegen.

# Optionen

option-cards = Wie viele Agenten alle haben, von 0 an gezählt. Mit weniger als zehn ist es ein Spiel zum Üben.
    .name = Agenten
option-houses = Wie viele Häuser alle haben. Mit weniger als drei ist es ein Spiel zum Üben.
    .name = Häuser
option-decoys = Wie viele Lockvögel alle haben. Jeder Austausch kostet einen.
    .name = Lockvögel
option-refill_at_end = Ein leeres Haus auch dann noch füllen, wenn das Spiel mit diesem Treffer zu Ende ist.
    .name = Am Ende nachfüllen
option-first = Wer den ersten Zug hat.
    .name = Wer beginnt
    .random = Das Los entscheidet
# nur in der Forschung
option-cap = Nach wie vielen Zügen ohne Treffer gewertet wird, wie es steht. Wenige sind zum Rechnen.
    .name = Längste Ruhe

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
    [0] keine Karte
   *[other] { $cards }
 }
why = { $why ->
    [0] { reason-houses }
   *[1] { reason-cap }
 }
waiting = Wir warten auf { $seat }.
beside = { $decoys ->
    [0] {""}
    [one] , daneben 1 Lockvogel
   *[other] , daneben { $decoys } Lockvögel
 }
decoys-left = { $left ->
    [one] noch 1 Lockvogel
   *[other] noch { $left } Lockvögel
 }
turn = { $left ->
    [0] Du bist dran: Greif mit einer Karte oder aus einem Haus an.
   *[other] Du bist dran: Greif an, oder tausch einen Agenten aus ({ decoys-left }).
 }

# Aktionen

action-place = { $card } legen
action-hand_attack = { house-name } mit { $card } angreifen
action-house_attack = { house-name } aus Haus { own-name } angreifen
action-switch = { house-name } austauschen
action-decoy = Lockvogel { house-name }
action-start = Platz { $seat_number } beginnt

# Ereignisse

event-placed = { $self ->
    [seat] Du versteckst die { $card } im { house.dative } Haus.
   *[other] { $seat } versteckt die { $card } im { house.dative } Haus.
 }
event-placed_unseen = { $self ->
    [seat] Du versteckst einen Agenten im { house.dative } Haus.
   *[other] { $seat } versteckt einen Agenten im { house.dative } Haus.
 }
event-started = { $self ->
    [seat] Du fängst an.
   *[other] { $seat } fängt an.
 }
event-hand_attack = { $self ->
    [seat] Du greifst mit der { $card } aus der Hand das { house } Haus an.
   *[other] { $seat } greift mit der { $card } aus der Hand das { house } Haus an.
 }
event-house_attack = { $self ->
    [seat] Du greifst mit der { $card } aus deinem { own } Haus das { house } Haus an.
   *[other] { $seat } greift mit der { $card } aus dem { own } Haus das { house } Haus an.
 }
event-answer = { $self ->
    [seat] Du antwortest für dein { house.strong } Haus: { $card } ist { relation }.
   *[other] { $seat } antwortet für das { house } Haus: { $card } ist { relation }.
 }
event-returned = { $self ->
    [seat] Du nimmst die { $card } zurück.
   *[other] { $seat } nimmt die { $card } zurück.
 }
event-eliminated = { $self ->
    [seat] Du verlierst dein { house.strong } Haus und darin die { $card }{ beside }.
   *[other] { $seat } verliert das { house } Haus und darin die { $card }{ beside }.
 }
event-covered_from_hand = { $self ->
    [seat] Du legst die { $card } aus der Hand darauf.
   *[other] { $seat } legt die { $card } aus der Hand darauf.
 }
event-covered_from_house = { $self ->
    [seat] Du legst die { $card } aus deinem { house.dative } Haus darauf.
   *[other] { $seat } legt die { $card } aus dem { house.dative } Haus darauf.
 }
event-closed = { $self ->
    [seat] Du hast keine Karte mehr für dein { house.strong } Haus: Es schließt.
   *[other] { $seat } hat keine Karte mehr für das { house } Haus: Es schließt.
 }
event-switched = { $self ->
    [seat] Du tauschst in deinem { house.dative } Haus aus: Die { $card } kommt zurück auf die Hand.
   *[other] { $seat } tauscht im { house.dative } Haus aus: Die { $card } kommt zurück auf die Hand.
 }
event-decoy = { $self ->
    [seat] Du legst einen Lockvogel neben dein { house.strong } Haus ({ decoys-left }).
   *[other] { $seat } legt einen Lockvogel neben das { house } Haus ({ decoys-left }).
 }
event-turn = { $self ->
    [seat] Du bist dran.
   *[other] { $seat } ist dran.
 }
event-ended = Das Spiel ist aus. { why }
event-shown_house = { $self ->
    [seat] Du hattest die { $card } im { house.dative } Haus.
   *[other] { $seat } hatte die { $card } im { house.dative } Haus.
 }
event-shown_hand = { $self ->
    [seat] Du hast am Ende { cards } auf der Hand.
   *[other] { $seat } hat am Ende { cards } auf der Hand.
 }
event-tally = { $self ->
    [seat] Du bekommst
   *[other] { $seat } bekommt
 } 1 Punkt für das { house } Haus gegenüber{ $decoys ->
    [0] {""}
   *[other] {" "}und { $decoys } für die Lockvögel daneben
 }.
event-points = { $self ->
    [seat] Du hast
   *[other] { $seat } hat
 } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.
event-hand_sum = { $self ->
    [seat] Du hast auf der Hand zusammen { $sum }.
   *[other] { $seat } hat auf der Hand zusammen { $sum }.
 }
event-won = { $self ->
    [seat] Du gewinnst.
   *[other] { $seat } gewinnt.
 }

# Was erzählt wird, während es geschieht

beat-hand_attack = { $self ->
    [seat] Du greifst das { house } Haus mit der { $card } an.
   *[other] { $seat } greift das { house } Haus mit der { $card } an.
 }
beat-house_attack = { $self ->
    [seat] Du greifst das { house } Haus mit der { $card } aus deinem { own } Haus an.
   *[other] { $seat } greift das { house } Haus mit der { $card } aus dem { own } Haus an.
 }
beat-answer = { $self ->
    [seat] Du antwortest: „{ $card } ist { relation }.“
   *[other] { $seat } antwortet: „{ $card } ist { relation }.“
 }
beat-eliminated = { $self ->
    [seat] Du verlierst dein { house.strong } Haus: Darin war die { $card }.
   *[other] { $seat } verliert das { house } Haus: Darin war die { $card }.
 }
beat-shown = { $self ->
    [seat] Du hattest { cards } in den Häusern.
   *[other] { $seat } hatte { cards } in den Häusern.
 }
beat-points = { $self ->
    [seat] Du hast
   *[other] { $seat } hat
 } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.

# Warum ein Zug geraten wird

belief-hits = Im { house.dative } Haus von { $seat } kann nur die { $card } sein.
belief-narrows = Im { house.dative } Haus von { $seat } sind { $count } Zahlen möglich; die Antwort lässt höchstens { $left } übrig.
belief-exposed = { $seat } ist deinem { house.dative } Haus auf der Spur: Dort { $count ->
    [one] ist nur noch eine Zahl
   *[other] sind nur noch { $count } Zahlen
 } möglich.

# Aufgaben

task-setup = { $yours ->
    [1] Versteck einen Agenten in deinem { house.dative } Haus.
   *[0] { waiting }
 }
task-turn = { $yours ->
    [1] { turn }
   *[0] { waiting }
 }
task-replacement = { $yours ->
    [1] Versteck einen Agenten in deinem { house.dative } Haus; es darf derselbe sein.
   *[0] { waiting }
 }
task-decoy = { $yours ->
    [1] Leg den Lockvogel neben eins deiner Häuser, auch ein gefallenes.
   *[0] { waiting }
 }
task-refill = { $yours ->
    [1] Dein { house.strong } Haus ist leer: Versteck dort einen anderen Agenten.
   *[0] { waiting }
 }
task-start = Das Los entscheidet, wer anfängt.
task-ended = Das Spiel ist aus.

# Regeln, die etwas verbieten

rule-H3 = Nur aktive Häuser greifen an, werden angegriffen oder tauschen aus.
rule-H8 = Ein Austausch kostet einen Lockvogel, und du hast keinen mehr.
rule-H14 = In diesem Zug ist erst etwas anderes dran.
rule-H23 = Angreifen kannst du nur mit einer Karte, die du auf der Hand hast.
rule-H24 = In ein Haus kommt nur eine Karte von deiner Hand.
rule-H27 = Dieses Haus gibt es in diesem Spiel nicht.

# Warum das Spiel zu Ende ist

reason-houses = Jemand hat kein aktives Haus mehr.
reason-cap = Zu lange gab es keinen Treffer.

# Das Brett im Terminal

board-counted = Lockvögel übrig { $decoys }, Punkte bisher { $points }
board-hand = Hand
board-hidden = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }, verdeckt
board-surely = auf der Hand, wie alle wissen
board-eliminated = ausgeschaltet
board-closed = geschlossen
board-empty = leer
board-decoys = Lockvögel { $count }
board-could = möglich
board-none = keine
board-out = Aus dem Spiel: { $numbers }
board-quiet = Züge ohne Treffer: { $count } von { $most }

# Der Spielplan im Browser

web-goal = Finde die Agenten in den Häusern gegenüber, ehe deine gefunden werden.
web-deal_agents = Du führst die Agenten 0 bis { $highest }. Versteck in jedem deiner Häuser einen. Verrate nichts.
web-deal_decoys = { $count ->
    [one] Du hast einen Lockvogel. Ein Austausch kostet ihn.
   *[other] Du hast { $count } Lockvögel. Jeder Austausch kostet einen.
 }
web-deal_first_later = Sind alle versteckt, wird ausgelost, wer anfängt.
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
web-stayed = { $count ->
    [0] alle gefunden
    [one] Agent { $cards } nie gefunden
   *[other] Agenten { $cards } nie gefunden
 }
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
web-answer = { $relation ->
    [0] { $card } IST NIEDRIGER
    [1] GLEICH
   *[2] { $card } IST HÖHER
 }
web-card = { $card } aus deiner Hand
web-own = { $card ->
    [none] Dein { house.strong } Haus
   *[other] Dein { house.strong } Haus ({ $card })
 }
web-door = { $could ->
    [none] { web-house } Haus von { $name }
   *[other] { web-house } Haus von { $name } ({ $could })
 }
web-switch_in = In deinem { house.dative } Haus austauschen
web-beside = Neben dein { house.strong } Haus
web-plan_place = Du versteckst die { $card } in deinem { house.dative } Haus.
web-plan_card = Welche Tür greifst du mit der { $card } an?
web-plan_hand = Deine { $card } greift das { house } Haus von { $name } an. Bei „gleich“: +{ $gain }. Sonst kommt sie zurück, und alle haben sie gesehen.
web-plan_own = Welche Tür greifst du mit der { $card } an? Oder tausch diesen Agenten aus.
web-plan_house = Deine { $card } im { own } Haus greift das { house } Haus von { $name } an. Bei „gleich“: +{ $gain }. Sonst fällt dein Haus: +{ $risk } für { $name }.
web-plan_switch = Du tauschst im { house.dative } Haus aus: die { $card } zeigen, zurücknehmen, jemanden neu verstecken. Das kostet einen Lockvogel.
web-plan_decoy = Ein Lockvogel neben dein { house.strong } Haus.
web-plan_decoy_fallen = Ein Lockvogel neben dein { house.strong } Haus. Es ist schon gefallen: +1 für { $name }.
web-nothing = keine
web-state = Das Spiel
web-phase = { $phase ->
    [setup] versteckt Agenten
    [start] Das Los entscheidet, wer anfängt.
    [turn] greift an oder tauscht aus
    [replacement] versteckt wieder einen Agenten
    [decoy] legt einen Lockvogel
    [refill] füllt ein Haus nach
   *[ended] Das Spiel ist aus.
 }
web-acts = { $name } { web-phase }.
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
    [none] verdeckt, soweit alle wissen eine von { $could }
   *[other] die { $card }, verdeckt, soweit alle wissen eine von { $could }
 }
web-note_theirs = Wo stecken die Agenten von { $name }?
web-note_own = Was alle über deine Häuser wissen können
web-note_how = Tipp ein Feld an: ✕ nein, ✓ ja, ? vielleicht.
web-note_help = Was Antworten und gezeigte Karten ausschließen, ist schon gestrichen.
web-note_hand = Hand
web-note_heard = Gehört
web-note_clear = Alles ausradieren
web-note_mark = { $mark ->
    [no] nein
    [yes] ja
    [maybe] vielleicht
    [out] ausgeschlossen
    [sure] sicher
   *[none] nichts markiert
 }
web-note_cell = { $number }, { $column }: { web-note_mark }
web-note_gone = aus dem Spiel
web-more = mehr als { $card }
web-less = weniger als { $card }
