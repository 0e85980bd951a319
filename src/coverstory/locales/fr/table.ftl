# Ce que dit une table autour de n’importe quel jeu.

join-comma = { $before }, { $item }
join-semicolon = { $before } ; { $item }
join-colon = { $before } : { $item }
join-and = { $before } et { $item }
join-or = { $before } ou { $item }

# Une place à laquelle personne n’a donné de nom
seat-name = Place { $number }

# Phrases toutes faites de la discussion ; un numéro garde toujours son sens

phrase-0 = Salut !
phrase-1 = Bonne chance !
phrase-2 = Bien joué !
phrase-3 = Merci !
phrase-4 = Désolé !
phrase-5 = Ha !
phrase-6 = Oh non !
phrase-7 = Très suspect …
phrase-8 = Je sais qui tu es.
phrase-9 = Ce n’était pas moi !
phrase-10 = Laisse-moi réfléchir.
phrase-11 = À toi !
phrase-12 = Je reviens dans une minute.
phrase-13 = Me revoilà.
phrase-14 = On en refait une ?
phrase-15 = Belle partie, salut !

# Nouvelles du serveur

announcement-bots_compiled = Les bots réfléchissent maintenant à pleine vitesse.
announcement-bot_hurried = Un bot a manqué de temps et a joué un coup rapide.

# La donne, vue par le programme d’un joueur (docs/fairness.md)

deal-broken = La dernière donne a été annulée : il manquait { $names }. Une nouvelle partie est promise.
deal-doubtful = Le serveur ne montre plus ce qu’il montrait avant la donne : ta part du hasard reste donc cachée.
deal-denied = Le serveur avait confirmé ta part de la dernière donne, et prétend pourtant que tu n’y as pas participé.
deal-left_out = Pas équitable : cette partie a été donnée sans ta part du hasard.
deal-without_game = { $count ->
    [one] Tu n’as vu aucune partie après { $count } donne à laquelle tu as participé ici.
   *[other] Tu n’as vu aucune partie après { $count } donnes auxquelles tu as participé ici.
 }
deal-kept = Ta part du hasard a servi, et tout ce qu’on t’avait montré avant la donne a été tenu.
deal-not_kept = Pas équitable : l’enregistrement n’est pas ce qu’on t’avait montré avant la donne.

# Comment une partie finit à une table

reason-resigned = Quelqu’un a abandonné.

# Ce que ferait un bot

margin = { $behind ->
    [0] { $margin ->
        [one] { $margin } point d’avance
       *[other] { $margin } points d’avance
     }
   *[1] { $margin ->
        [one] { $margin } point de retard
       *[other] { $margin } points de retard
     }
 }
place = { NUMBER($place, minimumFractionDigits: 2, maximumFractionDigits: 2) }
hint-nothing = Il n’y a rien à choisir pour l’instant.
hint-only = Tu n’as qu’un choix : « { $action } » (place attendue { place } sur { $seats }).
hint-solved = Je jouerais « { $action } » (place attendue { place } sur { $seats }).
hint-best = Je jouerais « { $action } » (place attendue { place } sur { $seats } ; { $tries } essais sur { $all }).
hint-next = Ou bien « { $action } » (place attendue { place } ; essais : { $tries }).
hint-mix = Je varierais, pour que personne ne me devine : « { $action } » dans { $percent } % des cas (place attendue { place } sur { $seats }).
hint-mix_next = Et « { $action } » dans { $percent } % des cas (place attendue { place }).
hint-do = Je jouerais « { $action } ».
hint-decided = La place est acquise. « { $action } » en tire le plus ({ margin }).
hint-decided_next = Ou bien « { $action } » ({ margin }).

# Une série de parties

series-best_of = Le plus de victoires en { $games } parties : { $standing }.
series-points = Points après { $played } parties sur { $games } : { $standing }.
series-until_won = Jusqu’à ce que quelqu’un gagne : { $played ->
    [one] { $played } partie jouée.
   *[other] { $played } parties jouées.
 }
series-of_seat = { $name } { $count }
series-won = La série revient à { $names }.
series-nobody = Personne ne gagne la série.

# Des places qui décident en même temps

together-decided = C’est fait. Les autres réfléchissent encore.
together-waiting = Tout le monde choisit en secret.
