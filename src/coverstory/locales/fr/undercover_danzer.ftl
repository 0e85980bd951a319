# Undercover de Doris et Daniel Danzer

title = Undercover (Danzer)
summary = Place côte à côte des agents à deux visages et recueille les meilleures informations de chaque service.

# Options

option-colours = Comment les couleurs sont réparties : choisies à tour de rôle, tirées au sort, ou une lettre par place (comme OYGP).
    .name = Couleurs
    .chosen = Choisies à tour de rôle
    .random = Tirées au sort
option-first = Qui joue le premier tour.
    .name = Qui commence
    .random = Tirage au sort
option-headquarters = Comment sont posés les six QG avant qu’on en retire : deux rangées de trois couleurs.
    .name = QG
option-track = Le côté du tableau d’informations sur lequel on joue.
    .name = Tableau d’informations
    .standard = Standard : jetons de points
    .classified = Confidentiel : points par colonne
option-plain = Tableau standard : colonnes vides avant les cinq colonnes de jetons (à deux joueurs une de plus, et quatre).
    .name = Colonnes vides
option-classified_values = Tableau confidentiel : ce que vaut chaque colonne, de gauche à droite.
    .name = Valeur des colonnes
option-line = Tableau confidentiel : après combien de colonnes se trouve la ligne noire.
    .name = Ligne noire
option-tie_break = Ce qui décide quand des joueurs ont autant de points.
    .name = Égalité
    .one_column = La colonne la plus à droite des ex æquo
    .further_columns = Cette colonne, puis celles d’avant
    .whole_track = La colonne la plus à droite de tous
option-taken_tokens = Si les jetons pris restent visibles, ou face cachée jusqu’à la fin, à retenir de mémoire.
    .name = Jetons pris
    .open = Visibles
    .face_down = Face cachée
allowed-colours = pour chaque place une lettre différente de ROYGBP
allowed-headquarters = deux rangées de trois lettres, comme ROY/PBG
allowed-classified_values = de 6 à 15 nombres entiers de -99 à 99 séparés par des virgules
allowed-line_inside = une ligne avant la dernière des { $columns } colonnes
allowed-so_many_letters = { $letters } lettres

# Les choses

colour = { $colour ->
    [0] rouge
    [1] orange
    [2] jaune
    [3] vert
    [4] bleu
    [5] violet
   *[6] Joker
 }
    .feminine = { $colour ->
        [0] rouge
        [1] orange
        [2] jaune
        [3] verte
        [4] bleue
        [5] violette
       *[6] Joker
     }
undercover = { $undercover ->
    [0] rouge
    [1] orange
    [2] jaune
    [3] vert
    [4] bleu
   *[5] violet
 }
# Pour l’ambiance seulement (U4).
city = { $colour ->
    [0] Moscou
    [1] Buenos Aires
    [2] Pékin
    [3] Berlin
    [4] Washington
   *[5] Londres
 }
pile = { $pile ->
    [0] A
   *[1] B
 }
agent = { $agent_pile ->
    [0] A
   *[1] B
 }{ $agent_place }
piece = { $piece_joker ->
    [1] le Joker
   *[-1] l’agent
 }
side = { $side ->
    [0] officiel
   *[1] sous couverture
 }
space = { NUMBER($row, useGrouping: 0) },{ NUMBER($column, useGrouping: 0) }
# après « de »
from = { $from ->
    [0] du départ
   *[other] de la colonne { $from }
 }
to = { $to ->
    [0] au départ
   *[other] à la colonne { $to }
 }
at = { $at ->
    [0] départ
   *[other] colonne { $at }
 }
placed = { $colour ->
    [6] le Joker
   *[other] l’agent { colour }
 }
rank = { $rank ->
    [1] la première place
    [2] la deuxième place
    [3] la troisième place
    [4] la quatrième place
    [5] la cinquième place
    [6] la sixième place
   *[other] la septième place
 }
waiting = On attend { $seat }.
why = { $why ->
    [0] { reason-tokens }
    [1] { reason-line }
   *[2] { reason-cap }
 }
# Couleur officielle et couleur sous couverture.
tile = { $tile ->
    [0] rouge/violet
    [1] rouge/orange
    [2] orange/rouge
    [3] orange/jaune
    [4] jaune/orange
    [5] jaune/vert
    [6] vert/jaune
    [7] vert/bleu
    [8] bleu/vert
    [9] bleu/violet
    [10] violet/bleu
   *[11] violet/rouge
 }

