# Énigmes : ce qui se demande dans chaque jeu, et ce que disent la page et le terminal

ask-best = Quel est clairement le meilleur coup ?
ask-win = Tu peux gagner tout de suite, quoi qu’il y ait de caché. Comment ?
ask-plan = Trouve le meilleur plan : { $moves } décisions, l’une après l’autre.
ask-win_plan = Tu peux forcer la victoire, quoi que fassent les autres. Trouve les { $moves } décisions.
step-best = Des recherches profondes, aux graines différentes, s’accordent : rien d’autre n’en approche.
step-win = Cela gagne dans tous les cas encore possibles : { $worlds ->
    [one] il n’y en a qu’un
   *[other] les { $worlds } ont été vérifiés
 }.
step-answer = { $action }.
step-then = Ensuite : { $action }.

kind-deduction = Déduction
kind-move = Meilleur coup
kind-plan = Plan
title = Énigmes
daily = L’affaire du jour
daily-of = L’affaire du jour, { $date }
daily-about = Une affaire par jour, la même pour tout le monde.
yesterday = La solution d’hier
practise = S’entraîner
next = Énigme suivante
of-game = Jeu
of-kind = Genre
any = tous
solved = Juste !
failed = Pas tout à fait.
answer-is = La réponse : { $answer }
show = Voir la solution
try-again = Réessayer
choose = Choisis ta réponse, ici ou sur le plateau.
decide = Joue le coup sur le plateau.
confirm = C’est ma réponse
more-to-come = Juste jusqu’ici. Et ensuite ?
clues = Un informateur rapporte
log = Ce qui s’est passé
why = Le raisonnement
step-of = Étape { $step } sur { $steps }
rating = Cote de l’énigme : { $rating }
yours = Ta cote : { $rating }
streak = { $days ->
    [0] Pas encore de série
    [one] 1 jour d’affilée
   *[other] { $days } jours d’affilée
 }
share = Partager
picture = Enregistrer en image
shared = Copié
share-right = résolue
share-wrong = non résolue
you-are = Tu es { $name }
none = Il n’y a pas d’énigme de ce genre.
offline = Les énigmes n’ont pas pu être chargées. Une fois chargées, elles marchent aussi sans réseau.
all-done = Tu connais toutes les énigmes de ce choix ; en voici une ancienne.

typed-answer = Ta réponse, par son numéro (ou « abandon ») :
typed-give_up = abandon
typed-again = Un numéro de 1 à { $most }, s’il te plaît.
