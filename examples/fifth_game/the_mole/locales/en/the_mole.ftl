title = The Mole
summary = One of us copies every file that comes by.

action-mole = seat { $seat_number } is the mole
action-hand = hand the file to seat { $seat_number }
action-accuse = accuse seat { $seat_number }

event-mole = You are the mole.
event-dealt = One of the players is the mole.
event-handed = { $seat } hands the file to { $to }.
event-accused = { $seat } accuses { $suspect }.
event-unmasked = The mole was { $seat }.

task-mole = Chance picks the mole.
task-hand = { $seat }: who gets the file?
task-accuse = { $seat }: who is the mole?
task-over = The game is over.
rule-M3 = Now the file goes to another player.
rule-M4 = Now everybody accuses somebody else.
reason-accused = Everybody has accused somebody.
