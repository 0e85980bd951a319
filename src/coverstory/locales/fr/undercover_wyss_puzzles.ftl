# Énigmes d’Undercover (Wyss)

ask-exhausted = Quelle valeur ne peut plus apparaître ?
ask-all_left = De quelle valeur n’a-t-on encore vu aucune carte ?
ask-left = Combien de cartes de valeur { $value } personne n’a-t-il encore vues ?
ask-taker = Si l’on comptait maintenant, qui prendrait le secret de la { $line ->
    [row] rangée
   *[column] colonne
 } { $number } ?
ask-mission = Les points trahissent la mission. Laquelle a la place { $seat } ?
value = { $value }
count = { $count }
seat = place { $seat }
kind = { $kind ->
    [0] la bande
    [1] le film
    [2] le document
   *[3] la valise
 }
clue-points = « Mission comprise, la place { $seat } a maintenant { $points ->
    [one] 1 point
   *[other] { $points } points
 }. »
step-six = Il y a six cartes de valeur { $value }.
step-seen = { $count ->
    [0] Aucune de valeur { $value } n’a été vue
    [one] Une de valeur { $value } a été vue
   *[other] { $count } de valeur { $value } ont été vues
 } : dans la grille, dans la boîte ou mises de côté.
step-sum = Dans la { $line ->
    [row] rangée
   *[column] colonne
 } { $number }, la place { $seat } a { $sum }.
step-nearest = La somme la plus haute prend le secret ; à égalité, c’est la carte la plus proche de lui qui décide.
step-points = Sans la mission, les sortes et les cartes mises de côté font { $points ->
    [one] 1 point
   *[other] { $points } points
 } pour la place { $seat }.
step-bonus = Le reste vient par dizaines des secrets de la bonne sorte : la place { $seat } en a { $count }.
step-own = Ta propre mission est { $kind ->
    [0] la bande
    [1] le film
    [2] le document
   *[3] la valise
 } ; personne d’autre ne l’a donc.
