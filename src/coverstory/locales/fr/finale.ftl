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
place = { $place ->
    [1] 1er
   *[other] { $place }e
 }
rank = { $place ->
    [1] la première place
    [2] la deuxième place
    [3] la troisième place
    [4] la quatrième place
    [5] la cinquième place
    [6] la sixième place
   *[other] la septième place
 }
tied = ex æquo
winner = Victoire
outlook = Comment ça s’est passé
outlook_about = Ce que chacun pouvait espérer, du premier au dernier tour ; 100, c’est la victoire assurée.
turning = Tournant
best = Meilleur coup
same = C’était aussi le meilleur coup de la partie.
swing = { $you ->
    [yes] Toi : de { $before } à { $after } sur 100.
   *[no] { $name } : de { $before } à { $after } sur 100.
 }
watch_there = Revoir ce moment
plain_first = { $you ->
    [yes] { $tied ->
        [yes] Tu partages
       *[no] Tu prends
     }
   *[no] { $tied ->
        [yes] { $name } partage
       *[no] { $name } prend
     }
 } { rank }.
plain_behind = { $you ->
    [yes] { $tied ->
        [yes] Tu partages
       *[no] Tu prends
     }
   *[no] { $tied ->
        [yes] { $name } partage
       *[no] { $name } prend
     }
 } { rank }, { $behind ->
    [0] avec autant de points que la première
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
tale-led = { $you ->
    [yes] Tu as
   *[no] { $name } a
 } mené presque tout du long.
tale-comeback = { $you ->
    [yes] Tu étais mal en point { tale-when }, et tu gagnes
   *[no] { $name } était mal en point { tale-when }, et gagne
 } quand même.
tale-late = { $you ->
    [yes] Tu n’as pris
   *[no] { $name } n’a pris
 } la tête qu’à la toute fin.
tale-took_lead = { $you ->
    [yes] Tu as pris la tête { tale-when } et l’as
   *[no] { $name } a pris la tête { tale-when } et l’a
 } gardée.
tale-lost_lead = { $you ->
    [yes] Tu as
   *[no] { $name } a
 } mené { $when ->
    [early] pendant les premiers coups
    [middle] jusqu’au milieu de la partie
   *[late] jusque peu avant la fin
 }, puis tout a basculé.
tale-close = { $you ->
    [yes] Tu as tenu
   *[no] { $name } a tenu
 } jusqu’au bout.
tale-early = { $you ->
    [yes] Tu as vite décroché, sans jamais
   *[no] { $name } a vite décroché, sans jamais
 } revenir.
tale-peak = { $you ->
    [yes] Tu as été
   *[no] { $name } a été
 } au plus près { tale-when }, sans pouvoir tenir.
