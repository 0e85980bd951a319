title = Der Maulwurf
summary = Jemand von uns kopiert jede Akte, die vorbeikommt.

action-mole = Platz { $seat_number } ist der Maulwurf
action-hand = die Akte an Platz { $seat_number } geben
action-accuse = Platz { $seat_number } beschuldigen

event-mole = Du bist der Maulwurf.
event-dealt = Jemand von euch ist der Maulwurf.
event-handed = { $seat } gibt die Akte an { $to }.
event-accused = { $seat } beschuldigt { $suspect }.
event-unmasked = Der Maulwurf war { $seat }.

task-mole = Das Los bestimmt den Maulwurf.
task-hand = { $seat }: Wer bekommt die Akte?
task-accuse = { $seat }: Wer ist der Maulwurf?
task-over = Das Spiel ist zu Ende.
rule-M3 = Jetzt geht die Akte an jemand anderen.
rule-M4 = Jetzt beschuldigen alle jemand anderen.
reason-accused = Alle haben jemanden beschuldigt.
