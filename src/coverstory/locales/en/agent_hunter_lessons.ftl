# The guided first game of Agent Hunter, step by step

step-1 = You run the red street below. Three of your ten agents, 0 to 9, go into hiding. Put the 6 into the left house: tap the card.
step-2 = Only you see who is behind your doors. Put the 1 into the middle house.
step-3 = And the 8 into the right house. The other seven stay in your hand: you hunt with them.
step-4 = The blue street is manned, too, and you begin. Attack: tap your 4, then the blue left door.
step-5 = “4 is higher”: answers are always true. So the left door hides 0, 1, 2 or 3, as the board over it says. Your 4 is back in hand, and its eye means that everybody knows it is there.
step-6 = Blue has asked at your middle house: the 5 is higher than your 1. Now you again: only the same number takes a house. Try the 3 on the left door.
step-7 = The same! The house is eliminated, both 3s are out of the game, and you have a point.
step-8 = Blue asks again: the 2 is higher, too. So your middle house holds 0 or 1, and everybody knows it. The next shot may hit.
step-9 = Cover your tracks. Tap your middle house, then “Switch”: the 1 is shown and comes back to your hand.
step-10 = Put another agent into the house, unseen; the same one would be allowed, too. Take the 9.
step-11 = Each switch costs a decoy. If the house beside it falls, it is worth a point to the enemy. Put it beside the right house, which nobody has asked about.
step-12 = One thing more: a house may attack, too. Tap it, then a blue door. If it is the same, you win that house; if not, you lose your own. When a street has no house left, the game ends, and more points win.
