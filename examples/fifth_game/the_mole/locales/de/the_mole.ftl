title = Der Maulwurf
summary = Jemand verrät unsere Einsätze.

action-mole = Platz { $number } ist der Maulwurf
action-send = Platz { $number } mitnehmen
action-keep = dichthalten
action-leak = den Einsatz verraten
action-accuse = Platz { $number } beschuldigen

event-mole = Du bist der Maulwurf.
event-dealt = Jemand ist der Maulwurf.
event-sent = Im Einsatz: { $seat } und { $other }.
event-kept = { $seat }: dichtgehalten.
event-leaked = { $seat }: den Einsatz verraten.
event-decided = { $seat }: geheim entschieden.
event-failed = Einsatz { $mission } ist gescheitert.
event-succeeded = Einsatz { $mission } ist gelungen.
event-accused = { $seat }: verdächtig ist { $suspect }.
event-unmasked = Der Maulwurf ist: { $seat }.
event-points = Punkte für { $seat }: { $points }.

task-deal = Das Los bestimmt den Maulwurf.
task-send = { $seat }: jemanden mitnehmen.
task-decide = { $seat }: dichthalten oder verraten?
task-accuse = { $seat }: jemanden beschuldigen.
task-over = Das Spiel ist zu Ende.

rule-M4 = Jetzt nimmt die Leitung jemand anderen mit.
rule-M5 = Dichthalten: Verraten darf nur der Maulwurf.
rule-M7 = Jetzt beschuldigen alle jemand anderen.
reason-accused = Alle haben jemanden beschuldigt.
