# Énigmes d’Agent Hunter

ask-number = Quel numéro se trouve dans la planque { $house ->
    [0] de gauche
    [1] du milieu
   *[2] de droite
 } de l’adversaire ?
ask-holds = Laquelle des planques de l’adversaire ne peut contenir que le { $number } ?
ask-never = Quel numéro ne peut pas se trouver dans la planque { $house ->
    [0] de gauche
    [1] du milieu
   *[2] de droite
 } de l’adversaire ?
ask-hand = Quel numéro l’adversaire a-t-il sûrement en main ?
number = { $number }
house = la planque { $house ->
    [0] de gauche
    [1] du milieu
   *[2] de droite
 }
step-answers = Reprends les réponses : « plus haut » et « plus bas » excluent des numéros, les cartes montrées en main aussi.
step-sure = Dans la planque { $house ->
    [0] de gauche
    [1] du milieu
   *[2] de droite
 }, il ne peut donc y avoir que le { $numbers }.
step-could = Dans la planque { $house ->
    [0] de gauche
    [1] du milieu
   *[2] de droite
 }, il reste possible : { $numbers }.
step-distinct = Aucun numéro ne se trouve dans deux planques : ce qui est sûr dans l’une est exclu des autres.
