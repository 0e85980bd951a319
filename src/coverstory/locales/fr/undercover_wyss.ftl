# Undercover de Geni Wyss. On appelle chacun par son nom ; « tu » ne vaut que pour qui lit ce qui le concerne (`$self`).
# Les rangées vont de 1 à 6, les colonnes de 1 à 10.

title = Undercover (Wyss)
summary = Retourne des agents dans une grille de soixante et prends le secret des rangées et colonnes où les tiens pèsent le plus.

# Options

option-first = Qui joue le premier tour.
    .name = Qui commence
    .random = Tirage au sort
option-secrets_at = À quel bout des rangées et des colonnes sont les secrets. À égalité, le plus proche l’emporte.
    .name = Où sont les secrets
    .left_top = À gauche et en haut
    .left_bottom = À gauche et en bas
    .right_top = À droite et en haut
    .right_bottom = À droite et en bas
option-zero_captures = Ce qu’un 0 peut capturer.
    .name = Un 0 capture
    .tens = Un 10 ou un autre 0
    .anything = N’importe quelle carte
option-order = Ce qui vient d’abord quand un agent spécial complète une ligne : son pouvoir, ou le décompte.
    .name = Pouvoir et décompte
    .power_then_scoring = D’abord le pouvoir
    .scoring_then_power = D’abord le décompte
option-compulsion = Quand on peut forcer le joueur suivant.
    .name = Contrainte
    .both_lines = Les deux lignes de la pierre ont une carte cachée
    .one_line = Une ligne suffit
option-kept_card = Ce que fait la carte qui reste ouverte après une contrainte.
    .name = La carte qui reste
    .rests = Elle se repose
    .acts = Elle capture et agit comme une autre
option-retiring = Quelles cartes un agent spécial peut mettre à la retraite.
    .name = Retraite
    .any = N’importe laquelle
    .no_tens = N’importe laquelle sauf un 10
option-powers = Si un agent spécial doit utiliser un de ses pouvoirs.
    .name = Pouvoirs
    .must = Il doit
    .may = Il peut
option-compelled_cards = Comment un joueur forcé choisit ses deux cartes.
    .name = Les deux cartes
    .together = Les deux à la fois
    .one_by_one = La seconde après avoir vu la première
option-after_scoring = Ce qui vaut quand une contrainte rencontre un décompte.
    .name = Contrainte après un décompte
    .compelled = Le joueur suivant est forcé
    .free = Le joueur suivant choisit librement

# Les choses

place = { $place_row }·{ $place_column }
other = { $other_row }·{ $other_column }
from = { $from_row }·{ $from_column }
line = { $line_side ->
    [-1] rangée { $line_row }
   *[1] colonne { $line_column }
 }
kind = { $kind ->
    [0] bande
    [1] film
    [2] document
   *[3] valise
 }
    .article = { $kind ->
        [0] une bande
        [1] un film
        [2] un document
       *[3] une valise
     }
    .definite = { $kind ->
        [0] la bande
        [1] le film
        [2] le document
       *[3] la valise
     }
reach = { $reach ->
    [0] n’importe quelle carte cachée
    [1] une carte dans la rangée ou la colonne de la pierre
    [2] la première de deux cartes, dans la rangée ou la colonne de la pierre
    [3] une carte dans la rangée ou la colonne de la pierre ; tu y es forcé
    [4] la seconde carte, dans la rangée de la pierre
   *[5] la seconde carte, dans la colonne de la pierre
 }
number = un { $value }
rank = { $rank ->
    [1] la première place
    [2] la deuxième place
    [3] la troisième place
    [4] la quatrième place
    [5] la cinquième place
    [6] la sixième place
   *[other] la septième place
 }
secrets = { $secrets ->
    [one] { $secrets } secret
   *[other] { $secrets } secrets
 }
waiting = On attend { $seat }.

# Actions

