# The guided first game of Top Secret Spies, step by step

step-1 = Six agents start at the church. Everybody may move all of them, but each player is secretly just one. You are Jaques, the red one. Nobody else knows.
step-2 = You rolled 4. One step takes one agent one building on, clockwise. Tap red, then building 2, and do the same with blue: the feet show where they will go.
step-3 = The others do the same. This player rolled 5: green walked three, orange two. Why those two? You will be asking yourself that all game.
step-4 = The safe stands in building 7. Move an agent there, and everybody scores. You rolled 5, and red is in building 2: walk it all the way.
step-5 = Scoring! Every agent gets the number of its building, wherever it stands: red 7, violet 4, green 3. The church is worth nothing, and the ruins cost 3.
step-6 = You caused the scoring, so you move the safe to another building. You are free to choose; this time, put it in building 10.
step-7 = 1–3: use as many steps as you like. Red is in the lead, and whoever keeps pushing red gives themselves away. So be kind to others: one step each for yellow and orange, and leave the third one.
step-8 = When a marker reaches 42, the game is over and everybody is unmasked. The player whose agent is farthest wins. If an agent that belongs to nobody is ahead, nobody wins.
step-9 = With Top Secret cards, everybody may play cards after a move. Play “To the safe” on red: tap the card, then the agent.
step-10 = With dossiers, everybody writes down once who is who, as soon as a marker reaches 29. Each right entry is worth five points. Say that yellow belongs to the player after you.
step-11 = That is all. Keep a straight face, take notes, and let them see you help everybody.