# Actions

action-colour = couleur { colour }
action-take_top = prendre la pile { pile }
action-take_bottom = piocher sous la pile { pile }
action-take_joker = prendre le Joker
action-take_at = prendre l’agent en { space }
action-flip = retourner
action-keep = garder
action-place_at = poser en { space }
action-starts = la place { $seat_number } commence
action-part = agent { tile } dans la pile A
action-stack = agent { tile } ensuite dans sa pile
action-token = jeton { $value } dans la ligne { colour.feminine }

# Événements

event-token = Ligne { colour.feminine } : le { $value } est en colonne { $column_number }.
event-colour = { $self ->
    [seat] Tu joues { colour }.
   *[other] { $seat } joue { colour }.
 }
event-headquarters = Le QG { colour }, { city }, est en { space }.
event-parted = Les deux agents sous couverture en { colour } vont dans des piles différentes.
event-turned = La pile { pile } est mélangée et retournée : { colour } au-dessus.
event-starts = { $self ->
    [seat] Tu commences.
   *[other] { $seat } commence.
 }
event-turn = { $self ->
    [seat] Manche { $round } : c’est à toi.
   *[other] Manche { $round } : c’est à { $seat }.
 }
event-top = { $self ->
    [seat] Tu prends l’agent { colour } de la pile { pile }.
   *[other] { $seat } prend l’agent { colour } de la pile { pile }.
 }
event-shows = La pile { pile } montre maintenant { colour }.
event-empty = La pile { pile } est vide.
event-bottom = { $self ->
    [seat] Tu n’as pas d’autre choix et pioches sous la pile { pile } : { colour }.
   *[other] { $seat } n’a pas d’autre choix et pioche sous la pile { pile } : { colour }.
 }
event-pick = { $self ->
    [seat] Tu prends l’agent { colour } en { space }.
   *[other] { $seat } prend l’agent { colour } en { space }.
 }
event-joker = { $self ->
    [seat] Tu prends le Joker.
   *[other] { $seat } prend le Joker.
 }
event-flip = { $self ->
    [seat] Tu le retournes : { colour }, { side }.
   *[other] { $seat } le retourne : { colour }, { side }.
 }
event-keep = { $self ->
    [seat] Tu le gardes { colour }.
   *[other] { $seat } le garde { colour }.
 }
event-file = { $self ->
    [seat] Tu mets ton dossier sur { piece }.
   *[other] { $seat } met son dossier sur { piece }.
 }
event-place = { $self ->
    [seat] Tu poses { placed } en { space }.
   *[other] { $seat } pose { placed } en { space }.
 }
event-corner = { $self ->
    [seat] Il ne va nulle part : tu poses { placed } coin à coin en { space }, et personne n’avance.
   *[other] Il ne va nulle part : { $seat } pose { placed } coin à coin en { space }, et personne n’avance.
 }
event-pause = { $self ->
    [seat] Première manche : tu n’avances pas encore.
   *[other] Première manche : { $seat } n’avance pas encore.
 }
event-move = { $self ->
    [seat] Tu avances
   *[other] { $seat } avance
 } de { $over ->
    [-1] { $steps } au plus dans la ligne { colour.feminine }, { from } { to }.
    [0] { $steps } dans la ligne { colour.feminine }, { from } { to }.
   *[1] { $steps } dans la ligne { colour.feminine } en sautant les cases prises, { from } { to }.
 }
event-stay = { $self ->
    [seat] Tu ne peux pas aller plus loin dans la ligne { colour.feminine } ({ at }).
   *[other] { $seat } ne peut pas aller plus loin dans la ligne { colour.feminine } ({ at }).
 }
event-gain = { $self ->
    [seat] Tu prends
   *[other] { $seat } prend
 } { $value ->
    [none] un jeton
   *[other] le { $value }
 } dans la ligne { colour.feminine }.
event-ending = { $self ->
    [seat] Tu as les six : c’est la dernière manche.
   *[other] { $seat } a les six : c’est la dernière manche.
 }
event-over = { why }
event-back = L’agent { agent } était { colour }, sous couverture { undercover }.
event-tally = { $self ->
    [seat] Ta
   *[other] { $seat },
 } ligne { colour.feminine } ({ at }) : { $twice ->
    [2] { $value } × 2 = { $points }.
   *[1] { $points }.
 }
event-score = { $self ->
    [seat] Tu prends
   *[other] { $seat } prend
 } { rank } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.

# Ce qui est raconté pendant que cela se passe

