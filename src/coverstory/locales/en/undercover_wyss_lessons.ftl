# The guided first game of Undercover (Wyss), step by step

step-1 = Sixty agents, face down. Each row and each column is a line with a secret at its end. The strongest network in a line takes it. Films with a pin are worth more to you: that is your mission, pinned in the corner.
step-2 = Whoever opens a card commands the agent. The first card may lie anywhere. Open file 3·4: row 3, column 4.
step-3 = A 6, and it is yours: red, with the arrow pointing at you. Blue answered with a 5, where the glass stone lies now. You must open a card in the stone's row or column; they are lit. Open 4·4.
step-4 = Another 5, in the same column as Blue's. Equals capture each other. Take it: tap Blue's 5.
step-5 = Blue's 5 is in the box and counts for nobody. Yours moved there with the stone, and 4·4 stays a gap. Only a 0 captures a 10, and a 10 captures nothing.
step-6 = Blue opened a 9. In column 4 you have 5 + 6 = 11; the sums stand at the end of the line. Open 5·4.
step-7 = An 8. The 4s and 8s wear a hat: they are special agents. They retire a rival in the stone's lines, who still counts for his owner at the end, or they compel the next player. Compel Blue.
step-8 = Blue had to open two cards: a 10 in the stone's row and a 3 in its column. You say which one is turned back. The 10 would help Blue: tap it.
step-9 = With the 3, nothing in column 4 is face down any more, so it is scored. 19 for you, 12 for Blue: the film is yours. The winner may lay one card of their own from the line aside. It counts its value at the end. Lay the 8 aside.
step-10 = After a scoring you may open any face-down card. The slip shows what everybody saw: the 10 at 5·7. Fetch it.
step-11 = It goes on like this for sixty cards. Secrets of one kind count 10, 30, 60, 100 for one to four; each secret of your mission counts 10 more, and cards laid aside count their value. Whoever has the most points wins. Your turn now.
