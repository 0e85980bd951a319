# Heimlich & Co.

title = Heimlich & Co.
summary = Alle ziehen alle Agenten im Kreis der Häuser, und nur du weißt, welcher für dich punktet.

# Optionen

option-cards = Alle haben Karten, die Agenten, Marker oder den Tresor versetzen.
    .name = Top-Secret-Karten
option-dossier = Auf halbem Weg schreiben alle auf, wer wer ist. Richtig geraten bringt am Ende Punkte.
    .name = Geheimdossier
option-agents = Welche Agenten mitspielen. Die übliche Wahl lässt Grau, dann Orange, dann Violett weg.
    .name = Agenten
    .auto = Die üblichen
option-first = Wer den ersten Zug hat.
    .name = Wer beginnt
    .random = Das Los entscheidet
option-card_counts = Wie viele Karten es von jeder Sorte gibt, in der Reihenfolge der Regeln.
    .name = Kartensatz
option-dossier_decides = Wann geschaut wird, ob ein freier Agent vorn liegt: mit den Dossierpunkten oder ohne sie.
    .name = Freie Agenten und Dossiers
    .after = Nach den Dossierpunkten
    .before = Vor den Dossierpunkten
option-free_agent_ahead = Wer gewinnt, wenn ein Agent vorn liegt, der niemandem gehört.
    .name = Ein freier Agent liegt vorn
    .nobody = Niemand gewinnt
    .best = Die Besten am Tisch gewinnen
option-returned_agent = Was im Dossier stimmt, wenn ein Agent am Ende zurückgegeben wurde.
    .name = Ein zurückgegebener Agent
    .free = Er ist frei
    .holder = Er gehört dem, der ihn zuletzt hatte
option-older_edition = Zwei Agenten mehr als Personen, Würfel von 1 bis 6, und der Tresor kommt nur in leere Häuser.
    .name = Ältere Ausgabe
allowed-agents = die Farben (oder Anfangsbuchstaben S P B J M D L) von fünf Agenten bei 2 Plätzen, sechs bei 3, allen bei mehr (in der älteren Ausgabe zwei mehr als Plätze, höchstens sieben)
allowed-card_counts = 15 Zahlen von 0 bis 4, mindestens zwei Karten für jeden Platz
allowed-enough_cards = mindestens { $cards } Karten
allowed-so_many_agents = { $agents } Agenten für { $seats } Plätze

# Dinge

agent = { $agent ->
    [0] Grau
    [1] Gelb
    [2] Orange
    [3] Rot
    [4] Grün
    [5] Blau
   *[6] Violett
 }
other-agent = { $other ->
    [0] Grau
    [1] Gelb
    [2] Orange
    [3] Rot
    [4] Grün
    [5] Blau
   *[6] Violett
 }
face = { $face ->
    [0] 1-3
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
   *[6] 1
 }
card = { $card ->
    [0] 1-2 zurück
    [1] ein Schritt
    [2] zwei zurück
    [3] zwei vor
    [4] Schritt am Tresor
    [5] in die Ruine
    [6] Ruine zur Kirche
    [7] 1-3 vor
    [8] zum Tresor
    [9] Tresor beliebig
    [10] zwei Marker +3
    [11] alle zur Kirche
    [12] Plätze tauschen
    [13] zu einem anderen
   *[14] freier Agent
 }
card-effect = { $card ->
    [0] Einen Agenten ein oder zwei Häuser zurückziehen.
    [1] Einen Agenten ein Haus vor- oder zurückziehen.
    [2] Zwei Agenten je ein Haus zurückziehen.
    [3] Zwei Agenten je ein Haus vorziehen.
    [4] Einen Agenten beim Tresor ein Haus vor- oder zurückziehen.
    [5] Einen Agenten in die Ruine versetzen.
    [6] Einen oder zwei Agenten aus der Ruine in die Kirche versetzen.
    [7] Einen Agenten ein, zwei oder drei Häuser vorziehen.
    [8] Einen Agenten in das Haus mit dem Tresor versetzen.
    [9] Den Tresor in ein anderes Haus stellen.
    [10] Zwei Marker unter 40 drei Felder vorrücken, höchstens bis 40.
    [11] Alle Agenten in die Kirche versetzen.
    [12] Zwei Agenten tauschen die Plätze.
    [13] Einen Agenten in das Haus eines anderen versetzen.
   *[14] Die Karte eines freien Agenten nehmen und ansehen: ein zweiter Agent für diesen Platz.
 }
building = { $building ->
    [0] Kirche
    [11] Ruine
   *[other] Haus { $building }
 }
