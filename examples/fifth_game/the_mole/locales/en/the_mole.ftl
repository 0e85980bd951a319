title = The Mole
summary = One of us leaks our missions.

action-mole = seat { $number } is the mole
action-send = take seat { $number } along
action-keep = keep quiet
action-leak = leak the mission
action-accuse = accuse seat { $number }

event-mole = You are the mole.
event-dealt = One of the players is the mole.
event-sent = On the mission: { $seat } and { $other }.
event-kept = { $seat }: kept quiet.
event-leaked = { $seat }: leaked the mission.
event-decided = { $seat }: decided in secret.
event-failed = Mission { $mission } has failed.
event-succeeded = Mission { $mission } has succeeded.
event-accused = { $seat }: the suspect is { $suspect }.
event-unmasked = The mole is: { $seat }.
event-points = { $seat } scores { $points }.

task-deal = Chance chooses the mole.
task-send = { $seat }: take somebody along.
task-decide = { $seat }: keep quiet, or leak?
task-accuse = { $seat }: accuse somebody.
task-over = The game is over.

rule-M4 = Now the leader takes another player along.
rule-M5 = Keep quiet: only the mole may leak.
rule-M7 = Now everybody accuses somebody else.
reason-accused = Everybody has accused somebody.
