# Das geführte erste Spiel von Heimlich & Co., Schritt für Schritt

step-1 = Sechs Agenten beginnen an der Kirche. Alle dürfen jeden von ihnen ziehen, aber jedem am Tisch gehört heimlich nur einer. Du bist Jaques, der rote. Das weiß sonst niemand.
step-2 = Du hast 4 gewürfelt. Für einen Punkt geht ein Agent ein Haus weiter, im Uhrzeigersinn. Tippe zweimal auf Rot und zweimal auf Blau: Die Füße zeigen, wohin sie gehen.
step-3 = Die anderen machen es ebenso. Hier gingen 5 Punkte weg: Grün drei Häuser, Orange zwei. Warum gerade die beiden? Das ist die Frage des ganzen Spiels.
step-4 = In Haus 7 steht der Tresor. Kommt ein Agent dorthin, wird gewertet. Du hast 5 gewürfelt, und Rot steht in Haus 2: Lass ihn den ganzen Weg gehen.
step-5 = Wertung! Jeder Agent bekommt die Zahl seines Hauses, wo immer er steht: Rot 7, Violett 4, Grün 3. Die Kirche ist nichts wert, und die Ruine kostet 3.
step-6 = Wer die Wertung ausgelöst hat, stellt den Tresor in ein anderes Haus. Die Wahl ist frei; stell ihn hier in Haus 10.
step-7 = 1–3: Du nimmst davon, so viele du willst. Rot führt, und wer immer nur Rot schiebt, verrät sich. Sei also nett zu anderen: je ein Schritt für Gelb und Orange, der dritte Punkt verfällt.
step-8 = Erreicht ein Marker die 42, ist das Spiel aus, und alle werden enttarnt. Es gewinnt, wessen Agent am weitesten ist. Liegt ein Agent vorn, der niemandem gehört, gewinnt niemand.
step-9 = Mit Top-Secret-Karten dürfen nach dem Ziehen alle Karten spielen. Spiele „Zum Tresor“ auf Rot: erst die Karte antippen, dann den Agenten.
step-10 = Mit Dossier schreiben alle einmal auf, wer wen spielt, sobald ein Marker die 29 erreicht. Jeder richtige Eintrag bringt fünf Punkte. Trag ein, dass Gelb der Person nach dir gehört.
step-11 = Das ist alles. Behalte ein Pokergesicht, mach dir Notizen und lass dich dabei sehen, wie du allen hilfst.
