# Heimlich & Co.

title = Heimlich & Co.
summary = Alle ziehen alle Agenten im Kreis der Häuser; wer für wen punktet, bleibt bis zum Schluss geheim.

# Optionen

option-cards = Variante Top Secret: mit den Karten spielen.
option-dossier = Variante Geheimdossier: Wer durchschaut wird, bringt anderen Punkte.
option-agents = Welche Agenten mitspielen; auto lässt Grau, dann Orange, dann Violett weg.
option-first = Der Platz, der beginnt, oder random: der Zufall.
option-card_counts = Wie viele Karten von jeder Sorte, in der Reihenfolge der Regeln.
option-dossier_decides = Ob ein freier Agent vorn liegt, wird nach (after) oder vor (before) den Dossierpunkten geprüft.
option-free_agent_ahead = Wer gewinnt, wenn ein freier Agent vor allen liegt: niemand (nobody) oder die Besten (best).
option-returned_agent = Im Dossier zählt ein am Ende zurückgegebener Agent als frei (free) oder als vergeben (holder).
option-older_edition = Ältere Ausgabe: zwei Agenten mehr als Personen, Würfel 1 bis 6, Tresor nur in leere Häuser.

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
    [7] frei
   *[other] { $holder }
 }
guessed = { $guessed ->
    [7] frei
   *[other] { $guessed }
 }
points = { $spread ->
    [0] { $most }
   *[1] { $least } bis { $most }
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
action-write = Dossier: { agent }: { $number ->
    [7] frei
   *[other] Platz { $number }
 }
action-roll = gewürfelt { face }
action-deal = ausgeteilt { agent }
action-first = Platz { $number } beginnt
action-draw = gezogen: { card }
action-find = gefunden { agent }

# Ereignisse

event-first = { $seat } beginnt.
event-dealt = { $seat } bekommt einen geheimen Agenten.
event-agent = { $seat } bekommt den geheimen Agenten { agent }.
event-turn = { $seat } ist mit Würfeln an der Reihe.
event-roll = { $seat } würfelt { face }.
event-move = { $seat } verteilt Zugpunkte: { $points }.
event-stay = { $seat } zieht niemanden.
event-walk = { agent } { pace } { from } { to }.
event-draw = { $seat } zieht eine Karte.
event-drawn = { $seat } zieht „{ card }“.
event-reshuffle = Die Ablage wird gemischt: neuer Vorrat, { $count } Karten.
event-play = { $seat } spielt „{ card }“.
event-remove = { $seat } findet keinen freien Agenten: „{ card }“ ist aus dem Spiel.
event-find = { $seat } nimmt die Karte eines freien Agenten.
event-found = { $seat } nimmt die Karte eines freien Agenten: { agent }.
event-pass = { $seat } passt.
event-done = { $seat } spielt keine weitere Karte.
event-safe = { $seat } stellt den Tresor { from } { to }.
event-marker = Der Marker von { agent } rückt von { $old } auf { $new } vor.
event-scoring = Wertung im Zug von { $seat }: Ein Agent ist zum Tresor { at } gekommen.
event-score = { agent } { at }: Marker von { $old } auf { $new }.
event-dossiers = { agent } hat 29 erreicht: Alle schreiben ein Dossier.
event-entry = { $seat } schreibt: { agent } ist { holder }.
event-written = { $seat } hat ein Dossier geschrieben.
event-over = Das Spiel endet nach dem Zug von { $seat }.
event-reveal = { $seat } deckt auf: { agent }.
event-returned = { $seat } gibt { agent } zurück; dieser Agent ist wieder frei.
event-free = { agent } war frei und hat { $points } Punkte.
event-tally = { $seat } hat { $points } Punkte mit { agent }.
event-guess = Dossier von { $seat }: { agent } ist { guessed }; in Wahrheit { holder }: { $points } Punkte.
event-total = { $seat }: { $points } Punkte, Rang { $rank }.

# Aufgaben

task-first = Der Zufall entscheidet, wer beginnt.
task-deal = Die Agenten werden ausgeteilt.
task-hands = Die ersten Karten werden gezogen.
task-roll = { $yours ->
    [1] Am Zug: Der Würfel rollt.
   *[0] { $seat } würfelt.
 }
task-draw = { $yours ->
    [1] Eine Karte wird gezogen.
   *[0] { $seat } zieht eine Karte.
 }
task-find = { $yours ->
    [1] Die Karte eines freien Agenten wird genommen.
   *[0] { $seat } nimmt die Karte eines freien Agenten.
 }
task-move = { $yours ->
    [1] Am Zug: { points } ziehen.
   *[0] { $seat } muss { points } ziehen.
 }
task-place = { $yours ->
    [1] Am Zug: den Tresor in ein anderes Haus stellen.
   *[0] { $seat } muss den Tresor in ein anderes Haus stellen.
 }
task-cards = { $yours ->
    [1] Gelegenheit: eine Karte spielen oder passen.
   *[0] { $seat } darf eine Karte spielen.
 }
task-more = { $yours ->
    [1] Gelegenheit: noch eine Karte spielen oder keine mehr.
   *[0] { $seat } darf noch eine Karte spielen.
 }
task-write = { $yours ->
    [1] Dossier: Wessen Agent ist { agent }?
   *[0] { $seat } schreibt ein Dossier.
 }
task-ended = Das Spiel ist aus.

# Was ein Bot über einen Platz denkt

belief-open = Wer { $seat } ist, lässt sich noch nicht sagen.
belief-sure = { $seat } ist sicher { $agents }.
belief-likely = { $seat } ist wahrscheinlich { $guesses }.
belief-possible = { $seat } könnte { $guesses } sein.
item-agents = { agent }
item-guesses = { agent } ({ $percent } %)

# Regeln, die etwas verbieten

rule-T1 = Dieser Agent ist nicht im Spiel.
rule-T6 = Alle Zugpunkte des Wurfs müssen verbraucht werden, nicht mehr und nicht weniger.
rule-T8 = Der Tresor muss in ein anderes Haus.
rule-T13 = Nur bei einem Wurf von 1-3 darf niemand gezogen werden.
rule-T15 = Vor der ersten Karte wird gepasst, nach einer Karte die Gelegenheit beendet.
rule-T16 = Eine Karte braucht eine echte Wirkung.
rule-T21 = Ein Dossier entsteht Agent für Agent; jeder Eintrag nennt jemand anderen oder, falls möglich, „frei“.
rule-T25 = Das ist im Ablauf des Zuges jetzt nicht dran.
rule-T26 = Zu siebt ist kein Agent frei.
rule-T31 = Nur eine Karte der eigenen Hand kann gespielt werden.
rule-T33 = Wer zwei Agenten hat, nimmt keinen dritten.
rule-T37 = Nach der älteren Ausgabe muss der Tresor in ein Haus ohne Agenten.

# Warum das Spiel zu Ende ist

reason-finish = Ein Marker hat das Ziel erreicht, und kein freier Agent liegt vor allen.
reason-free_agent = Ein Marker hat das Ziel erreicht, aber ein freier Agent liegt vor allen: Niemand gewinnt.
reason-best_player = Ein Marker hat das Ziel erreicht. Ein freier Agent liegt vor allen, doch die Besten gewinnen.

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
board-piles = Vorrat: { $supply } Karten. Ablage: { $discards }. Aus dem Spiel: { $removed }.
board-nothing = nichts
board-dossier = Dossier von { $name }: { $entries }.
board-free = Freie Agenten:{" "}

# Der Spielplan im Browser

web-free = frei
web-you = du
web-your_agent = Du bist
web-agents = Agenten
web-step = ein Schritt
web-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
 }
