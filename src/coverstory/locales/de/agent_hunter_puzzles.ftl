# Rätsel zu Agent Hunter

ask-number = Welche Zahl liegt im { $house ->
    [0] linken
    [1] mittleren
   *[2] rechten
 } Haus des Gegners?
ask-holds = In welchem Haus des Gegners kann nur die { $number } liegen?
ask-never = Welche Zahl kann nicht im { $house ->
    [0] linken
    [1] mittleren
   *[2] rechten
 } Haus des Gegners liegen?
ask-hand = Welche Zahl hat der Gegner sicher auf der Hand?
number = { $number }
house = das { $house ->
    [0] linke
    [1] mittlere
   *[2] rechte
 } Haus
step-answers = Geh die Antworten durch: „höher“ und „niedriger“ schließen Zahlen aus, auf der Hand gezeigte Karten ebenso.
step-sure = Im { $house ->
    [0] linken
    [1] mittleren
   *[2] rechten
 } Haus kann also nur die { $numbers } liegen.
step-could = Im { $house ->
    [0] linken
    [1] mittleren
   *[2] rechten
 } Haus ist noch möglich: { $numbers }.
step-distinct = Keine Zahl liegt in zwei Häusern: Was in einem sicher ist, scheidet in den anderen aus.
