# Ce qui ne va pas dans l’enregistrement d’une partie, et ce que coverstory verify dit des enregistrements.

# De quoi il s’agit

record = Enregistrement
record_of_file = { $file }, enregistrement { $number }
line_of_file = { $file }, ligne { $number }
entry = Entrée { $number }
ending = Fin
seed = Graine
seat = Place { $seat }
match = Partie
game = Jeu
commitment = Promesse
seal = Sceau
entropy = Entropie
given_entries = Entrées reprises
seats_of_bots = Places des bots
commitments_of_seats = Engagements des places
your_file = Ton fichier
your_entropy = Ton entropie à la place { $seat }

# Ce qui était attendu, et ce qui est venu

none = rien
a_record = un enregistrement
finished_record = l’enregistrement d’une partie finie
one_object = un objet JSON par ligne, comme `coverstory simulate` l’écrit
something_else = autre chose ({ $why })
allowed_action = une action que les règles permettent
hexadecimal_digits = { $count } chiffres hexadécimaux
characters = { $count } { $count ->
    [one] caractère
   *[other] caractères
 }
what_was_kept = ce que ton programme a gardé avant la donne
as_you_saw_it = { $value }, comme tu l’as vu
all_commitments = les engagements de toutes les places
without_you = rien : la partie a été donnée sans ta part
quoted = « { $words } »
action = action { $code }
from_the_stream = « { $words } », d’après le hasard promis
seed_to_verify = une graine pour vérifier ses tirages
none_in_it = aucune
as_the_seed_gives = { $value }, d’après la graine
as_the_record_gives = { $value }, d’après l’enregistrement
as_the_match_is_called = { $count }, d’après le nom de la partie
text_for_each_seat = un texte par place, pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
 }
texts = { $count } { $count ->
    [one] texte
   *[other] textes
 }
some_seats = des places de 0 à { $last }, dans l’ordre et chacune une fois
one_for_each_seat = un par place, pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
 }
no_entropy_of_a_bot = aucune entropie d’un bot
commitment_to_entropy = l’engagement { $value } sur son entropie
our_bytes = exactement les octets que Coverstory écrit
other_bytes = d’autres qui veulent dire la même chose

# coverstory verify

fair = { $where } : loyal.
failed = { $where } : { $why }.
counts = { $game }, { $seats } { $seats ->
    [one] place
   *[other] places
 }, { $entries } { $entries ->
    [one] entrée
   *[other] entrées
 }, { $draws } { $draws ->
    [one] tirage
   *[other] tirages
 }.
taken_over = { $given ->
    [one] La première entrée vient d’une autre partie et n’a pas été tirée
   *[other] Les { $given } premières entrées viennent d’une autre partie et n’ont pas été tirées
 } dans celle-ci.
broken_off = La partie a été interrompue avant la fin.
sent_openly = Les places ont envoyé leur entropie à découvert : cela ne prouve rien contre le serveur lui-même.
only_bots = Seuls des bots ont joué : cela ne prouve rien contre le serveur lui-même.
not_compared = Sans comparaison avec ce que ton propre programme a gardé (--mine), cela ne prouve rien contre le serveur lui-même.
commitment_line = {"  "}promesse { $commitment }
seal_line = {"  "}sceau    { $seal }
own_entropy_used = {"  "}ton entropie a servi, et tout ce que tu as vu avant la donne a été respecté
all_as_seen = {"  "}tout ce que tu as vu avant la donne a été respecté
never_dealt = La partie a été promise, puis interrompue avant la donne : il n’y a rien à vérifier.
only_replays = On peut la rejouer, mais elle n’a pas de graine pour vérifier ses tirages.