action-open = retourner { place }
action-capture = capturer { place }
action-capture_nothing = ne rien capturer
action-retire = mettre à la retraite { place }
action-compel = forcer le joueur suivant
action-leave_power = n’utiliser aucun pouvoir
action-open_two = retourner la colonne { $column_number } dans la rangée de la pierre et la rangée { $row_number } dans la colonne de la pierre
action-turn_back_row = recacher la carte dans la rangée de la pierre
action-turn_back_column = recacher la carte dans la colonne de la pierre
action-first_row = compter d’abord la rangée
action-first_column = compter d’abord la colonne
action-lay_aside = mettre de côté { place }
action-lay_nothing = ne rien mettre de côté
action-shows = la carte montre { $value }
action-secret = le secret est { kind.article }
action-mission = la mission est { kind }
action-begins = la place { $seat_number } commence

# Événements

event-secret = Le secret de la { line } est { kind.article }.
event-mission = { $self ->
    [seat] Tu reçois
   *[other] { $seat } reçoit
 } une mission secrète{ $kind ->
    [none] {""}
   *[other] {" "}: { kind }
 }.
event-first = { $self ->
    [seat] Tu commences.
   *[other] { $seat } commence.
 }
event-turn = { $self ->
    [seat] { $reach ->
        [0] C’est à toi : n’importe quelle carte cachée.
        [1] C’est à toi : une carte dans la rangée ou la colonne de la pierre.
        [2] Tu dois, par contrainte, retourner une carte dans la rangée de la pierre et une dans sa colonne.
       *[3] Tu dois, par contrainte, retourner une carte dans la seule ligne de la pierre qui en a encore.
     }
   *[other] { $reach ->
        [0] C’est à { $seat } : n’importe quelle carte cachée.
        [1] C’est à { $seat } : une carte dans la rangée ou la colonne de la pierre.
        [2] { $seat } doit, par contrainte, retourner une carte dans la rangée de la pierre et une dans sa colonne.
       *[3] { $seat } doit, par contrainte, retourner une carte dans la seule ligne de la pierre qui en a encore.
     }
 }
event-lapse = { $self ->
    [seat] La contrainte tombe : tu joues un tour normal.
   *[other] La contrainte tombe : { $seat } joue un tour normal.
 }
event-open = { $self ->
    [seat] Tu retournes { place }.
   *[other] { $seat } retourne { place }.
 }
event-open_two = { $self ->
    [seat] Tu retournes { place } et { other }.
   *[other] { $seat } retourne { place } et { other }.
 }
event-value = { place } est { number }.
event-capture = { $self ->
    [seat] Tu prends à { $owner } le
    [owner] { $seat } te prend le
   *[other] { $seat } prend à { $owner } le
 } { $value } en { place } avec le { $with } venu de { from }.
event-no_capture = { $self ->
    [seat] Tu ne captures rien.
   *[other] { $seat } ne capture rien.
 }
event-stone = La pierre est en { place }.
event-retire = { $self ->
    [seat] Tu mets à la retraite le { $value } en { place } : à la fin, il compte pour { $owner }.
    [owner] { $seat } met à la retraite ton { $value } en { place } : à la fin, il compte pour toi.
   *[other] { $seat } met à la retraite le { $value } en { place } : à la fin, il compte pour { $owner }.
 }
event-no_power = { $self ->
    [seat] Tu n’utilises aucun pouvoir.
   *[other] { $seat } n’utilise aucun pouvoir.
 }
event-compel = { $self ->
    [seat] Tu forces { $next }
    [next] { $seat } te force
   *[other] { $seat } force { $next }
 } à retourner deux cartes.
event-turn_back = { $self ->
    [seat] Tu recaches le { $value } en { place }.
   *[other] { $seat } recache le { $value } en { place }.
 }
event-keep = { $self ->
    [seat] Tu laisses ouvert le { $value } en { place }.
   *[other] { $seat } laisse ouvert le { $value } en { place }.
 }