web-left = { $count ->
    [one] Noch 1 Punkt.
   *[other] Noch { $count } Punkte.
 }
web-enough = Genug; bis zu { $count } mehr.
web-scoring = Wertung:
web-scoring_looms = Falls keine Karte es verhindert:
web-safe_to = Tresor: { $place }.
web-safe_here = der Tresor
web-goes_to = { $who } → { $place }
web-hand = Deine Karten
web-hand_empty = Keine Karten auf der Hand.
web-twice = ×{ $count }
web-pass = Passen
web-done = Keine weitere Karte
web-stay = Niemanden ziehen, Karte nehmen
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
web-whose = Wem gehört { $who }?
web-dossiers = Dossiers
web-revealed = Wer war wer
web-finish = Ziel
web-turn = Zug
web-rolled = Der Würfel zeigt { $face }.
web-to_spend_all = { $many } Punkte sind zu verteilen.
web-to_spend = { $few } bis { $many } Punkte sind zu verteilen.
web-track = Leiste
web-houses = Häuser
web-empty = niemand
web-players = Am Tisch
web-own = Deins
web-arrived = kam zum Tresor
web-notebook = Wer spielt wen?
web-mark_help = Feld antippen: ✓ stimmt, ✗ stimmt nicht, ? vielleicht.
web-steps_help = Kleine Zahl: Schritte, die dieser Platz dem Agenten bisher gab.
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
    [0] Ein Agent geht ein oder zwei Häuser zurück.
    [1] Ein Agent geht ein Haus vor oder zurück.
    [2] Zwei Agenten gehen je ein Haus zurück.
    [3] Zwei Agenten gehen je ein Haus vor.
    [4] Ein Agent beim Tresor geht ein Haus vor oder zurück.
    [5] Ein Agent kommt in die Ruine.
    [6] Ein oder zwei Agenten kommen aus der Ruine in die Kirche.
    [7] Ein Agent geht ein, zwei oder drei Häuser vor.
    [8] Ein Agent kommt zum Tresor.
    [9] Der Tresor kommt in ein anderes Haus.
    [10] Zwei Marker unter 40 rücken drei vor, höchstens bis 40.
    [11] Alle Agenten kommen in die Kirche.
    [12] Zwei Agenten tauschen die Plätze.
    [13] Ein Agent kommt in das Haus eines anderen.
   *[14] Nimm die Karte eines freien Agenten: dein zweiter.
 }
