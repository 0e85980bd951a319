# Rätsel zu Undercover (Danzer)

ask-back = Welche Farbe hat die Rückseite dieses Agenten in { $colour ->
    [0] Rot
    [1] Orange
    [2] Gelb
    [3] Grün
    [4] Blau
   *[5] Violett
 }?
ask-hides = Hinter welchem dieser Agenten steckt sicher { $colour ->
    [0] Rot
    [1] Orange
    [2] Gelb
    [3] Grün
    [4] Blau
   *[5] Violett
 }?
colour = { $colour ->
    [0] Rot
    [1] Orange
    [2] Gelb
    [3] Grün
    [4] Blau
   *[5] Violett
 }
tile = der Agent in { $colour ->
    [0] Rot
    [1] Orange
    [2] Gelb
    [3] Grün
    [4] Blau
   *[5] Violett
 } auf { $row },{ $column }
on_pile = der Agent in { $colour ->
    [0] Rot
    [1] Orange
    [2] Gelb
    [3] Grün
    [4] Blau
   *[5] Violett
 } auf Stapel { $pile }
step-wheel = Jeder Agent verbirgt eine der beiden Nachbarfarben auf dem Farbkreis, und jedes solche Paar gibt es einmal.
step-two = Dieser zeigt { $colour ->
    [0] Rot
    [1] Orange
    [2] Gelb
    [3] Grün
    [4] Blau
   *[5] Violett
 }: Dahinter steckt { $one ->
    [0] Rot
    [1] Orange
    [2] Gelb
    [3] Grün
    [4] Blau
   *[5] Violett
 } oder { $other ->
    [0] Rot
    [1] Orange
    [2] Gelb
    [3] Grün
    [4] Blau
   *[5] Violett
 }.
step-known = Von einem Agenten aus Stapel { $pile } kennt man beide Seiten: { $colour ->
    [0] Rot
    [1] Orange
    [2] Gelb
    [3] Grün
    [4] Blau
   *[5] Violett
 } und { $back ->
    [0] Rot
    [1] Orange
    [2] Gelb
    [3] Grün
    [4] Blau
   *[5] Violett
 }.
step-piles = In jeden Stapel kam jede verborgene Farbe genau einmal. So bleibt nur eine Antwort.
