# Rätsel zu Top Secret Spies

ask-whose = Wessen Agent ist { $agent ->
    [0] Grau
    [1] Gelb
    [2] Orange
    [3] Rot
    [4] Grün
    [5] Blau
   *[6] Violett
 }?
ask-who = Welcher Agent gehört Platz { $seat }?
seat = der von Platz { $seat }
free = niemandes: ein freier Agent
agent = { $agent ->
    [0] Grau
    [1] Gelb
    [2] Orange
    [3] Rot
    [4] Grün
    [5] Blau
   *[6] Violett
 }
clue-ahead = „Der Agent von Platz { $seat } liegt auf der Leiste vor dem von Platz { $other }.“
clue-apart = { $number ->
    [0] „Die Agenten von Platz { $seat } und { $other } liegen auf der Leiste gleichauf.“
    [one] „Die Agenten von Platz { $seat } und { $other } trennt auf der Leiste ein Feld.“
   *[other] „Die Agenten von Platz { $seat } und { $other } trennen auf der Leiste { $number } Felder.“
 }
clue-higher = „Eine Wertung brächte dem Agenten von Platz { $seat } jetzt mehr als dem von Platz { $other }.“
clue-least = { $number ->
    [one] „Der Agent von Platz { $seat } hat mindestens einen Punkt.“
   *[other] „Der Agent von Platz { $seat } hat mindestens { $number } Punkte.“
 }
clue-together = „Die Agenten von Platz { $seat } und { $other } stehen im selben Gebäude.“
clue-leader = „Der Agent von Platz { $seat } liegt vor denen aller anderen Mitspieler.“
step-own = Du selbst bist { $agent ->
    [0] Grau
    [1] Gelb
    [2] Orange
    [3] Rot
    [4] Grün
    [5] Blau
   *[6] Violett
 }.
step-clue = { $count ->
    [one] Hinweis { $number }: Es { $deals ->
        [one] bleibt eine Verteilung
       *[other] bleiben { $deals } Verteilungen
     }, und in allen ist die Antwort dieselbe.
   *[other] Hinweis { $number }: Es bleiben { $deals } Verteilungen mit { $count } verschiedenen Antworten.
 }