event-order = { $self ->
    [seat] Tu fais compter d’abord la { line }.
   *[other] { $seat } fait compter d’abord la { line }.
 }
event-sum = { $self ->
    [seat] Tu as { $sum } dans la { line } ; ta carte la plus proche est à { $distance }.
   *[other] { $seat } a { $sum } dans la { line } ; sa carte la plus proche est à { $distance }.
 }
event-win = { $self ->
    [seat] { $near ->
        [0] Tu gagnes la { line } avec la plus grande somme et prends { kind.definite }.
       *[1] Tu gagnes la { line } à égalité, avec la carte la plus proche, et prends { kind.definite }.
     }
   *[other] { $near ->
        [0] { $seat } gagne la { line } avec la plus grande somme et prend { kind.definite }.
       *[1] { $seat } gagne la { line } à égalité, avec la carte la plus proche, et prend { kind.definite }.
     }
 }
event-lost = Personne n’a de carte dans la { line } : { kind.definite } quitte le jeu.
event-aside = { $self ->
    [seat] Tu mets de côté le { $value } en { place }.
   *[other] { $seat } met de côté le { $value } en { place }.
 }
event-no_aside = { $self ->
    [seat] Tu ne mets rien de côté.
   *[other] { $seat } ne met rien de côté.
 }
event-shown_mission = { $self ->
    [seat] Tu avais pour mission : { kind }.
   *[other] { $seat } avait pour mission : { kind }.
 }
points-counted = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
event-tally_kind = { $self ->
    [seat] Tu marques { points-counted } pour { $count } × { kind }.
   *[other] { $seat } marque { points-counted } pour { $count } × { kind }.
 }
event-tally_mission = { $self ->
    [seat] Tu marques { points-counted } pour la mission : { $count } × { kind }.
   *[other] { $seat } marque { points-counted } pour la mission : { $count } × { kind }.
 }
event-tally_aside = { $self ->
    [seat] Tu marques { points-counted } pour les cartes mises de côté.
   *[other] { $seat } marque { points-counted } pour les cartes mises de côté.
 }
event-total = { $self ->
    [seat] Tu as { points-counted } en tout.
   *[other] { $seat } a { points-counted } en tout.
 }
event-place = { $self ->
    [seat] Tu prends { rank }, avec { secrets }.
   *[other] { $seat } prend { rank }, avec { secrets }.
 }

# Ce qui est raconté pendant que cela se passe

beat-secrets = Seize secrets sont posés, un par rangée et par colonne.
beat-missions = Chacun reçoit une mission secrète.
beat-mission = { $self ->
    [seat] Tu as pour mission secrète : { kind }.
   *[other] { $seat } a pour mission secrète : { kind }.
 }
beat-open = { $self ->
    [seat] Tu retournes { place } : { number }.
   *[other] { $seat } retourne { place } : { number }.
 }
beat-open_two = { $self ->
    [seat] Tu dois en retourner deux : { number } en { place } et un { $second } en { other }.
   *[other] { $seat } doit en retourner deux : { number } en { place } et un { $second } en { other }.
 }
beat-turn_back = { $self ->
    [seat] Tu recaches le { $value } en { place }.
   *[other] { $seat } recache le { $value } en { place }.
 }
beat-capture = { $self ->
    [seat] Tu prends à { $owner } le
    [owner] { $seat } te prend le
   *[other] { $seat } prend à { $owner } le
 } { $value } en { place }.
beat-win = { $self ->
    [seat] { $near ->
        [0] Tu gagnes la { line } avec { $sum } et prends { kind.definite }.
       *[1] Tu es le plus près dans la { line } avec { $sum } et prends { kind.definite }.
     }
   *[other] { $near ->
        [0] { $seat } gagne la { line } avec { $sum } et prend { kind.definite }.
       *[1] { $seat } est le plus près dans la { line } avec { $sum } et prend { kind.definite }.
     }
 }
