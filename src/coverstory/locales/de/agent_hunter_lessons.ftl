# Das geführte erste Spiel von Agent Hunter, Schritt für Schritt

step-1 = Die rote Straße unten gehört dir. Drei deiner zehn Agenten, 0 bis 9, tauchen unter. Leg die 6 ins linke Haus: Tipp auf die Karte, dann auf das Haus.
step-2 = Nur du siehst, wer hinter deinen Türen steckt. Leg die 1 ins mittlere Haus.
step-3 = Und die 8 ins rechte Haus. Die anderen sieben bleiben auf der Hand: Mit ihnen gehst du auf die Jagd.
step-4 = Auch Blau hat drei Agenten versteckt, und du fängst an. Greif an: Tipp deine 4 an, dann die linke blaue Tür.
step-5 = „4 ist höher.“ Antworten sind immer wahr. Links steckt also 0, 1, 2 oder 3, wie die Tafel über der Tür sagt. Deine 4 ist wieder auf der Hand; das Auge heißt: Alle wissen das.
step-6 = Blau hat bei deinem mittleren Haus gefragt: 5 ist höher als deine 1. Nun wieder du. Nur dieselbe Zahl schaltet ein Haus aus. Versuch die 3 an der linken Tür.
step-7 = Gleich! Das Haus ist ausgeschaltet, beide Dreien sind aus dem Spiel, und du hast einen Punkt.
step-8 = Blau fragt noch einmal: Auch die 2 ist höher. In deinem mittleren Haus steckt also 0 oder 1, und alle wissen es. Der nächste Schuss kann treffen.
step-9 = Verwisch die Spuren. Tipp dein mittleres Haus an, dann „Tauschen“: Du zeigst die 1 und nimmst sie zurück.
step-10 = Nun versteck dort jemand anderen, ohne dass es jemand sieht. Auch derselbe wäre erlaubt. Nimm die 9.
step-11 = Jeder Austausch kostet einen Lockvogel. Fällt das Haus daneben, bringt er der anderen Seite einen Punkt. Leg ihn neben das rechte Haus, nach dem noch niemand gefragt hat.
step-12 = Noch etwas: Auch ein Haus kann angreifen. Tipp es an, dann eine blaue Tür. Bei „gleich“ ist das blaue Haus ausgeschaltet, sonst dein eigenes. Hat eine Straße kein Haus mehr, ist das Spiel aus. Es gewinnt, wer mehr Punkte hat.