other-building = { $other ->
    [0] Kirche
    [11] Ruine
   *[other] Haus { $other }
 }
from = { $from ->
    [0] von der Kirche
    [11] von der Ruine
   *[other] von Haus { $from }
 }
to = { $to ->
    [0] zur Kirche
    [11] zur Ruine
   *[other] zu Haus { $to }
 }
at = { $at ->
    [0] in der Kirche
    [11] in der Ruine
   *[other] in Haus { $at }
 }
pace = { $pace ->
    [-1] geht zurück
    [0] kommt
   *[1] geht
 }
# 7: niemandes.
holder = { $holder ->
    [7] ist frei
   *[other] gehört { $self ->
        [holder] dir
       *[other] { $holder }
     }
 }
held = { $holder ->
    [7] war niemandes Agent
   *[other] gehörte { $self ->
        [holder] dir
       *[other] { $holder }
     }
 }
guessed = { $guessed ->
    [7] frei ist
   *[other] { $self ->
        [guessed] dir
       *[other] { $guessed }
     } gehört
 }
waiting = Wir warten auf { $seat }.
place = Platz { $rank }
share = { $spread ->
    [0] { $most ->
        [one] Du hast eine 1 gewürfelt: Zieh einen beliebigen Agenten 1 Schritt.
       *[other] Du hast eine { $most } gewürfelt: Verteil { $most } Schritte auf beliebige Agenten.
     }
   *[1] { $least ->
        [0] Du hast 1–3 gewürfelt: Verteil bis zu { $most } Schritte auf beliebige Agenten.
       *[other] Du hast 1–3 gewürfelt: Verteil { $least } bis { $most } Schritte auf beliebige Agenten.
     }
 }

# Aktionen

action-split = ziehen: { $steps_count ->
    [0] niemand
   *[other] { $steps }
 }
item-steps = { agent } { $count }
action-place = Tresor: { building }
action-pass = passen
action-done = keine weitere Karte
action-play = { $card ->
    [0] { card }: { agent } { $back }
    [1] { card }: { agent } { way }
    [4] { card }: { agent } { way }
    [7] { card }: { agent } { $other }
    [9] { card }: { other-building }
    [11] { card }
    [13] { card }: { agent }, { other-building }
    [14] { card }
   *[other] { card }: { agent }{ second-agent }
 }
way = { $other ->
    [1] vor
   *[-1] zurück
 }
second-agent = { $other ->
    [-1] {""}
   *[other] , { other-agent }
 }
action-write = Dossier: { agent }: { $holder ->
    [7] frei
    [0] Platz 1
    [1] Platz 2
    [2] Platz 3
    [3] Platz 4
    [4] Platz 5
    [5] Platz 6
    [6] Platz 7
   *[other] { $holder }
 }
action-roll = gewürfelt { face }
action-deal = ausgeteilt { agent }
action-first = Platz { $seat_number } beginnt
action-draw = gezogen: { card }
action-find = gefunden { agent }

# Ereignisse

event-first = { $self ->
    [seat] Du fängst an.
   *[other] { $seat } fängt an.
 }
event-dealt = { $self ->
    [seat] Du bekommst heimlich einen Agenten.
   *[other] { $seat } bekommt heimlich einen Agenten.
 }
event-agent = { $self ->
    [seat] Du bist heimlich { agent }.
   *[other] { $seat } ist heimlich { agent }.
 }
event-turn = { $self ->
    [seat] Du bist dran.
   *[other] { $seat } ist dran.
 }
event-roll = { $self ->
    [seat] Du würfelst { face }.
   *[other] { $seat } würfelt { face }.
 }
event-move = { $self ->
    [seat] Du ziehst
   *[other] { $seat } zieht
 } { $points ->
    [one] 1 Schritt
   *[other] { $points } Schritte
 }.
event-stay = { $self ->
    [seat] Du ziehst niemanden.
   *[other] { $seat } zieht niemanden.
 }
event-walk = { agent } { pace } { from } { to }.
event-draw = { $self ->
    [seat] Du ziehst eine Karte.
   *[other] { $seat } zieht eine Karte.
 }
event-drawn = { $self ->
    [seat] Du ziehst „{ card }“.
   *[other] { $seat } zieht „{ card }“.
 }
event-reshuffle = Die Ablage wird gemischt und ist der neue Vorrat: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }.
event-play = { $self ->
    [seat] Du spielst „{ card }“.
   *[other] { $seat } spielt „{ card }“.
 }
event-remove = { $self ->
    [seat] Du findest keinen freien Agenten, also ist „{ card }“ aus dem Spiel.
   *[other] { $seat } findet keinen freien Agenten, also ist „{ card }“ aus dem Spiel.
 }
