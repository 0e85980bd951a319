# Das geführte erste Spiel von Undercover (Danzer), Schritt für Schritt

step-1 = Sechs Geheimdienste auf einem Farbkreis. Einen davon leitest du. Die Farbe gegenüber zählt für dich doppelt, aber Agenten, die sie zeigen, darfst du nie nehmen. Wähle Grün: Rot zählt doppelt.
step-2 = Auf dem Tisch liegen die Hauptquartiere. In den beiden Stapeln sind zwölf Agenten. Jeder hat zwei Seiten: offiziell eine Farbe, undercover eine Nachbarfarbe. Der Streifen unter dem Gesicht zeigt, was hinten sein kann.
step-3 = In deinem Zug nimmst du ein Plättchen, drehst es um oder nicht, und legst es. Nehmen darfst du das oberste eines Stapels, einen liegenden Agenten ohne Mappe oder deinen Joker. Nimm Grün von Stapel A, dann geht es weiter.
step-4 = Die Rückseite hat noch niemand gesehen: Gelb oder Blau. Ein umgedrehter Agent bringt 2 Schritte statt 1. Dreh ihn um.
step-5 = Gelb, undercover. Er darf neben Gelb und dessen Nachbarn auf dem Kreis liegen, Orange und Grün; jedes Plättchen, das er berührt, muss passen. Die Umrisse zeigen, wo. Leg ihn über Buenos Aires.
step-6 = Die erste Runde bringt noch nichts. Die andere Seite hat geantwortet. Auf beiden neuen Agenten liegt eine Mappe: Niemand darf sie nehmen, bis die Mappe weiterwandert.
step-7 = Stapel A zeigt Rot, deine Gegenfarbe; darum leuchtet er nicht. Nimm Orange von Stapel B.
step-8 = Diesmal weißt du, wohin: zwischen Rot und Gelb. Neben beide passt nur Orange. Lass ihn, wie er ist.
step-9 = Jeder Umriss nennt die Schritte deiner Mitarbeiter: einen für den Agenten, einen für jeden Nachbarn. Über Moskau triffst du Rot und Gelb: drei Reihen auf einmal. Leg ihn dorthin.
step-10 = Deine Mitarbeiter in Rot, Orange und Gelb sind unterwegs. Besetzte Felder überspringen sie, das ist geschenkt. Wer zuerst bei den Plättchen am Ende ankommt, hat die Auswahl.
step-11 = Einige Runden später. Rot ist deine doppelte Reihe, und ein Plättchen ist in Reichweite. Tipp einen Umriss an: Die Tafel zeigt, wie weit er führt. Zeile 0, Spalte −1: Rot rückt 3 vor und nimmt die 8. Leg ihn dorthin.
step-12 = 8 Punkte, doppelt gezählt. Dieser Mitarbeiter bleibt jetzt stehen. Hat jemand sechs Plättchen, wird die Runde zu Ende gespielt. Es gewinnt, wer die meisten Punkte hat. Dein Joker passt überall, einmal. Viel Glück.
