# Das geführte erste Spiel von Undercover (Wyss), Schritt für Schritt

step-1 = Sechzig Agenten, verdeckt. Jede Reihe und jede Spalte ist eine Linie mit einem Geheimnis am Ende. Das stärkste Netz einer Linie holt es sich. Filme mit Stecknadel sind dir mehr wert: Das ist dein Auftrag, er hängt in der Ecke.
step-2 = Wer ein Kärtchen aufdeckt, führt den Agenten. Das erste darf irgendwo liegen. Deck Akte 3·4 auf: Reihe 3, Spalte 4.
step-3 = Eine 6, und sie gehört dir: rot, der Pfeil zeigt zu dir. Blau hat mit einer 5 geantwortet; dort liegt jetzt der Glasstein. Nun musst du in Reihe oder Spalte des Steins aufdecken; sie leuchten. Deck 4·4 auf.
step-4 = Noch eine 5, in derselben Spalte wie die blaue. Gleiche schlagen einander. Schlag zu: Tipp auf die blaue 5.
step-5 = Die blaue 5 liegt in der Schachtel und zählt für niemanden. Deine ist dorthin gerückt, der Stein mit ihr; 4·4 bleibt eine Lücke. Eine 10 schlägt nur die 0, und die 10 selbst schlägt nichts.
step-6 = Blau hat eine 9 aufgedeckt. In Spalte 4 hast du 5 + 6 = 11; die Summen stehen am Ende der Linie. Deck 5·4 auf.
step-7 = Eine 8. Die 4er und 8er tragen Hut: Es sind Spezialagenten. Sie schicken einen Rivalen in den Linien des Steins in den Ruhestand (am Ende zählt er noch für seinen Besitzer), oder sie setzen den Nächsten unter Zwang. Setz Blau unter Zwang.
step-8 = Blau musste zwei Kärtchen aufdecken: eine 10 in der Reihe des Steins und eine 3 in seiner Spalte. Du sagst, welches zurückgedreht wird. Die 10 würde Blau helfen: Tipp sie an.
step-9 = Mit der 3 ist in Spalte 4 nichts mehr verdeckt: Sie wird gewertet. 19 für dich, 12 für Blau: Der Film gehört dir. Wer gewinnt, darf ein eigenes Kärtchen der Linie ablegen; am Ende zählt es seinen Wert. Leg die 8 ab.
step-10 = Nach einer Wertung darfst du jedes verdeckte Kärtchen aufdecken. Der Zettel zeigt, was alle gesehen haben: die 10 auf 5·7. Hol sie dir.
step-11 = So geht es weiter, sechzig Kärtchen lang. Geheimnisse einer Art zählen 10, 30, 60, 100 für eins bis vier; jedes deines Auftrags 10 mehr; abgelegte Kärtchen ihren Wert. Es gewinnt, wer die meisten Punkte hat. Jetzt bist du dran.