event-find = { $self ->
    [seat] Du übernimmst einen freien Agenten.
   *[other] { $seat } übernimmt einen freien Agenten.
 }
event-found = { $self ->
    [seat] Du übernimmst einen freien Agenten: { agent }.
   *[other] { $seat } übernimmt einen freien Agenten: { agent }.
 }
event-pass = { $self ->
    [seat] Du passt.
   *[other] { $seat } passt.
 }
event-done = { $self ->
    [seat] Du spielst keine weitere Karte.
   *[other] { $seat } spielt keine weitere Karte.
 }
event-safe = { $self ->
    [seat] Du stellst den Tresor { from } { to }.
   *[other] { $seat } stellt den Tresor { from } { to }.
 }
event-marker = { agent } rückt von { $old } auf { $new } vor.
event-scoring = { $self ->
    [seat] Wertung in deinem Zug: Ein Agent ist zum Tresor { at } gekommen.
   *[other] Wertung im Zug von { $seat }: Ein Agent ist zum Tresor { at } gekommen.
 }
event-score = { $swing ->
    [-1] { agent } verliert { $loss } { at } und hat jetzt { $new }.
    [0] { agent } bekommt nichts { at }.
   *[1] { agent } bekommt { $gain } { at } und hat jetzt { $new }.
 }
event-dossiers = { agent } hat die 29 erreicht: Alle schreiben ein Dossier.
event-entry = { $self ->
    [seat] Du schreibst: { agent } { holder }.
   *[other] { $seat } schreibt: { agent } { holder }.
 }
event-written = { $self ->
    [seat] Du bist mit dem Dossier fertig.
   *[other] { $seat } ist mit dem Dossier fertig.
 }
event-over = { $self ->
    [seat] Das Spiel endet nach deinem Zug.
   *[other] Das Spiel endet nach dem Zug von { $seat }.
 }
event-reveal = { $self ->
    [seat] Du warst { agent }.
   *[other] { $seat } war { agent }.
 }
event-returned = { $self ->
    [seat] Du gibst { agent } zurück: Der ist wieder frei.
   *[other] { $seat } gibt { agent } zurück: Der ist wieder frei.
 }
points-counted = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
    .dative = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
     }
event-free = { agent } gehörte niemandem und hat { points-counted }.
event-tally = { $self ->
    [seat] Du hast mit { agent } { points-counted }.
   *[other] { $seat } hat mit { agent } { points-counted }.
 }
event-guess = { $self ->
    [seat] Du hast
   *[other] { $seat } hat
 } geschrieben, dass { agent } { guessed }. { $points ->
    [0] Falsch: { agent } { held }.
   *[other] Richtig: { points-counted }.
 }
event-total = { $self ->
    [seat] Du kommst
   *[other] { $seat } kommt
 } mit { points-counted.dative } auf { place }.

# Was erzählt wird, während es geschieht

beat-deal = { $self ->
    [seat] Du bist heimlich { agent }.
   *[other] { $seat } ist heimlich { agent }.
 }
beat-deal_open = Alle bekommen einen geheimen Agenten.
beat-walk = { $self ->
    [seat] Du würfelst { face }: { $walks }.
   *[other] { $seat } würfelt { face }: { $walks }.
 }
item-walks = { agent } { to }
beat-stay = { $self ->
    [seat] Du würfelst { face } und ziehst niemanden.
   *[other] { $seat } würfelt { face } und zieht niemanden.
 }
beat-play_walk = { $self ->
    [seat] Du spielst „{ card }“: { $walks }.
   *[other] { $seat } spielt „{ card }“: { $walks }.
 }
beat-play_safe = { $self ->
    [seat] Du spielst „{ card }“: der Tresor { to }.
   *[other] { $seat } spielt „{ card }“: der Tresor { to }.
 }
beat-play_marker = { $self ->
    [seat] Du spielst „{ card }“: { $markers }.
   *[other] { $seat } spielt „{ card }“: { $markers }.
 }
item-markers = { agent } auf { $new }
beat-scoring = Wertung { at }: { $gains }.
item-gains = { agent } { $gain ->
    [0] 0
    [-1] −1
    [-2] −2
    [-3] −3
   *[other] +{ $gain }
 }
beat-scoring_lead = Wertung { at }: { $gains }. { agent } geht in Führung.
beat-free = { $freed_count ->
    [one] Niemand war { $freed }.
   *[other] Niemand war { $freed }.
 }
item-freed = { agent }
beat-tally = { $self ->
    [seat] Du hast
   *[other] { $seat } hat
 } mit { agent } { points-counted }{ $right ->
    [0] {""}
   *[other] {" "}und { $right } für das Dossier
 }.