beat-deal = Tout est en place : QG, piles et jetons.
beat-flip = { $self ->
    [seat] Tu retournes l’agent : { colour }.
   *[other] { $seat } retourne l’agent : { colour }.
 }
beat-place = { $self ->
    [seat] Tu poses { placed } en { space }.
   *[other] { $seat } pose { placed } en { space }.
 }
beat-place_lanes = { $self ->
    [seat] Tu poses { placed } en { space } : { $gains }.
   *[other] { $seat } pose { placed } en { space } : { $gains }.
 }
item-gains = { colour } +{ $gain }
beat-lanes = { $self ->
    [seat] Tu avances : { $gains }.
   *[other] { $seat } avance : { $gains }.
 }
beat-backs = Tous les agents montrent leur autre face.
beat-points = { $self ->
    [seat] Tu as
   *[other] { $seat } a
 } { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
beat-won = { $winners_count ->
    [1] { $self ->
        [winners] Tu gagnes
       *[other] { $winners } gagne
     }
   *[other] { $self ->
        [winners] Vous partagez la victoire ({ $winners })
       *[other] { $winners } se partagent la victoire
     }
 } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
item-winners = { $self ->
    [seat] toi
   *[other] { $seat }
 }

# Consignes

task-colours = { $yours ->
    [1] À toi : choisis une couleur.
   *[0] { waiting }
 }
task-take = { $yours ->
    [1] À toi : prends une tuile, mais pas d’agent { colour }.
   *[0] { waiting }
 }
task-flip = { $yours ->
    [1] Retourne l’agent, ou garde-le comme il est.
   *[0] { waiting }
 }
task-place = { $yours ->
    [1] Pose { placed }.
   *[0] { waiting }
 }
task-chance = Le hasard décide.
task-end = La partie est finie.

# Règles qui interdisent

rule-U13 = Un autre joueur a déjà cette couleur.
rule-U14 = Tu peux prendre le dessus d’une pile, un agent posé sans dossier ou ton propre Joker, mais jamais ta couleur opposée.
rule-U16 = On ne peut ni reprendre un retournement, ni le faire plus tard.
rule-U20 = Ton propre dossier est encore sur cet agent : tu ne peux pas le prendre deux fois de suite.
rule-U22 = Tu ne peux piocher sous une pile que si tu ne peux rien prendre d’autre.
rule-U24 = La case doit être libre, toucher au moins une tuile et convenir à la couleur de chaque voisine.
rule-U25 = Un agent que tu n’as pas retourné doit changer de case.
rule-U26 = On ne pose coin à coin que si la tuile ne va nulle part, et alors au coin d’un agent s’il y en a un.
rule-U45 = D’abord tu prends une tuile, puis tu la retournes ou non, puis tu la poses.
rule-U47 = Un Joker ne se retourne jamais.
rule-U48 = Une pile de moins de deux tuiles n’a pas de tuile cachée au-dessous.

# Pourquoi la partie est finie

reason-tokens = Quelqu’un a pris un sixième jeton, et la manche a été jouée jusqu’au bout.
reason-line = Quelqu’un a mené ses six collaborateurs au-delà de la ligne, et la manche a été jouée jusqu’au bout.
reason-cap = Après 300 manches, on compte les points tels quels.

# Le plateau dans le terminal

board-round = Manche { $round }
board-track = Tableau d’informations : lettres collaborateurs, nombres jetons
board-classified = Tableau d’informations : # neutre, | la ligne noire
board-home = dép.
board-worth = vaut
board-player = , opposée { $opposite } (x2), points { $points }
board-joker_here = {"    "}Joker pas joué, dossier { $file }
board-joker_gone = {"    "}Joker joué, dossier { $file }
board-file_none = rangé
board-file_joker = sur le Joker
board-file_agent = sur { $tile }
board-pile = Pile { $pile } : encore { $count }, dessus{" "}
board-unseen = {"\u202f"}; sous couverture, pas encore vus :{" "}
board-nothing = rien
board-hand = En main :{" "}
board-place = {"\u202f"}; + montre où il peut aller
board-desk = Bureau : rangées vers le bas, colonnes vers la droite
board-legend = [G] QG [*] Joker, Go? officiel, dos inconnu, GuB sous couverture, dos B
board-letters = R rouge, O orange, Y jaune, G vert, B bleu, P violet ; chiffre : son dossier

# Le plateau dans le navigateur

web-goal = Réunis les meilleurs jetons de tous les services : ta couleur opposée compte double.
web-deal_service = Tu diriges le service { $colour }. Ce que rapporte { $twice } compte double.
web-choose_colour = Jouer { $colour } ({ $city }) ; { $twice } compte double
web-take_top = Prendre { $colour } de la pile { $pile } ({ $back })
web-take_bottom = Piocher la tuile du dessous de la pile { $pile }, sans la voir
web-take_joker = Prendre ton Joker
web-take_at = Prendre l’agent { $colour } en { $space } ({ $back })
web-back_seen = dos : { $colour }
web-back_open = dos : { $one } ou { $other }
web-flip = Retourner : { $colours }
web-keep = Garder { $colour }
web-place = Poser en { $space }
web-step = { $colour } +{ $steps }
web-goes = { $colour } { $from } → { $to }
web-stays = { $colour } reste sur place
web-token = prend le { $value }
web-token_twice = prend le { $value }, double
web-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
 }
