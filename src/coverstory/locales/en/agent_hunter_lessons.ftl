# The guided first game of Agent Hunter, step by step

step-1 = The red street below is yours. Three of your ten agents, 0 to 9, go into hiding. Put the 6 into the left house: tap the card, then the house.
step-2 = Only you can see who is behind your doors. Put the 1 into the middle house.
step-3 = And the 8 into the right house. The other seven stay in your hand: you hunt with them.
step-4 = Blue has hidden three agents, too, and you go first. Attack: tap your 4, then the blue left door.
step-5 = “4 is higher.” Answers are always true, so the left door hides 0, 1, 2 or 3, as the board above it says. Your 4 is back in your hand, and the eye on it means that everybody knows.
step-6 = Blue asked at your middle house: 5 is higher than your 1. Your turn again. Only the same number takes a house. Try the 3 on the left door.
step-7 = The same! The house is eliminated, both 3s are out of the game, and you have a point.
step-8 = Blue asks again: 2 is higher, too. So your middle house hides 0 or 1, and everybody knows it. The next shot may hit.
step-9 = Cover your tracks. Tap your middle house, then “Switch”: you show the 1 and take it back.
step-10 = Now hide another agent there, unseen. The same one would be allowed, too. Take the 9.
step-11 = Each switch costs a decoy. If the house beside it falls, the decoy is worth a point to your enemy. Put it beside the right house, which nobody has asked about.
step-12 = One more thing: a house can attack, too. Tap it, then a blue door. If the numbers are the same, you take that house; if not, you lose your own. When a street has no house left, the game is over, and whoever has more points wins.
