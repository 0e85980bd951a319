# Énigmes d’Undercover (Danzer)

ask-back = Quelle couleur se cache au dos de cet agent { $colour ->
    [0] rouge
    [1] orange
    [2] jaune
    [3] vert
    [4] bleu
   *[5] violet
 } ?
ask-hides = Lequel de ces agents cache sûrement du { $colour ->
    [0] rouge
    [1] orange
    [2] jaune
    [3] vert
    [4] bleu
   *[5] violet
 } ?
colour = { $colour ->
    [0] rouge
    [1] orange
    [2] jaune
    [3] vert
    [4] bleu
   *[5] violet
 }
tile = l’agent { $colour ->
    [0] rouge
    [1] orange
    [2] jaune
    [3] vert
    [4] bleu
   *[5] violet
 } en { $row },{ $column }
on_pile = l’agent { $colour ->
    [0] rouge
    [1] orange
    [2] jaune
    [3] vert
    [4] bleu
   *[5] violet
 } sur la pile { $pile }
step-wheel = Chaque agent cache l’une des deux couleurs voisines de la sienne sur la roue, et chaque paire existe une seule fois.
step-two = Celui-ci est { $colour ->
    [0] rouge
    [1] orange
    [2] jaune
    [3] vert
    [4] bleu
   *[5] violet
 } : il cache du { $one ->
    [0] rouge
    [1] orange
    [2] jaune
    [3] vert
    [4] bleu
   *[5] violet
 } ou du { $other ->
    [0] rouge
    [1] orange
    [2] jaune
    [3] vert
    [4] bleu
   *[5] violet
 }.
step-known = D’un agent de la pile { $pile }, on a vu les deux faces : { $colour ->
    [0] rouge
    [1] orange
    [2] jaune
    [3] vert
    [4] bleu
   *[5] violet
 } et { $back ->
    [0] rouge
    [1] orange
    [2] jaune
    [3] vert
    [4] bleu
   *[5] violet
 }.
step-piles = Chaque pile a reçu chaque couleur cachée une fois exactement. Il ne reste qu’une réponse.
