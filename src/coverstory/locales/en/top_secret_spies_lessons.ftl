# The guided first game of Top Secret Spies, step by step

step-1 = Six agents start at the church. Everybody may move every one of them, but each player owns just one, secretly. You are Jaques, the red one. Nobody else knows.
step-2 = You rolled 4. One point takes one agent one building onwards, clockwise. Tap red twice and blue twice: the feet show where they would go.
step-3 = The others do the same. This one spent 5 points: green walked three, orange two. Why those two? That is what you will be wondering all game.
step-4 = In building 7 stands the safe. Move an agent there and everybody scores. You rolled 5, and red is in building 2: walk it all the way.
step-5 = Scoring! Every agent gets the number of its building, wherever it stands: red 7, violet 4, green 3. The church is worth nothing, and the ruins cost 3.
step-6 = Whoever caused the scoring moves the safe to another building. Yours to choose; for now, put it in building 10.
step-7 = 1–3: use as many of them as you like. Red leads, and who keeps pushing red gives it away. So be kind to others: one step each for yellow and orange, and leave the third point unused.
step-8 = When a marker reaches 42, the game is over and everybody is unmasked. The player whose agent is farthest wins. If an agent that belongs to nobody is ahead, nobody does.
step-9 = With Top Secret cards, everybody may play cards after the move. Play “To the safe” on red: tap the card, then the agent.
step-10 = With dossiers, everybody writes down once who plays whom, as soon as a marker reaches 29. Five points for each right entry. Say that yellow belongs to the player after you.
step-11 = That is all. Keep a straight face, keep notes, and be seen helping everybody.
