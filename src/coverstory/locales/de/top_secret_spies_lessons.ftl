# Das geführte erste Spiel von Heimlich & Co., Schritt für Schritt

step-1 = Sechs Agenten starten an der Kirche. Alle dürfen jeden von ihnen ziehen, aber jeder am Tisch ist heimlich nur einer. Du bist Jaques, der rote. Das weiß sonst niemand.
step-2 = Du hast eine 4 gewürfelt. Mit einem Schritt geht ein Agent ein Haus weiter, im Uhrzeigersinn. Tipp auf Rot und dann auf Haus 2, danach ebenso mit Blau: Die Füße zeigen, wohin sie gehen.
step-3 = Die anderen machen es genauso. Hier wurde eine 5 gewürfelt: Grün ging drei Häuser, Orange zwei. Warum gerade die beiden? Das fragst du dich das ganze Spiel.
step-4 = In Haus 7 steht der Tresor. Kommt ein Agent dorthin, wird gewertet. Du hast eine 5 gewürfelt, und Rot steht in Haus 2: Lass ihn den ganzen Weg gehen.
step-5 = Wertung! Jeder Agent bekommt die Zahl seines Hauses, wo immer er steht: Rot 7, Violett 4, Grün 3. Die Kirche ist nichts wert, und die Ruine kostet 3.
step-6 = Du hast die Wertung ausgelöst, also stellst du den Tresor in ein anderes Haus. Die Wahl ist frei; stell ihn diesmal in Haus 10.
step-7 = 1–3: Du nimmst davon, so viele Schritte du willst. Rot führt, und wer immer nur Rot schiebt, verrät sich. Sei also nett zu anderen: je ein Schritt für Gelb und Orange, der dritte verfällt.
step-8 = Erreicht ein Marker die 42, ist das Spiel aus, und alle werden enttarnt. Es gewinnt, wessen Agent am weitesten ist. Liegt ein Agent vorn, der niemandem gehört, gewinnt niemand.
step-9 = Mit Top-Secret-Karten dürfen nach jedem Zug alle Karten spielen. Spiel „Zum Tresor“ auf Rot: Tipp erst die Karte an, dann den Agenten.
step-10 = Mit Dossier schreiben alle einmal auf, wer wer ist, sobald ein Marker die 29 erreicht. Jeder richtige Eintrag bringt fünf Punkte. Trag ein, dass Gelb der Person nach dir gehört.
step-11 = Das ist alles. Mach ein Pokergesicht, mach dir Notizen, und lass dich dabei sehen, wie du allen hilfst.
