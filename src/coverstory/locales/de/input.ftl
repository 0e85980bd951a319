# Was an etwas Getipptem oder Gewähltem nicht stimmt: Spiel, Option, Platz, Adresse.

mismatch = { $what }: nicht { $got }, sondern { $expected }.
found_instead = { $what }: { $expected } erwartet, { $got } gefunden.
fits_here = Hier passt: { $expected }.

# Worum es geht

game = Spiel
seat = Platz
series = Serie
option = Option { $name }
options = Optionen von { $game }
bot = Bot von { $game }

# Was erwartet wird

none = keine
true_or_false = true oder false
whole_number = eine ganze Zahl von { $least } bis { $most }
number_to = { $least } bis { $most }
one_of = eins von { $words }
named_or = { $named } oder { $typed }
key_and_value = NAME=WERT
seat_or_random = random oder ein Platz von 0 bis { $last }
so_many_seats = { $least } Plätze
seats_from_to = { $least } bis { $most } Plätze
bot_code = random (oder R), rookie, agent oder spymaster, die letzten beiden auch mit einem Maß wie agent:500n oder spymaster:2s, oder zum Vergleich einfache Suche wie search:2000n
series_plan = best-of-3, best-of-5, best-of-7, points-2 bis points-{ $most }, until-won oder single
so_many_records = { $number ->
    [one] eine Aufzeichnung
   *[other] mindestens { $number } Aufzeichnungen
 }

# Server

no_address = Erwartet wird die Adresse eines Servers oder der Link eines Tisches wie http://HOST/t/ID, nicht { $link }.
not_ours = { $url }: Das ist kein Server von Coverstory, oder einer mit einer anderen Version.
no_answer = { $url }: { $why }.

# Ein Spiel oder eine Anfrage

language = Sprache
rules_of = Regeln von { $game }
version = Version { $number }
user_data = Namen und Token, wie dieses Programm sie schreibt
something_else = etwas anderes
nobody_acts = Niemand ist dran
game_goes_on = ein laufendes Spiel
game_over = ein beendetes Spiel
chance_decides = Hier entscheidet der Zufall
its_outcomes = eins seiner Ergebnisse
not_allowed = Das ist nicht erlaubt
legal_actions = { $count ->
    [one] das Einzige, was Platz { $seat } darf
   *[other] eine von { $count } erlaubten Aktionen für Platz { $seat }
 }
action = Aktion { $code }
parameter_twice = ein Parameter kam zweimal
parameter_empty = ein Parameter kam ohne Wert
ended_early = sie hörte zu früh auf
action_codes = erwartet werden Codes von Aktionen
number_for = für { $name } wird eine Zahl erwartet
client_name = für client werden höchstens { $most } Buchstaben und Ziffern erwartet
moment_to = erwartet wird ein Moment von 0 bis { $last }
finished_game = erwartet wird ein beendetes Spiel
