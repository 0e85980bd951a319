# Énigmes de Top Secret Spies

ask-whose = À qui est l’agent { $agent ->
    [0] gris
    [1] jaune
    [2] orange
    [3] rouge
    [4] vert
    [5] bleu
   *[6] violet
 } ?
ask-who = Quel agent est celui de la place { $seat } ?
seat = à la place { $seat }
free = à personne : un agent libre
agent = { $agent ->
    [0] le gris
    [1] le jaune
    [2] l’orange
    [3] le rouge
    [4] le vert
    [5] le bleu
   *[6] le violet
 }
clue-ahead = « L’agent de la place { $seat } devance celui de la place { $other } sur la piste. »
clue-apart = { $number ->
    [0] « Les agents des places { $seat } et { $other } sont à égalité sur la piste. »
    [one] « Une case sépare les agents des places { $seat } et { $other } sur la piste. »
   *[other] « Les agents des places { $seat } et { $other } sont à { $number } cases l’un de l’autre sur la piste. »
 }
clue-higher = « Un décompte rapporterait maintenant plus à l’agent de la place { $seat } qu’à celui de la place { $other }. »
clue-least = { $number ->
    [one] « L’agent de la place { $seat } a au moins un point. »
   *[other] « L’agent de la place { $seat } a au moins { $number } points. »
 }
clue-together = « Les agents des places { $seat } et { $other } sont dans le même bâtiment. »
clue-leader = « L’agent de la place { $seat } devance ceux de tous les autres joueurs. »
step-own = Ton agent est { $agent ->
    [0] le gris
    [1] le jaune
    [2] l’orange
    [3] le rouge
    [4] le vert
    [5] le bleu
   *[6] le violet
 }.
step-clue = { $count ->
    [one] Indice { $number } : il reste { $deals ->
        [one] une seule répartition
       *[other] { $deals } répartitions
     }, et la réponse y est toujours la même.
   *[other] Indice { $number } : il reste { $deals } répartitions, avec { $count } réponses différentes.
 }
