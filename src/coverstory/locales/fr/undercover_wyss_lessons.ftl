# La première partie guidée d’Undercover (Wyss), pas à pas

step-1 = Soixante agents, face cachée. Chaque rangée et chaque colonne est une ligne avec un secret au bout. Le réseau le plus fort d’une ligne le prend. Les films à épingle valent plus pour toi : c’est ta mission, épinglée dans le coin.
step-2 = Qui retourne une carte commande l’agent. La première peut être n’importe où. Retourne la fiche 3·4 : rangée 3, colonne 4.
step-3 = Un 6, et il est à toi : rouge, la flèche vers toi. Bleu a répondu par un 5 ; c’est là qu’est maintenant la pierre de verre. Tu dois retourner une carte dans la rangée ou la colonne de la pierre ; elles sont éclairées. Retourne 4·4.
step-4 = Encore un 5, dans la même colonne que celui de Bleu. Les égaux se capturent. Prends-le : touche le 5 bleu.
step-5 = Le 5 bleu est dans la boîte et ne compte pour personne. Le tien a pris sa place, avec la pierre, et 4·4 reste un trou. Seul un 0 capture un 10, et un 10 ne capture rien.
step-6 = Bleu a retourné un 9. Dans la colonne 4 tu as 5 + 6 = 11 ; les sommes sont au bout de la ligne. Retourne 5·4.
step-7 = Un 8. Les 4 et les 8 portent un chapeau : ce sont des agents spéciaux. Ils mettent à la retraite un rival dans les lignes de la pierre (à la fin, il compte encore pour son joueur), ou ils forcent le joueur suivant. Force Bleu.
step-8 = Bleu a dû retourner deux cartes : un 10 dans la rangée de la pierre et un 3 dans sa colonne. Tu dis laquelle est recachée. Le 10 aiderait Bleu : touche-le.
step-9 = Avec le 3, plus rien n’est caché dans la colonne 4 : on la compte. 19 pour toi, 12 pour Bleu : le film est à toi. Qui gagne peut mettre de côté une de ses cartes de la ligne ; à la fin, elle compte sa valeur. Mets le 8 de côté.
step-10 = Après un décompte, tu peux retourner n’importe quelle carte cachée. Le papier montre ce que tous ont vu : le 10 en 5·7. Va le chercher.
step-11 = Et ainsi de suite, pendant soixante cartes. Les secrets d’une sorte comptent 10, 30, 60, 100 pour un à quatre ; chaque secret de ta mission 10 de plus ; les cartes mises de côté leur valeur. Celui qui a le plus de points gagne. À toi maintenant.
