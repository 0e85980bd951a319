# La première partie guidée d’Undercover (Danzer), pas à pas

step-1 = Six services secrets sur une roue. Tu en diriges un. La couleur d’en face compte double pour toi, mais tu ne peux jamais prendre un agent qui la montre. Choisis le vert : le rouge compte double.
step-2 = Sur le bureau se trouvent les QG. Les deux piles contiennent douze agents. Chacun a deux côtés : officiellement une couleur, sous couverture une voisine sur la roue. La bande sous le visage montre ce que peut être le dos.
step-3 = À ton tour, tu prends une tuile, tu la retournes ou non, et tu la poses. Tu peux prendre le dessus d’une pile, un agent posé sans dossier, ou ton Joker. Prends le vert de la pile A, puis continue.
step-4 = Personne n’a vu son dos : jaune ou bleu. Un agent retourné vaut 2 pas au lieu de 1. Retourne-le.
step-5 = Jaune, sous couverture. Il peut aller à côté du jaune et de ses voisins sur la roue, orange et vert ; chaque tuile qu’il touche doit convenir. Les contours montrent où. Pose-le au-dessus de Buenos Aires.
step-6 = La première manche ne rapporte encore rien. L’autre joueur a répondu. Chacun a laissé un dossier sur l’agent qu’il vient de poser : personne ne peut le prendre tant que le dossier n’est pas parti ailleurs.
step-7 = La pile A montre le rouge, ta couleur opposée : c’est pourquoi elle n’est pas éclairée. Prends l’orange de la pile B.
step-8 = Cette fois, tu sais où le mettre : entre le rouge et le jaune. Seul l’orange va à côté des deux. Garde-le comme il est.
step-9 = Chaque contour dit les pas de tes collaborateurs : un pour l’agent, un pour chaque voisin. Au-dessus de Moscou tu rencontres le rouge et le jaune : trois lignes à la fois. Pose-le là.
step-10 = Tes collaborateurs rouge, orange et jaune sont en route. Ils sautent les cases prises, c’est un pas gratuit. Qui arrive le premier aux jetons du bout a le choix.
step-11 = Quelques manches plus tard. Le rouge est ta ligne double, et un jeton est à portée. Touche un contour : le tableau montre jusqu’où il mène. Rangée 0, colonne −1 : le rouge avance de 3 et prend le 8. Pose-le là.
step-12 = 8 points, comptés double. Ce collaborateur ne bouge plus. Quand quelqu’un a six jetons, la manche se joue jusqu’au bout, et celui qui a le plus de points gagne. Ton Joker va partout, une fois. Bonne chance.
