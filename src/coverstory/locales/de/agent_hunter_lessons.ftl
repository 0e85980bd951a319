# Das geführte erste Spiel von Agent Hunter, Schritt für Schritt

step-1 = Die rote Straße unten gehört dir. Drei deiner zehn Agenten, 0 bis 9, tauchen unter. Lege die 6 ins linke Haus: Tippe die Karte an.
step-2 = Nur du siehst, wer hinter deinen Türen ist. Lege die 1 ins mittlere Haus.
step-3 = Und die 8 ins rechte Haus. Die anderen sieben bleiben auf der Hand: Mit ihnen gehst du auf die Jagd.
step-4 = Auch die blaue Straße ist besetzt, und du beginnst. Greif an: Tippe deine 4 an, dann die linke blaue Tür.
step-5 = „4 ist höher“: Antworten sind immer wahr. Links steckt also 0, 1, 2 oder 3, wie die Tafel über der Tür sagt. Deine 4 ist wieder auf der Hand; das Auge heißt: Alle wissen, dass sie dort ist.
step-6 = Blau hat bei deinem mittleren Haus gefragt: Die 5 ist höher als deine 1. Nun wieder du: Nur dieselbe Zahl schaltet ein Haus aus. Versuche die 3 an der linken Tür.
step-7 = Gleich! Das Haus ist ausgeschaltet, beide Dreien sind aus dem Spiel, und du hast einen Punkt.
step-8 = Blau fragt noch einmal: Auch die 2 ist höher. In deinem mittleren Haus ist also 0 oder 1, und alle wissen es. Der nächste Schuss kann treffen.
step-9 = Verwisch die Spuren. Tippe dein mittleres Haus an, dann „Tauschen“: Die 1 wird gezeigt und kommt auf die Hand.
step-10 = Lege ungesehen einen anderen Agenten ins Haus; auch derselbe wäre erlaubt. Nimm die 9.
step-11 = Jeder Austausch kostet einen Lockvogel. Fällt das Haus daneben, bringt er der Gegenseite einen Punkt. Lege ihn neben das rechte Haus, nach dem noch niemand gefragt hat.
step-12 = Noch etwas: Auch ein Haus kann angreifen. Tippe es an, dann eine blaue Tür. Bei „gleich“ ist das blaue Haus ausgeschaltet, sonst dein eigenes. Hat eine Straße kein Haus mehr, ist das Spiel zu Ende, und mehr Punkte gewinnen.