beat-won = { $winners_count ->
    [0] Ein freier Agent liegt vorn: Niemand gewinnt.
    [one] { $self ->
        [winners] Du gewinnst
       *[other] { $winners } gewinnt
     } mit { points-counted.dative }.
   *[other] { $self ->
        [winners] Ihr teilt euch den Sieg ({ $winners })
       *[other] { $winners } teilen sich den Sieg
     } mit { points-counted.dative }.
 }
item-winners = { $self ->
    [seat] du
   *[other] { $seat }
 }

# Aufgaben

task-first = Das Los entscheidet, wer anfängt.
task-deal = Die Agenten werden ausgeteilt.
task-hands = Die ersten Karten werden gezogen.
task-roll = { $yours ->
    [1] Du bist dran: Der Würfel rollt.
   *[0] { $seat } würfelt.
 }
task-draw = { $yours ->
    [1] Du ziehst eine Karte.
   *[0] { $seat } zieht eine Karte.
 }
task-find = { $yours ->
    [1] Du übernimmst einen freien Agenten.
   *[0] { $seat } übernimmt einen freien Agenten.
 }
task-move = { $yours ->
    [1] { share }
   *[0] { waiting }
 }
task-place = { $yours ->
    [1] Stell den Tresor in ein anderes Haus.
   *[0] { waiting }
 }
task-cards = { $yours ->
    [1] Spiel eine Karte, oder passe.
   *[0] { waiting }
 }
task-more = { $yours ->
    [1] Spiel noch eine Karte, oder hör auf.
   *[0] { waiting }
 }
task-write = { $yours ->
    [1] Dein Dossier: Wer ist { agent }?
   *[0] { waiting }
 }
task-ended = Das Spiel ist aus.

# Was ein Bot über einen Platz denkt

belief-scores = Damit wird gewertet: { agent } bekommt { $points }.
belief-walks = { agent } kommt dabei { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
 } weiter.
belief-stays = { agent } bleibt stehen: So verrät dich nichts.
belief-near = { agent } ist dann { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
 } vom Tresor entfernt.
belief-open = { $self ->
    [seat] Wer du bist, kann noch niemand sagen.
   *[other] Wer { $seat } ist, kann noch niemand sagen.
 }
belief-sure = { $self ->
    [seat] Die anderen wissen: Du bist { $agents }.
   *[other] { $seat } ist sicher { $agents }.
 }
belief-likely = { $self ->
    [seat] Die anderen halten dich wahrscheinlich für { $guesses }.
   *[other] { $seat } ist wahrscheinlich { $guesses }.
 }
belief-possible = { $self ->
    [seat] Die anderen könnten dich für { $guesses } halten.
   *[other] { $seat } könnte { $guesses } sein.
 }
item-agents = { agent }
item-guesses = { agent } ({ $percent } %)

# Regeln, die etwas verbieten

rule-T1 = Dieser Agent ist nicht im Spiel.
rule-T6 = Verbrauch alle Schritte, die du gewürfelt hast, nicht mehr und nicht weniger.
rule-T8 = Der Tresor muss in ein anderes Haus.
rule-T13 = Nur mit einer gewürfelten 1-3 darfst du alle stehen lassen.
rule-T15 = Vor deiner ersten Karte kannst du passen, nach einer Karte aufhören.
rule-T16 = Eine Karte muss etwas verändern.
rule-T21 = Schreib dein Dossier Agent für Agent; jeder Eintrag nennt jemand anderen oder, wenn Agenten frei sind, „frei“.
rule-T25 = In diesem Zug ist erst etwas anderes dran.
rule-T26 = Zu siebt ist kein Agent frei.
rule-T31 = Du kannst nur eine Karte spielen, die du auf der Hand hast.
rule-T33 = Wer zwei Agenten hat, bekommt keinen dritten.
rule-T37 = In der älteren Ausgabe muss der Tresor in ein Haus ohne Agenten.

# Warum das Spiel zu Ende ist

reason-finish = Ein Marker hat das Ziel erreicht.
reason-free_agent = Ein Marker hat das Ziel erreicht, aber ein Agent, der niemandem gehört, liegt vor allen: Niemand gewinnt.
reason-best_player = Ein Marker hat das Ziel erreicht. Ein Agent, der niemandem gehört, liegt vor allen, aber die Besten am Tisch gewinnen.

# Das Brett im Terminal

