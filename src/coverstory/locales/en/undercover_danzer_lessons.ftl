# The guided first game of Undercover (Danzer), step by step

step-1 = Six secret services on a wheel. You run one of them. The colour across the wheel counts twice for you, but you may never take an agent that shows it. Choose green: red counts twice.
step-2 = The headquarters lie on the desk. The two piles hold twelve agents. Each has two sides: officially one colour, undercover a neighbour of it on the wheel. The strip below a face shows what may be on the back.
step-3 = In your turn you take a tile, flip it or not, and place it. You may take the top of a pile, an agent on the desk without a file, or your Joker. Take green from pile A, then go on.
step-4 = Nobody has seen its back: yellow or blue. A flipped agent is worth 2 steps instead of 1. Flip it.
step-5 = Yellow, undercover. It may lie beside yellow and its neighbours on the wheel, orange and green; every tile it touches must fit. The outlines show where. Place it above Buenos Aires.
step-6 = The first round brings nothing yet. The other player has answered. Each of you left a file on the agent just placed: nobody may take it until the file moves on.
step-7 = Pile A shows red, your opposite colour, so it is not lit. Take orange from pile B.
step-8 = This time you know where it belongs: between red and yellow. Only orange fits beside both. Keep it as it is.
step-9 = Each outline shows the steps of your staffers: one for the agent, one for every neighbour. Above Moscow you meet red, yellow and yourself: three lanes at once. Place it there.
step-10 = Your red, orange and yellow staffers are on their way. They jump over spaces that are taken, which is a free step. Whoever gets to the tokens at the end first has the pick.
step-11 = A few rounds later. Red is your double lane, and a token is within reach. Point at an outline: the track shows how far it leads. Row 0, column −1: red moves 3 and takes the 8. Place it there.
step-12 = 8 points, counted twice. That staffer now stays where it is. When somebody has six tokens, the round is played to its end, and whoever has the most points wins. Your Joker fits beside anything, once. Good luck.
