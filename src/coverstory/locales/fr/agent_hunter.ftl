# Agent Hunter. On appelle chacun par son nom ; « tu » ne vaut que pour qui lit ce qui le concerne (`$self`).
# Jamais « de » devant un nom, qui peut commencer par une voyelle.

title = Agent Hunter
summary = Trouve quels agents se cachent dans trois planques avant qu’on ne découvre les tiens.

# Options

option-cards = Combien d’agents a chacun, numérotés à partir de 0. Avec moins de dix, c’est un jeu d’étude.
    .name = Agents
option-houses = Combien de planques a chacun. Avec moins de trois, c’est un jeu d’étude.
    .name = Planques
option-decoys = Combien de leurres a chacun. Chaque échange en coûte un.
    .name = Leurres
option-refill_at_end = Remplir une planque vide même quand ce coup met fin à la partie.
    .name = Remplir à la fin
option-first = Qui joue le premier tour.
    .name = Qui commence
    .random = Tirage au sort
# seulement pour la recherche
option-cap = Après combien de tours sans coup au but on compte les points. Peu de tours : un jeu d’étude.
    .name = Le plus long calme

# Les choses

# après « planque »
house = { $house ->
    [0] de gauche
    [1] du milieu
   *[2] de droite
 }
house-name = { $house ->
    [0] gauche
    [1] milieu
   *[2] droite
 }
own = { $own ->
    [0] de gauche
    [1] du milieu
   *[2] de droite
 }
own-name = { $own ->
    [0] gauche
    [1] milieu
   *[2] droite
 }
relation = { $relation ->
    [0] plus petit
    [1] pareil
   *[2] plus grand
 }
cards = { $cards_count ->
    [0] aucune carte
   *[other] { $cards }
 }
why = { $why ->
    [0] { reason-houses }
   *[1] { reason-cap }
 }
waiting = On attend { $seat }.
beside = { $decoys ->
    [0] {""}
    [one] , avec { $decoys } leurre à côté
   *[other] , avec { $decoys } leurres à côté
 }
decoys-left = { $left ->
    [0] plus de leurre
    [one] encore { $left } leurre
   *[other] encore { $left } leurres
 }
turn = { $left ->
    [0] À toi : attaque avec une carte, ou depuis une planque.
   *[other] À toi : attaque, ou échange un agent ({ decoys-left }).
 }

# Actions

action-place = poser { $card }
action-hand_attack = attaquer { house-name } avec { $card }
action-house_attack = attaquer { house-name } depuis la planque { own-name }
action-switch = échanger { house-name }
action-decoy = leurre { house-name }
action-start = la place { $seat_number } commence

# Événements

event-placed = { $self ->
    [seat] Tu caches le { $card } dans la planque { house }.
   *[other] { $seat } cache le { $card } dans la planque { house }.
 }
event-placed_unseen = { $self ->
    [seat] Tu caches un agent dans la planque { house }.
   *[other] { $seat } cache un agent dans la planque { house }.
 }
event-started = { $self ->
    [seat] Tu commences.
   *[other] { $seat } commence.
 }
event-hand_attack = { $self ->
    [seat] Tu attaques la planque { house } avec le { $card } de ta main.
   *[other] { $seat } attaque la planque { house } avec le { $card } de sa main.
 }
event-house_attack = { $self ->
    [seat] Tu attaques la planque { house } avec le { $card } de ta planque { own }.
   *[other] { $seat } attaque la planque { house } avec le { $card } de sa planque { own }.
 }
event-answer = { $self ->
    [seat] Tu réponds pour ta planque { house } : { $card }, c’est { relation }.
   *[other] { $seat } répond pour la planque { house } : { $card }, c’est { relation }.
 }
event-returned = { $self ->
    [seat] Tu reprends le { $card }.
   *[other] { $seat } reprend le { $card }.
 }
event-eliminated = { $self ->
    [seat] Tu perds ta planque { house } et le { $card } qui s’y cachait{ beside }.
   *[other] { $seat } perd la planque { house } et le { $card } qui s’y cachait{ beside }.
 }
event-covered_from_hand = { $self ->
    [seat] Tu poses dessus le { $card } de ta main.
   *[other] { $seat } pose dessus le { $card } de sa main.
 }
event-covered_from_house = { $self ->
    [seat] Tu poses dessus le { $card } de ta planque { house }.
   *[other] { $seat } pose dessus le { $card } de sa planque { house }.
 }
event-closed = { $self ->
    [seat] Tu n’as plus de carte pour ta planque { house } : elle ferme.
   *[other] { $seat } n’a plus de carte pour la planque { house } : elle ferme.
 }