beat-won = { $winners_count ->
    [1] { $self ->
        [winners] Tu gagnes.
       *[other] { $winners } gagne.
     }
   *[other] { $self ->
        [winners] Vous partagez la victoire : { $winners }.
       *[other] { $winners } se partagent la victoire.
     }
 }
item-winners = { $self ->
    [seat] toi
   *[other] { $seat }
 }

# Consignes

task-deal_secret = On dispose les secrets.
task-deal_mission = On distribue les missions.
task-deal_first = On tire au sort qui commence.
task-reveal = On retourne une carte.
task-open = { $yours ->
    [1] À toi : retourne { reach }.
   *[0] { waiting }
 }
task-capture = { $yours ->
    [1] Capture une carte avec ton { $value }, ou rien.
   *[0] { waiting }
 }
task-power = { $yours ->
    [1] Mets à la retraite une carte dans la rangée ou la colonne de la pierre, ou force le joueur suivant{ leave }.
   *[0] { waiting }
 }
task-open_two = { $yours ->
    [1] Tu es forcé : retourne une carte dans la rangée de la pierre et une dans sa colonne.
   *[0] { waiting }
 }
task-turn_back = { $yours ->
    [1] Recache une des deux cartes.
   *[0] { waiting }
 }
task-order = { $yours ->
    [1] Quelle ligne compte-t-on d’abord ?
   *[0] { waiting }
 }
task-lay_aside = { $yours ->
    [1] Mets de côté une de tes cartes de la { line }, ou aucune.
   *[0] { waiting }
 }
task-ended = La partie est finie.
leave = { $leave ->
    [1] , ou ne fais ni l’un ni l’autre
   *[0] {""}
 }

# Règles qui interdisent

rule-W8 = Retourne une carte cachée dans la rangée ou la colonne de la pierre.
rule-W9 = Tu ne peux retourner qu’une carte cachée.
rule-W10 = Tu ne peux capturer qu’une carte ouverte d’un autre joueur, dans la rangée ou la colonne de celle que tu viens de retourner.
rule-W11 = Une carte capture son égale ; un 10 ne tombe que devant un 0, et ne capture rien lui-même.
rule-W12 = Ici, un 10 ne peut pas être mis à la retraite.
rule-W14 = Utilise un pouvoir : mets à la retraite une carte ouverte d’un autre joueur, ou force le joueur suivant.
rule-W15 = Un pouvoir n’agit que dans la rangée et la colonne de la pierre.
rule-W20 = Il y a d’abord autre chose à faire.
rule-W24 = Tu ne peux mettre de côté qu’une carte à toi, de la ligne qu’on vient de compter.
rule-W27 = Tu es forcé : nomme une carte cachée dans la rangée de la pierre et une dans sa colonne.
rule-W30 = Tu es encore forcé dans la rangée ou la colonne de la pierre.

# Pourquoi la partie est finie

reason-all_open = Toutes les cartes sont ouvertes et toutes les lignes comptées.

# Le plateau dans le terminal

board-east = E
board-secrets = secrets
board-none = aucun
board-aside = mis de côté
board-mission = mission
board-no_mission = pas encore de mission
board-hidden = cachée
board-points = points
board-unseen = Jamais retournées
board-key = ## cachée   (9) cachée, connue   9! forcée   . trou
board-taken = =S secret pris par S   -- secret hors du jeu   * pierre   + juste retournée

# Le plateau dans le navigateur

web-goal = Aie la plus grande somme quand une rangée ou une colonne est pleine, et prends son secret.
web-deal_mission = Ta mission : { $kind }. Chaque prise de ce genre rapporte 10 points de plus. Pas un mot.
web-deal_colour = Les cartes de cette couleur, avec ce signe, sont à toi.
web-board = Grille de soixante fiches
web-row_letter = R
web-column_letter = C
web-mission = Mission
web-mission_of = mission { $kind }
web-mission_hidden = mission inconnue
web-no_mission = pas encore de mission
web-face_down = cachée
web-known = cachée, un { $value }
web-gap = trou
web-card_of = { $value } ({ $name })
web-stone_here = la pierre est ici
web-nobody = personne
web-lost = hors du jeu
web-taken = pris par { $name }
web-closed_in = { $n ->
    [one] { $n } cachée
   *[other] { $n } cachées
 }