board-safe = [Tresor]
board-die = Würfel: { $face }
board-arrived = In diesem Zug am Tresor:{" "}
board-own = Agent{" "}
board-two = Agenten{" "}
board-and = {" "}und{" "}
board-unknown = unbekannt
board-none = noch keiner
board-cards = ; Handkarten: { $count }
board-entries = ; Dossiereinträge: { $count }
board-turn = ; am Zug
board-hand = Hand
board-piles = Vorrat: { $supply ->
    [one] 1 Karte
   *[other] { $supply } Karten
 }. Ablage: { $discards }. Aus dem Spiel: { $removed }.
board-nothing = nichts
board-dossier = Dossier von { $name }: { $entries }.
board-free = Freie Agenten:{" "}

# Der Spielplan im Browser

web-goal = Bring deinen Agenten als Ersten auf die 42, ohne dass man merkt, welcher es ist.
web-deal_agent = Du bist { $name } ({ $colour }). Verrate es niemandem.
web-deal_cards = Deine Karten: { $cards }.
web-free = frei
web-you = du
web-your_agent = Du bist
web-agents = Agenten
web-where_to = { $who }: zu welchem Gebäude?
web-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
 }
web-left = { $count ->
    [one] Noch 1 Schritt.
   *[other] Noch { $count } Schritte.
 }
web-enough = Das genügt; bis zu { $count } mehr, wenn du magst.
web-scoring = Wertung:
web-scoring_looms = Wenn keine Karte es verhindert:
web-safe_to = Der Tresor kommt hierhin: { $place }.
web-safe_here = der Tresor
web-goes_to = { $who } → { $place }
web-hand = Deine Karten
web-hand_empty = Du hast keine Karten.
web-twice = ×{ $count }
web-pass = Passen
web-done = Aufhören
web-stay = Niemanden ziehen und eine Karte nehmen
web-supply = Vorrat
web-discard = Ablage
web-card = Karte
web-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
web-entries = Dossier { $count }/{ $all }
web-two_agents = zwei geheime Agenten
web-one_agent = ein geheimer Agent
web-played_by = war { $who }
web-dossier = Dein Dossier
web-dossiers = Dossiers
web-revealed = Wer wer war
web-finish = Ziel
web-turn = Zug
web-rolled = Der Würfel zeigt { $face }.
web-to_spend_all = { $many ->
    [one] 1 Schritt
   *[other] { $many } Schritte
 } zu verteilen.
web-to_spend = { $few } bis { $many } Schritte zu verteilen.
web-track = Leiste
web-houses = Häuser
web-empty = niemand
web-players = Am Tisch
web-own = Deins
web-arrived = kam zum Tresor
web-notebook = Wer ist wer?
web-mark_help = Tipp ein Feld an: ✓ ja, ✗ nein, ? vielleicht.
web-steps_help = Kleine Zahl: Schritte, die der Agent hier bisher bekommen hat.
web-mark = { $who }, { $holder }: { web-marked }
web-marked = { $mark ->
    [yes] ja
    [no] nein
    [maybe] vielleicht
   *[none] keine Notiz
 }
web-given = { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
 }
web-clear = Alles ausradieren
web-jotted = Notizen
web-card_name = { $card ->
    [0] 1–2 zurück
    [1] Ein Schritt
    [2] Zwei zurück
    [3] Zwei vor
    [4] Schritt am Tresor
    [5] In die Ruine
    [6] Ruine zur Kirche
    [7] 1–3 vor
    [8] Zum Tresor
    [9] Tresor beliebig
    [10] Zwei Marker +3
    [11] Alle zur Kirche
    [12] Plätze tauschen
    [13] Zu einem anderen
   *[14] Freier Agent
 }
web-card_does = { $card ->
    [0] Zieh einen Agenten ein oder zwei Häuser zurück.
    [1] Zieh einen Agenten ein Haus vor oder zurück.
    [2] Zieh zwei Agenten je ein Haus zurück.
    [3] Zieh zwei Agenten je ein Haus vor.
    [4] Zieh einen Agenten beim Tresor ein Haus vor oder zurück.
    [5] Versetz einen Agenten in die Ruine.
    [6] Versetz einen oder zwei Agenten aus der Ruine in die Kirche.
    [7] Zieh einen Agenten ein, zwei oder drei Häuser vor.
    [8] Versetz einen Agenten zum Tresor.
    [9] Stell den Tresor in ein anderes Haus.
    [10] Rück zwei Marker unter 40 um drei vor, höchstens bis 40.
    [11] Versetz alle Agenten in die Kirche.
    [12] Zwei Agenten tauschen die Plätze.
    [13] Versetz einen Agenten in das Haus eines anderen.
   *[14] Übernimm einen freien Agenten: deinen zweiten.
 }