web-no_steps = personne n’avance
web-first_round = première manche : personne n’avance encore
web-desk = Bureau. Les flèches déplacent la vue, plus et moins zooment, 0 montre tout.
web-supply = Piles, main et roue des couleurs
web-track = Tableau d’informations
web-closer = Plus près
web-further = Plus loin
web-fit = Tout montrer
web-pile = Pile { $pile }
web-left = encore { $count }
web-empty = vide
web-unseen = Sous couverture, pas encore vus
web-hand = En main
web-keep_short = Garder
web-flip_short = Retourner
web-bottom_short = Dessous
web-joker = Joker
web-played = joué
web-twice = ×2
web-home = départ
web-lane = Ligne
web-sum = Total
web-choose_title = Quel service diriges-tu ?
web-stamp_pause = PAS ENCORE DE RAPPORT
web-stamp_corner = PAS DE RENCONTRE
web-stamp_ending = DERNIÈRE MANCHE
web-stamp_over = AFFAIRE CLASSÉE
web-about_none = pas encore de couleur
web-about = { $twice } ×2 · { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
web-tell_turn = Tour
web-tell_round = Manche { $round } ; c’est à { $name }.
web-tell_end = La partie s’est terminée après la manche { $round }.
web-tell_last = C’est la dernière manche.
web-tell_hand = En main : { $tile }.
web-tell_desk = Bureau (rangée,colonne)
web-tell_tile = { $space } : { $tile }
web-tell_hq = QG { $colour }, { $city }
web-tell_joker = Joker ({ $name })
web-tell_agent = { $code }, { $colour } { $side } ({ $back })
web-official = officiel
web-undercover = sous couverture
web-with_file = {"\u202f"}; dossier : { $name }
web-tell_piles = Piles
web-tell_pile = Pile { $pile } : encore { $count }, { $tile } dessus ; couleurs sous couverture que personne n’a vues : { $colours }
web-tell_pile_empty = La pile { $pile } est vide ; couleurs sous couverture que personne n’a vues : { $colours }
web-tell_pile_closed = La pile { $pile } est en train d’être donnée.
web-none = aucune
web-tell_track = Tableau d’informations : { $columns } colonnes
web-tell_lane = { $colour } : { $staffers } ; { $rest }
web-tell_tokens = jetons { $tokens }
web-tell_token = { $value } en { $column }
web-tell_free = la ligne est après la colonne { $line }
web-tell_neutral = un collaborateur neutre en { $column }
web-at_home = { $name } au départ
web-at_column = { $name } en { $column }
web-tell_services = Services
web-tell_service = { $name } joue { $colour }, { $twice } compte double : { $points ->
    [one] { $points } point
   *[other] { $points } points
 } ; Joker { $joker }
web-joker_own = encore là
web-joker_hand = en main
web-joker_table = posé
web-notes_intro = Touche une couleur pour la barrer, encore une fois pour l’entourer, et encore pour l’effacer.
web-notes_backs = Dos que personne n’a vus
web-notes_known = Dos que tous ont vus
web-notes_piles = Encore dans les piles
web-notes_nothing = Tous les dos sont connus.
web-notes_helped = Barré en gris : exclu par ce qui est visible. Nombres : chances en pour cent.
web-notes_own = Tes notes
web-notes_where = en { $space }
web-notes_hand = en main
web-notes_top = dessus de la pile { $pile }
web-mark_none = { $code } : { $colour }, rien de noté
web-mark_out = { $code } : { $colour }, barré
web-mark_sure = { $code } : { $colour }, entouré