web-secrets = { $n ->
    [one] { $n } secret
   *[other] { $n } secrets
 }
web-aside = de côté { $n }
web-aside_none = rien de côté
web-no_secret = pas de secret
web-capture_nothing = Ne rien capturer
web-lay_nothing = Ne rien mettre de côté
web-compel = Forcer { $name }
web-leave_power = Aucun pouvoir
web-sums_show = Montrer toutes les sommes
web-sums_hide = Cacher les sommes
web-closed = cachées { $n }
web-box = boîte { $n }
web-under_pressure = forcé
web-plan_open = Tu retournes { $place }.
web-plan_two = Tu retournes { $place } et { $other }.
web-plan_two_more = Tu retournes { $place }, et une carte de l’autre ligne de la pierre.
web-plan_capture = Tu prends le { $value } à { $name } : ton { $own } va là-bas, et { $place } reste un trou.
web-plan_retire = Tu mets à la retraite le { $value } pris à { $name } : à la fin, il compte encore { $value } pour { $name }.
web-plan_aside = Tu mets ton { $value } de côté : à la fin, il compte { $value } pour toi, et laisse un trou.
web-plan_back = Tu recaches le { $value } ; le { $other } reste.
web-plan_first = Compter d’abord la { $line } : { $sums }.
web-plan_compel = { $name } devra retourner deux cartes, et tu diras laquelle est recachée.
web-stamp_capture = capturé
web-stamp_retire = à la retraite
web-stamp_aside = mis à l’abri
web-stamp_compel = forcé
web-stamp_back = recachée
web-stamp_keep = reste
web-stamp_win = gagnée
web-stamp_lost = perdu
web-stamp_lapse = levée
web-stamp_points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
web-stamp_place = place { $n }
web-tell_now = Maintenant
web-tell_grid = Grille, rangée par rangée
web-tell_lines = Lignes : secret, sommes, cartes cachées
web-tell_players = Joueurs
web-tell_stone = La pierre est en { $place }.
web-tell_no_stone = Aucune carte n’a encore été retournée.
web-tell_reach_anywhere = On peut retourner n’importe quelle carte cachée.
web-tell_reach_near = Ensuite, une carte dans la rangée ou la colonne de la pierre.
web-tell_reach_two = Contrainte : deux cartes, une dans la rangée de la pierre et une dans sa colonne.
web-tell_reach_one = Contrainte : une carte dans la seule ligne de la pierre qui en a encore.
web-tell_box = Hors du jeu : { $values }.
web-tell_unseen = Valeurs que personne n’a vues : { $values }.
web-tell_none = aucune
web-tell_arrow = flèche vers { $arrow }
web-arrow_S = le sud
web-arrow_W = l’ouest
web-arrow_N = le nord
web-arrow_E = l’est
web-note_missions = Qui a quelle mission ?
web-note_missions_how = Touche pour noter. Petits nombres : secrets de cette sorte déjà pris.
web-note_you = toi
web-note_blank = rien de noté
web-note_no = pas celle-ci
web-note_maybe = peut-être
web-note_yes = c’est elle
web-note_out = exclue
web-note_cell = { $name }, { $kind } : { $mark }
web-note_values = Valeurs que personne n’a vues
web-note_values_how = Chaque carré plein est une carte que personne n’a vue.
web-note_value = { $value } : { $n } sur 6 jamais vues
web-note_known = Cachées mais connues
web-note_known_none = aucune
web-note_known_one = { $value } en { $place }
web-note_box = Dans la boîte
web-note_text = Tes notes
