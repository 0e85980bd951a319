# Was an der Aufzeichnung eines Spiels nicht stimmt, und was coverstory verify über Aufzeichnungen sagt.

# Worum es geht

record = Aufzeichnung
record_of_file = { $file }, Aufzeichnung { $number }
line_of_file = { $file }, Zeile { $number }
entry = Eintrag { $number }
ending = Ende
seed = Startwert
seat = Platz { $seat }
match = Partie
game = Spiel
commitment = Versprechen
seal = Siegel
entropy = Entropie
given_entries = Übernommene Einträge
seats_of_bots = Plätze der Bots
commitments_of_seats = Festlegungen der Plätze
your_file = Deine Datei
your_entropy = Deine Entropie auf Platz { $seat }

# Was erwartet wurde, und was kam

none = nichts
a_record = eine Aufzeichnung
finished_record = die Aufzeichnung eines beendeten Spiels
one_object = ein JSON-Objekt je Zeile, wie `coverstory simulate` es schreibt,
something_else = etwas anderes ({ $why })
allowed_action = eine Aktion, die die Regeln erlauben,
hexadecimal_digits = { $count } hexadezimale Ziffern
characters = { $count } Zeichen
what_was_kept = das, was sich dein Programm vor dem Austeilen gemerkt hat,
as_you_saw_it = { $value }, wie du es gesehen hast,
all_commitments = die Festlegungen aller Plätze
without_you = nichts (es wurde ohne deinen Teil ausgeteilt)
quoted = „{ $words }“
action = Aktion { $code }
from_the_stream = nach dem versprochenen Zufall „{ $words }“
seed_to_verify = ein Startwert, mit dem sich die Ziehungen prüfen lassen,
none_in_it = keiner
as_the_seed_gives = { $value } nach dem Startwert
as_the_record_gives = { $value } nach der Aufzeichnung
as_the_match_is_called = { $count } nach dem Namen der Partie
text_for_each_seat = je ein Text für { $seats } Plätze
texts = { $count } { $count ->
    [one] Text
   *[other] Texte
 }
some_seats = Plätze von 0 bis { $last }, der Reihe nach und jeder nur einmal,
one_for_each_seat = je eine für { $seats } Plätze
no_entropy_of_a_bot = keine Entropie von einem Bot
commitment_to_entropy = die Festlegung { $value } zu seiner Entropie
our_bytes = genau die Bytes, die Coverstory schreibt,
other_bytes = andere mit derselben Bedeutung

# coverstory verify

fair = { $where }: fair.
failed = { $where }: { $why }.
counts = { $game }, { $seats } { $seats ->
    [one] Platz
   *[other] Plätze
 }, { $entries } { $entries ->
    [one] Eintrag
   *[other] Einträge
 }, { $draws } { $draws ->
    [one] Ziehung
   *[other] Ziehungen
 }.
taken_over = { $given ->
    [one] Der erste Eintrag stammt
   *[other] Die ersten { $given } Einträge stammen
 } aus einem anderen Spiel und { $given ->
    [one] wurde
   *[other] wurden
 } hier nicht gezogen.
broken_off = Es wurde vor dem Ende abgebrochen.
sent_openly = Die Plätze haben ihre Entropie offen geschickt: Über den Server selbst beweist das nichts.
only_bots = Nur Bots haben gespielt: Über den Server selbst beweist das nichts.
not_compared = Nicht verglichen mit dem, was sich dein eigenes Programm gemerkt hat (--mine): Über den Server selbst beweist das nichts.
commitment_line = {"  "}Versprechen { $commitment }
seal_line = {"  "}Siegel      { $seal }
own_entropy_used = {"  "}deine eigene Entropie wurde verwendet, und alles, was du vor dem Austeilen gesehen hast, wurde eingehalten
all_as_seen = {"  "}alles, was du vor dem Austeilen gesehen hast, wurde eingehalten
never_dealt = Das Spiel war versprochen und wurde vor dem Austeilen abgebrochen: Es gibt nichts zu prüfen.
only_replays = Es lässt sich nachspielen, hat aber keinen Startwert, mit dem sich die Ziehungen prüfen ließen.
