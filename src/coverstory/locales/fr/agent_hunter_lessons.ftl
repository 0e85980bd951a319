# La première partie guidée d’Agent Hunter, pas à pas

step-1 = La rue rouge, en bas, est à toi. Trois de tes dix agents, de 0 à 9, vont se cacher. Mets le 6 dans la planque de gauche : touche la carte, puis la planque.
step-2 = Toi seul vois qui est derrière tes portes. Mets le 1 dans la planque du milieu.
step-3 = Et le 8 dans la planque de droite. Les sept autres restent en main : c’est avec eux que tu chasses.
step-4 = Bleu a caché trois agents, lui aussi, et c’est toi qui commences. Attaque : touche ton 4, puis la porte bleue de gauche.
step-5 = « 4, c’est plus grand. » Les réponses sont toujours vraies. À gauche se cache donc 0, 1, 2 ou 3, comme le dit le tableau au-dessus de la porte. Ton 4 est revenu en main ; l’œil veut dire que tout le monde le sait.
step-6 = Bleu a demandé à ta planque du milieu : 5 est plus grand que ton 1. À toi de nouveau. Seul le même nombre prend une planque. Essaie le 3 sur la porte de gauche.
step-7 = Pareil ! La planque est éliminée, les deux 3 sont hors du jeu, et tu as un point.
step-8 = Bleu demande encore : 2 aussi est plus grand. Ta planque du milieu cache donc 0 ou 1, et tout le monde le sait. Le prochain coup peut toucher.
step-9 = Brouille les pistes. Touche ta planque du milieu, puis « Échanger » : tu montres le 1 et tu le reprends.
step-10 = Cache-y maintenant quelqu’un d’autre, à l’abri des regards. Le même serait permis aussi. Prends le 9.
step-11 = Chaque échange coûte un leurre. Si la planque voisine tombe, il vaut un point pour l’adversaire. Pose-le à côté de la planque de droite, que personne n’a encore visée.
step-12 = Encore une chose : une planque peut attaquer, elle aussi. Touche-la, puis une porte bleue. Si c’est pareil, tu prends cette planque ; sinon tu perds la tienne. Quand une rue n’a plus de planque, la partie est finie, et celui qui a le plus de points gagne.
