# La fin d’une partie

win = { $you ->
    [yes] Tu gagnes avec { $points }.
   *[no] { $name } gagne avec { $points }.
 }
win_two = { $you ->
    [yes] Tu gagnes, { $points } à { $other }.
   *[no] { $name } gagne, { $points } à { $other }.
 }
win_as = { $you ->
    [yes] Tu étais { $identity }, et tu gagnes avec { $points }.
   *[no] { $name } était { $identity }, et gagne avec { $points }.
 }
tie_break = { $you ->
    [yes] Égalité à { $points }, et tu l’emportes au départage.
   *[no] Égalité à { $points }, et { $name } l’emporte au départage.
 }
shared = { $you ->
    [yes] { $names }, vous partagez la victoire avec { $points }.
   *[no] { $names } se partagent la victoire avec { $points }.
 }
you = Toi
draw = Match nul, { $points } partout.
nobody = Personne ne gagne.
counting = Le décompte
place = { $place }.
winner = Victoire
outlook = Comment ça s’est passé
outlook_about = Ce que chacun pouvait espérer, du premier au dernier tour ; 100, c’est la victoire assurée.
turning = Tournant
best = Meilleur coup
same = C’était aussi le meilleur coup de la partie.
swing = { $name } : de { $before } à { $after } sur 100.
watch_there = Revoir ce moment
plain_first = { $name } arrive en tête.
plain_behind = { $name } arrive { $place ->
    [2] en deuxième place
    [3] en troisième place
    [4] en quatrième place
    [5] en cinquième place
    [6] en sixième place
   *[7] en dernière place
 }, { $behind ->
    [0] avec autant de points que le vainqueur
    [one] à un point
   *[other] à { $behind } points
 }.
see_board = Voir le plateau
offer = { $names } voudrait une revanche.
offers = { $names } voudraient une revanche.
waiting_for = On attend { $names } …
games_won = Parties gagnées ici : { $standing }.
of_seat = { $name } { $count }
next_began = La partie suivante a commencé.
go_there = Regarder
share = Partager
share_saved = L’image est enregistrée.
share_failed = Impossible de créer l’image.
share_title = { $game } · { $names }

# Comment la partie s’est passée pour quelqu’un, une fois finie

tale-when = { $when ->
    [early] au début
    [middle] à mi-partie
   *[late] peu avant la fin
 }
tale-led = { $name } a mené presque tout du long.
tale-comeback = { $name } semblait battu { tale-when }, et gagne quand même.
tale-late = { $name } n’est passé devant qu’à la toute fin.
tale-took_lead = { $name } a pris la tête { tale-when } et l’a gardée.
tale-lost_lead = { $name } a mené { $when ->
    [early] pendant les premiers coups
    [middle] jusqu’au milieu de la partie
   *[late] jusque peu avant la fin
 }, puis tout a basculé.
tale-close = { $name } est resté dans la course jusqu’au bout.
tale-early = { $name } a vite décroché et n’est jamais revenu.
tale-peak = { $name } a été au plus près { tale-when }, sans pouvoir tenir.
