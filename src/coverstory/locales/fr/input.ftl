# Ce qui ne va pas dans ce qu’on a tapé ou choisi : un jeu, une option, une place, une adresse.

mismatch = { $what } : il faut { $expected }, et non { $got }.
found_instead = { $what } : attendu { $expected }, trouvé { $got }.
fits_here = Ce qui va ici : { $expected }.

# De quoi il s’agit

game = Jeu
seat = Place
series = Série
option = Option { $name }
options = Options ({ $game })
bot = Bot ({ $game })

# Ce qui était attendu

none = aucune
true_or_false = true ou false
whole_number = un nombre entier de { $least } à { $most }
number_to = { $least } à { $most }
one_of = un de ces mots : { $words }
named_or = { $named }, ou { $typed }
key_and_value = NOM=VALEUR
seat_or_random = random ou une place de 0 à { $last }
so_many_seats = { $least } places
seats_from_to = de { $least } à { $most } places
bot_code = random (ou R), rookie, agent ou spymaster, les deux derniers aussi avec une mesure, comme agent:500n ou spymaster:2s, ou, pour comparer, une recherche simple comme search:2000n
series_plan = best-of-3, best-of-5, best-of-7, points-2 à points-{ $most }, until-won ou single
so_many_records = { $number ->
    [one] un enregistrement
   *[other] au moins { $number } enregistrements
 }

# Serveurs

no_address = Il faut l’adresse d’un serveur ou le lien d’une table, comme http://HOST/t/ID, et non { $link }.
not_ours = { $url } : ce n’est pas un serveur de Coverstory, ou il a une autre version.
no_answer = { $url } : { $why }.

# Une partie ou une demande

language = Langue
rules_of = Règles de { $game }
version = version { $number }
user_data = des noms et des jetons tels que ce programme les écrit
something_else = autre chose
nobody_acts = Personne ne peut jouer
game_goes_on = une partie en cours
game_over = une partie finie
chance_decides = C’est le hasard qui décide
its_outcomes = un de ses résultats
not_allowed = Ce n’est pas permis
legal_actions = { $count ->
    [one] la seule action permise à la place { $seat }
   *[other] une des { $count } actions permises à la place { $seat }
 }
action = action { $code }
parameter_twice = un paramètre est venu deux fois
parameter_empty = un paramètre est venu sans valeur
ended_early = il s’est arrêté trop tôt
action_codes = il faut des codes d’actions
number_for = il faut un nombre pour { $name }
client_name = il faut au plus { $most } lettres et chiffres pour client
moment_to = il faut un moment de 0 à { $last }
finished_game = il faut une partie finie