event-switched = { $self ->
    [seat] Tu échanges l’agent de ta planque { house } : le { $card } revient en main.
   *[other] { $seat } échange l’agent de la planque { house } : le { $card } revient en main.
 }
event-decoy = { $self ->
    [seat] Tu poses un leurre à côté de ta planque { house } ({ decoys-left }).
   *[other] { $seat } pose un leurre à côté de la planque { house } ({ decoys-left }).
 }
event-turn = { $self ->
    [seat] C’est à toi.
   *[other] C’est à { $seat }.
 }
event-ended = La partie est finie. { why }
event-shown_house = { $self ->
    [seat] Tu avais le { $card } dans la planque { house }.
   *[other] { $seat } avait le { $card } dans la planque { house }.
 }
event-shown_hand = { $self ->
    [seat] Tu finis
   *[other] { $seat } finit
 } { $cards_count ->
    [0] sans carte
   *[other] avec { $cards }
 } en main.
event-tally = { $self ->
    [seat] Tu marques
   *[other] { $seat } marque
 } 1 point pour la planque { house } d’en face{ $decoys ->
    [0] {""}
   *[other] , et { $decoys } pour les leurres à côté
 }.
event-points = { $self ->
    [seat] Tu as
   *[other] { $seat } a
 } { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
event-hand_sum = { $self ->
    [seat] Tu as { $sum } en main, en tout.
   *[other] { $seat } a { $sum } en main, en tout.
 }
event-won = { $self ->
    [seat] Tu gagnes.
   *[other] { $seat } gagne.
 }

# Ce qui est raconté pendant que cela se passe

beat-hand_attack = { $self ->
    [seat] Tu attaques la planque { house } avec le { $card }.
   *[other] { $seat } attaque la planque { house } avec le { $card }.
 }
beat-house_attack = { $self ->
    [seat] Tu attaques la planque { house } avec le { $card } de ta planque { own }.
   *[other] { $seat } attaque la planque { house } avec le { $card } de sa planque { own }.
 }
beat-answer = { $self ->
    [seat] Tu réponds : « { $card }, c’est { relation } ».
   *[other] { $seat } répond : « { $card }, c’est { relation } ».
 }
beat-eliminated = { $self ->
    [seat] Tu perds ta planque { house } : le { $card } s’y cachait.
   *[other] { $seat } perd la planque { house } : le { $card } s’y cachait.
 }
beat-shown = { $self ->
    [seat] Tu avais dans tes planques : { cards }.
   *[other] { $seat } avait dans ses planques : { cards }.
 }
beat-points = { $self ->
    [seat] Tu as
   *[other] { $seat } a
 } { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.

# Pourquoi un coup est conseillé

belief-hits = La planque { house } de { $seat } ne peut cacher que le { $card }.
belief-narrows = La planque { house } de { $seat } peut cacher { $count } numéros ; la réponse en laisse { $left } au plus.
belief-exposed = { $seat } a repéré ta planque { house } : { $count ->
    [one] un seul numéro y est possible
   *[other] { $count } numéros seulement y sont possibles
 }.

# Consignes

task-setup = { $yours ->
    [1] Cache un agent dans ta planque { house }.
   *[0] { waiting }
 }
task-turn = { $yours ->
    [1] { turn }
   *[0] { waiting }
 }
task-replacement = { $yours ->
    [1] Cache un agent dans ta planque { house } ; le même, si tu veux.
   *[0] { waiting }
 }
task-decoy = { $yours ->
    [1] Pose le leurre à côté d’une de tes planques, même tombée.
   *[0] { waiting }
 }
task-refill = { $yours ->
    [1] Ta planque { house } est vide : caches-y un autre agent.
   *[0] { waiting }
 }
task-start = On tire au sort qui commence.
task-ended = La partie est finie.

# Règles qui interdisent

rule-H3 = Seules les planques actives attaquent, sont attaquées ou échangent leur agent.
rule-H8 = Un échange coûte un leurre, et tu n’en as plus.
rule-H14 = Il y a d’abord autre chose à faire dans ce tour.
rule-H23 = Tu ne peux attaquer qu’avec une carte que tu as en main.
rule-H24 = Seule une carte de ta main peut aller dans une planque.
rule-H27 = Cette planque n’existe pas dans cette partie.

# Pourquoi la partie est finie

reason-houses = Quelqu’un n’a plus de planque active.
reason-cap = Trop longtemps, personne n’a touché de planque.

# Le plateau dans le terminal

board-counted = leurres { $decoys }, points { $points }
board-hand = main
board-hidden = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
 }
board-surely = en main, tous le savent
board-eliminated = éliminée
board-closed = fermée
board-empty = vide
board-decoys = leurres { $count }
board-could = possible
board-none = aucune
board-out = Hors du jeu : { $numbers }
board-quiet = Tours sans coup au but : { $count } sur { $most }

# Le plateau dans le navigateur

web-goal = Trouve les agents des planques d’en face avant qu’on ne trouve les tiens.
web-deal_agents = Tu diriges les agents 0 à { $highest }. Cache un agent dans chacune de tes planques. Pas un mot.
web-deal_decoys = { $count ->
    [one] Tu as 1 leurre. Un échange le coûte.
   *[other] Tu as { $count } leurres. Chaque échange en coûte un.
 }
web-deal_first_later = Quand tous les agents sont cachés, on tire au sort qui commence.
web-sign = { $house ->
    [0] GAUCHE
    [1] MILIEU
   *[2] DROITE
 }
web-house = { $house ->
    [0] Planque de gauche
    [1] Planque du milieu
   *[2] Planque de droite
 }
web-eliminated = ÉLIMINÉE
web-closed = FERMÉE
web-switched = ÉCHANGÉ
web-stayed = { $count ->
    [0] tous trouvés
    [one] agent { $cards } jamais trouvé
   *[other] agents { $cards } jamais trouvés
 }
web-won = GAGNÉ
web-sum = main
web-switch_tag = Échanger
web-points_word = { $count ->
    [one] point
   *[other] points
 }
web-points = { $count } { web-points_word }
web-decoys = { $count } { $count ->
    [one] leurre
   *[other] leurres
 }
web-in_hand = { $count } en main
web-answer = { $relation ->
    [0] { $card } : PLUS PETIT
    [1] PAREIL
   *[2] { $card } : PLUS GRAND
 }
web-card = le { $card } de ta main
web-own = { $card ->
    [none] Ta planque { house }
   *[other] Ta planque { house } ({ $card })
 }
web-door = { $could ->
    [none] { web-house } chez { $name }
   *[other] { web-house } chez { $name } ({ $could })
 }
web-switch_in = Échanger l’agent de ta planque { house }
web-beside = À côté de ta planque { house }
web-plan_place = Tu caches le { $card } dans ta planque { house }.
web-plan_card = Quelle porte attaques-tu avec le { $card } ?
web-plan_hand = Ton { $card } attaque la planque { house } chez { $name }. Pareil : +{ $gain }. Sinon il revient, et tout le monde l’a vu.
web-plan_own = Quelle porte attaques-tu avec le { $card } ? Ou échange cet agent.
web-plan_house = Ton { $card } de la planque { own } attaque la planque { house } chez { $name }. Pareil : +{ $gain }. Sinon ta planque tombe : +{ $risk } pour { $name }.
web-plan_switch = Tu échanges l’agent de ta planque { house } : montre le { $card }, reprends-le et cache quelqu’un. Cela coûte un leurre.
web-plan_decoy = Un leurre à côté de ta planque { house }.
web-plan_decoy_fallen = Un leurre à côté de ta planque { house }. Elle est déjà tombée : +1 pour { $name }.
web-nothing = aucune
web-state = La partie
web-phase = { $phase ->
    [setup] cache des agents
    [start] On tire au sort qui commence.
    [turn] attaque ou échange
    [replacement] cache de nouveau un agent
    [decoy] pose un leurre
    [refill] remplit une planque
   *[ended] La partie est finie.
 }
web-acts = { $name } { web-phase }.
web-holds = En main : { $cards }.
web-holds_hidden = En main : { $count } { $count ->
    [one] carte
   *[other] cartes
 }, dont à coup sûr : { $known }.
web-house_fact = { web-house } : { $what } ; leurres à côté : { $decoys }.
web-fate_eliminated = éliminée, les deux { $card } dessus
web-fate_closed = fermée
web-fate_empty = vide
web-fate_open = le { $card }, visible
web-fate_hidden = { $card ->
    [none] agent caché, pour tous l’un de { $could }
   *[other] le { $card }, caché, pour tous l’un de { $could }
 }
web-note_theirs = Agents cachés chez { $name }
web-note_own = Ce que tous peuvent savoir sur tes planques
web-note_how = Touche une case : ✕ non, ✓ oui, ? peut-être.
web-note_help = Ce que réponses et cartes montrées excluent est déjà barré.
web-note_hand = Main
web-note_heard = Entendu
web-note_clear = Tout effacer
web-note_mark = { $mark ->
    [no] non
    [yes] oui
    [maybe] peut-être
    [out] exclu
    [sure] certain
   *[none] rien de noté
 }
web-note_cell = { $number }, { $column } : { web-note_mark }
web-note_gone = hors du jeu
web-more = plus de { $card }
web-less = moins de { $card }
