# L’analyse d’une partie terminée

review_of = Analyse : { $game }
ask = Faire l’analyse
asked = Analyse en cours : { $done } décisions sur { $total }.
asked_soon = Analyse en cours…
not_made = Cette partie n’a pas encore d’analyse.
about = Chaque décision est jugée d’après ce que son auteur pouvait savoir à ce moment-là. 1 point vaut 1 % du chemin entre la dernière place et la victoire certaine.
course = Le déroulement
course_about = Ce que chacun pouvait espérer, du premier tour au dernier. En pointillés : les tournants.
at_move = Coup { $number }
point_at = Moment : coup { $number }
previous = Décision précédente
next = Décision suivante
decisions = Décisions
costly_only = Seulement celles qui ont coûté quelque chose
none_costly = Aucune décision n’a coûté quoi que ce soit de notable.
cost = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
better = Mieux : { $best }
watch = Revoir ce moment
board_before = Le plateau avant le coup { $number }, avec le meilleur coup dessiné
board_played = Le plateau avant le coup { $number }, avec le coup joué
show_best = Le meilleur coup
show_played = Le coup joué
split = D’où vient le résultat
split_about = Départ équitable, jeu personnel, jeu des autres, chance et un reste inexpliqué s’additionnent pour donner le résultat.
split-start = Départ équitable
split-own = Jeu personnel
split-others = Jeu des autres
split-luck = Chance
split-rest = Inexpliqué
split-result = Résultat
secrets = Qui pouvait savoir quoi
secret_of = Les secrets de { $name }
secret_table = Ce qui était caché sur la table
secret_about = À quel point un témoin attentif pouvait croire à la vérité ; 100, c’est la certitude.
onlooker = Un témoin
secret_revealing = C’est par le coup { $move } que { $name } s’est le plus trahi.
secret_bluff = C’est par le coup { $move } que { $name } a le mieux trompé son monde.
secret_known = À partir du coup { $move }, un témoin attentif pouvait être certain.
players = Les joueurs
verdict-brilliant = Brillant
verdict-good = Bon
verdict-inaccuracy = Imprécision
verdict-mistake = Erreur
verdict-blunder = Grosse erreur
play-none = { $name } n’avait rien à décider.
play-clean = Aucune décision de { $name } n’a coûté quoi que ce soit de notable.
play-worst = Une décision de { $name } a coûté { $rating } { $rating ->
    [one] point
   *[other] points
 } en moyenne ; la plus chère fut le coup { $move }, « { $action } » : « { $best } » aurait valu { cost } de plus.
end-missed = À partir du coup { $since }, { $name } pouvait être certain du secret de { $whose }, et s’est pourtant trompé au coup { $move }.
end-bluff = Par le coup { $move }, { $name } a égaré tout le monde.
end-known = À partir du coup { $move }, quiconque était attentif pouvait être certain du secret de { $name }.
end-lucky = La chance a offert { cost } à { $name }.
end-unlucky = La malchance a coûté { cost } à { $name }.
end-even = Pour { $name }, chance et malchance se sont équilibrées.
