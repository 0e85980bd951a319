# Top Secret Spies. Les couleurs sont les noms des agents : « Rouge avance ».

title = Top Secret Spies
summary = Chacun déplace tous les agents autour de l’anneau, et toi seul sais lequel marque pour toi.

# Options

option-cards = Chacun a des cartes qui déplacent agents, marqueurs ou coffre.
    .name = Cartes Top Secret
option-dossier = À mi-parcours, chacun écrit qui est qui. Deviner juste rapporte des points à la fin.
    .name = Dossiers secrets
option-agents = Quels agents jouent. Le choix habituel laisse de côté gris, puis orange, puis violet.
    .name = Agents
    .auto = Les habituels
option-first = Qui joue le premier tour.
    .name = Qui commence
    .random = Tirage au sort
option-card_counts = Combien de cartes de chaque sorte, dans l’ordre des règles.
    .name = Paquet de cartes
option-dossier_decides = Quand on regarde si un agent libre est en tête : après les points des dossiers, ou avant.
    .name = Agents libres et dossiers
    .after = Après les points des dossiers
    .before = Avant les points des dossiers
option-free_agent_ahead = Qui gagne quand un agent qui n’est à personne est en tête.
    .name = Un agent libre en tête
    .nobody = Personne ne gagne
    .best = Le meilleur joueur gagne
option-returned_agent = Ce qui est juste dans un dossier pour un agent rendu à la fin.
    .name = Un agent rendu
    .free = Il est libre
    .holder = Il est à son dernier joueur
option-older_edition = Deux agents de plus que de joueurs, un dé de 1 à 6, et le coffre ne va que dans un bâtiment vide.
    .name = Ancienne édition
allowed-agents = les couleurs (ou initiales S P B J M D L) de cinq agents à 2 places, six à 3, tous à plus (dans l’ancienne édition deux de plus que de places, sept au plus)
allowed-card_counts = 15 nombres de 0 à 4, au moins deux cartes pour chaque place
allowed-enough_cards = au moins { $cards } cartes
allowed-so_many_agents = { $agents } agents pour { $seats } places

# Les choses

agent = { $agent ->
    [0] gris
    [1] jaune
    [2] orange
    [3] rouge
    [4] vert
    [5] bleu
   *[6] violet
 }
    .capital = { $agent ->
        [0] Gris
        [1] Jaune
        [2] Orange
        [3] Rouge
        [4] Vert
        [5] Bleu
       *[6] Violet
     }
other-agent = { $other ->
    [0] gris
    [1] jaune
    [2] orange
    [3] rouge
    [4] vert
    [5] bleu
   *[6] violet
 }
face = { $face ->
    [0] 1-3
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
   *[6] 1
 }
card = { $card ->
    [0] recul de 1-2
    [1] un pas
    [2] deux reculent
    [3] deux avancent
    [4] pas au coffre
    [5] aux ruines
    [6] des ruines à l’église
    [7] 1-3 en avant
    [8] au coffre
    [9] coffre ailleurs
    [10] deux marqueurs +3
    [11] tous à l’église
    [12] échange de places
    [13] rejoindre un autre
   *[14] agent libre
 }
card-effect = { $card ->
    [0] Recule un agent d’un ou deux bâtiments.
    [1] Avance ou recule un agent d’un bâtiment.
    [2] Recule deux agents d’un bâtiment chacun.
    [3] Avance deux agents d’un bâtiment chacun.
    [4] Avance ou recule d’un bâtiment un agent qui est au coffre.
    [5] Déplace un agent aux ruines.
    [6] Déplace un ou deux agents des ruines à l’église.
    [7] Avance un agent d’un, deux ou trois bâtiments.
    [8] Déplace un agent au bâtiment du coffre.
    [9] Mets le coffre dans un autre bâtiment.
    [10] Avance de trois cases deux marqueurs au-dessous de 40, jusqu’à 40 au plus.
    [11] Déplace tous les agents à l’église.
    [12] Deux agents échangent leurs places.
    [13] Déplace un agent au bâtiment d’un autre.
   *[14] Prends la carte d’un agent libre et regarde-la : un second agent pour toi.
 }
building = { $building ->
    [0] église
    [11] ruines
   *[other] bâtiment { $building }
 }
other-building = { $other ->
    [0] église
    [11] ruines
   *[other] bâtiment { $other }
 }
from = { $from ->
    [0] de l’église
    [11] des ruines
   *[other] du bâtiment { $from }
 }
to = { $to ->
    [0] à l’église
    [11] aux ruines
   *[other] au bâtiment { $to }
 }
at = { $at ->
    [0] à l’église
    [11] dans les ruines
   *[other] au bâtiment { $at }
 }
pace = { $pace ->
    [-1] recule
    [0] passe
   *[1] avance
 }
# 7 : à personne.
holder = { $holder ->
    [7] est libre
   *[other] est à { $self ->
        [holder] toi
       *[other] { $holder }
     }
 }
held = { $holder ->
    [7] il n’était à personne
   *[other] il était à { $self ->
        [holder] toi
       *[other] { $holder }
     }
 }
guessed = { $guessed ->
    [7] était libre
   *[other] était à { $self ->
        [guessed] toi
       *[other] { $guessed }
     }
 }
waiting = On attend { $seat }.
place = { $rank ->
    [1] la première place
    [2] la deuxième place
    [3] la troisième place
    [4] la quatrième place
    [5] la cinquième place
    [6] la sixième place
   *[other] la septième place
 }
share = { $spread ->
    [0] { $most ->
        [one] Tu as fait { $most } : avance un agent de ton choix d’un pas.
       *[other] Tu as fait { $most } : partage { $most } pas entre les agents de ton choix.
     }
   *[1] { $least ->
        [0] Tu as fait 1–3 : partage jusqu’à { $most } pas entre les agents de ton choix.
       *[other] Tu as fait 1–3 : partage de { $least } à { $most } pas entre les agents de ton choix.
     }
 }

# Actions

action-split = avancer : { $steps_count ->
    [0] personne
   *[other] { $steps }
 }
item-steps = { agent } { $count }
action-place = coffre : { building }
action-pass = passer
action-done = plus de carte
action-play = { $card ->
    [0] { card } : { agent } { $back }
    [1] { card } : { agent } { way }
    [4] { card } : { agent } { way }
    [7] { card } : { agent } { $other }
    [9] { card } : { other-building }
    [11] { card }
    [13] { card } : { agent }, { other-building }
    [14] { card }
   *[other] { card } : { agent }{ second-agent }
 }
way = { $other ->
    [1] en avant
   *[-1] en arrière
 }
second-agent = { $other ->
    [-1] {""}
   *[other] , { other-agent }
 }
action-write = dossier : { agent } : { $holder ->
    [7] libre
    [0] place 1
    [1] place 2
    [2] place 3
    [3] place 4
    [4] place 5
    [5] place 6
    [6] place 7
   *[other] { $holder }
 }
action-roll = dé : { face }
action-deal = donné : { agent }
action-first = la place { $seat_number } commence
action-draw = pioché : { card }
action-find = trouvé : { agent }

# Événements

event-first = { $self ->
    [seat] Tu commences.
   *[other] { $seat } commence.
 }
event-dealt = { $self ->
    [seat] Tu reçois un agent secret.
   *[other] { $seat } reçoit un agent secret.
 }
event-agent = { $self ->
    [seat] Tu es en secret { agent.capital }.
   *[other] { $seat } est en secret { agent.capital }.
 }
event-turn = { $self ->
    [seat] C’est à toi.
   *[other] C’est à { $seat }.
 }
event-roll = { $self ->
    [seat] Tu fais { face }.
   *[other] { $seat } fait { face }.
 }
event-move = { $self ->
    [seat] Tu joues
   *[other] { $seat } joue
 } { $points ->
    [one] { $points } pas
   *[other] { $points } pas
 }.
event-stay = { $self ->
    [seat] Tu ne déplaces personne.
   *[other] { $seat } ne déplace personne.
 }
event-walk = { agent.capital } { pace } { from } { to }.
event-draw = { $self ->
    [seat] Tu pioches une carte.
   *[other] { $seat } pioche une carte.
 }
event-drawn = { $self ->
    [seat] Tu pioches « { card } ».
   *[other] { $seat } pioche « { card } ».
 }
event-reshuffle = La défausse est mélangée et forme la nouvelle pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }.
event-play = { $self ->
    [seat] Tu joues « { card } ».
   *[other] { $seat } joue « { card } ».
 }
event-remove = { $self ->
    [seat] Tu ne trouves pas d’agent libre : « { card } » quitte le jeu.
   *[other] { $seat } ne trouve pas d’agent libre : « { card } » quitte le jeu.
 }
event-find = { $self ->
    [seat] Tu prends un agent libre.
   *[other] { $seat } prend un agent libre.
 }
event-found = { $self ->
    [seat] Tu prends un agent libre : { agent.capital }.
   *[other] { $seat } prend un agent libre : { agent.capital }.
 }
event-pass = { $self ->
    [seat] Tu passes.
   *[other] { $seat } passe.
 }
event-done = { $self ->
    [seat] Tu ne joues plus de carte.
   *[other] { $seat } ne joue plus de carte.
 }
event-safe = { $self ->
    [seat] Tu déplaces le coffre { from } { to }.
   *[other] { $seat } déplace le coffre { from } { to }.
 }
event-marker = { agent.capital } monte de { $old } à { $new }.
event-scoring = { $self ->
    [seat] Décompte à ton tour : un agent est arrivé au coffre, { at }.
   *[other] Décompte au tour joué par { $seat } : un agent est arrivé au coffre, { at }.
 }
event-score = { $swing ->
    [-1] { agent.capital } perd { $loss } { at } et a maintenant { $new }.
    [0] { agent.capital } ne marque rien { at }.
   *[1] { agent.capital } marque { $gain } { at } et a maintenant { $new }.
 }
event-dossiers = { agent.capital } a atteint 29 : chacun écrit un dossier.
event-entry = { $self ->
    [seat] Tu écris : { agent.capital } { holder }.
   *[other] { $seat } écrit : { agent.capital } { holder }.
 }
event-written = { $self ->
    [seat] Tu as fini ton dossier.
   *[other] { $seat } a fini son dossier.
 }
event-over = { $self ->
    [seat] La partie se termine après ton tour.
   *[other] La partie se termine après le tour joué par { $seat }.
 }
event-reveal = { $self ->
    [seat] Tu étais { agent.capital }.
   *[other] { $seat } était { agent.capital }.
 }
event-returned = { $self ->
    [seat] Tu rends { agent.capital }, qui est de nouveau libre.
   *[other] { $seat } rend { agent.capital }, qui est de nouveau libre.
 }
points-counted = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
event-free = { agent.capital } n’était à personne et a { points-counted }.
event-tally = { $self ->
    [seat] Tu as { points-counted } avec { agent.capital }.
   *[other] { $seat } a { points-counted } avec { agent.capital }.
 }
event-guess = { $self ->
    [seat] Tu avais
   *[other] { $seat } avait
 } écrit que { agent.capital } { guessed }. { $points ->
    [0] Faux : { held }.
   *[other] Juste : { points-counted }.
 }
event-total = { $self ->
    [seat] Tu prends
   *[other] { $seat } prend
 } { place } avec { points-counted }.

# Ce qui est raconté pendant que cela se passe

beat-deal = { $self ->
    [seat] Tu es en secret { agent.capital }.
   *[other] { $seat } est en secret { agent.capital }.
 }
beat-deal_open = Chacun reçoit un agent secret.
beat-walk = { $self ->
    [seat] Tu fais { face } : { $walks }.
   *[other] { $seat } fait { face } : { $walks }.
 }
item-walks = { agent.capital } { to }
beat-stay = { $self ->
    [seat] Tu fais { face } et ne déplaces personne.
   *[other] { $seat } fait { face } et ne déplace personne.
 }
beat-play_walk = { $self ->
    [seat] Tu joues « { card } » : { $walks }.
   *[other] { $seat } joue « { card } » : { $walks }.
 }
beat-play_safe = { $self ->
    [seat] Tu joues « { card } » : le coffre { to }.
   *[other] { $seat } joue « { card } » : le coffre { to }.
 }
beat-play_marker = { $self ->
    [seat] Tu joues « { card } » : { $markers }.
   *[other] { $seat } joue « { card } » : { $markers }.
 }
item-markers = { agent.capital } à { $new }
beat-scoring = Décompte { at } : { $gains }.
item-gains = { agent.capital } { $gain ->
    [0] 0
    [-1] −1
    [-2] −2
    [-3] −3
   *[other] +{ $gain }
 }
beat-scoring_lead = Décompte { at } : { $gains }. { agent.capital } prend la tête.
beat-free = { $freed_count ->
    [one] À personne : { $freed }.
   *[other] À personne : { $freed }.
 }
item-freed = { agent.capital }
beat-tally = { $self ->
    [seat] Tu as
   *[other] { $seat } a
 } { points-counted } avec { agent.capital }{ $right ->
    [0] {""}
   *[other] , et { $right } pour le dossier
 }.
beat-won = { $winners_count ->
    [0] Un agent libre est en tête : personne ne gagne.
    [1] { $self ->
        [winners] Tu gagnes
       *[other] { $winners } gagne
     } avec { points-counted }.
   *[other] { $self ->
        [winners] Vous partagez la victoire ({ $winners })
       *[other] { $winners } se partagent la victoire
     } avec { points-counted }.
 }
item-winners = { $self ->
    [seat] toi
   *[other] { $seat }
 }

# Consignes

task-first = On tire au sort qui commence.
task-deal = On distribue les agents.
task-hands = On pioche les premières cartes.
task-roll = { $yours ->
    [1] À toi : le dé roule.
   *[0] { $seat } lance le dé.
 }
task-draw = { $yours ->
    [1] Tu pioches une carte.
   *[0] { $seat } pioche une carte.
 }
task-find = { $yours ->
    [1] Tu prends un agent libre.
   *[0] { $seat } prend un agent libre.
 }
task-move = { $yours ->
    [1] { share }
   *[0] { waiting }
 }
task-place = { $yours ->
    [1] Mets le coffre dans un autre bâtiment.
   *[0] { waiting }
 }
task-cards = { $yours ->
    [1] Joue une carte, ou passe.
   *[0] { waiting }
 }
task-more = { $yours ->
    [1] Joue encore une carte, ou arrête-toi.
   *[0] { waiting }
 }
task-write = { $yours ->
    [1] Ton dossier : qui est { agent.capital } ?
   *[0] { waiting }
 }
task-ended = La partie est finie.

# Ce qu’un bot pense d’une place

belief-scores = Cela compte les points : { agent } reçoit { $points }.
belief-walks = { agent.capital } avance de { $steps } pas au passage.
belief-covers = Déplace aussi { $agents } : déplacer seulement { agent.capital } te trahirait (les autres en seraient sûrs à { $alone } % au lieu de { $together } %).
belief-stays = { agent.capital } ne bouge pas : rien ne te trahit.
belief-near = { agent.capital } est alors à { $steps } pas du coffre.
belief-open = { $self ->
    [seat] Personne ne peut encore dire qui tu es.
   *[other] Personne ne peut encore dire qui est { $seat }.
 }
belief-sure = { $self ->
    [seat] Les autres le savent : tu es { $agents }.
   *[other] { $seat } est sûrement { $agents }.
 }
belief-likely = { $self ->
    [seat] Les autres te prennent probablement pour { $guesses }.
   *[other] { $seat } est probablement { $guesses }.
 }
belief-possible = { $self ->
    [seat] Les autres pourraient te prendre pour { $guesses }.
   *[other] { $seat } pourrait être { $guesses }.
 }
item-agents = { agent.capital }
item-guesses = { agent.capital } ({ $percent } %)

# Règles qui interdisent

rule-T1 = Cet agent n’est pas en jeu.
rule-T6 = Utilise tous les pas du dé, ni plus ni moins.
rule-T8 = Le coffre doit aller dans un autre bâtiment.
rule-T13 = Tu ne peux laisser tout le monde sur place que si tu as fait 1-3.
rule-T15 = Avant ta première carte, tu peux passer ; après une carte, t’arrêter.
rule-T16 = Une carte doit changer quelque chose.
rule-T21 = Écris ton dossier agent par agent ; chaque ligne nomme un autre joueur, ou « libre » s’il y a des agents libres.
rule-T25 = Il y a d’abord autre chose à faire dans ce tour.
rule-T26 = À sept joueurs, aucun agent n’est libre.
rule-T31 = Tu ne peux jouer qu’une carte que tu as en main.
rule-T33 = Qui a deux agents n’en prend pas un troisième.
rule-T37 = Dans l’ancienne édition, le coffre doit aller dans un bâtiment sans agent.

# Pourquoi la partie est finie

reason-finish = Un marqueur a atteint l’arrivée.
reason-free_agent = Un marqueur a atteint l’arrivée, mais un agent qui n’est à personne devance tout le monde : personne ne gagne.
reason-best_player = Un marqueur a atteint l’arrivée. Un agent qui n’est à personne devance tout le monde, mais le meilleur joueur gagne.

# Le plateau dans le terminal

board-safe = [coffre]
board-die = Dé : { $face }
board-arrived = Au coffre ce tour :{" "}
board-own = agent{" "}
board-two = agents{" "}
board-and = {" "}et{" "}
board-unknown = inconnu
board-none = aucun encore
board-cards = {"\u202f"}; cartes en main : { $count }
board-entries = {"\u202f"}; lignes du dossier : { $count }
board-turn = {"\u202f"}; joue
board-hand = Main
board-piles = Pioche : { $supply ->
    [one] { $supply } carte
   *[other] { $supply } cartes
 }. Défausse : { $discards }. Hors du jeu : { $removed }.
board-nothing = rien
board-dossier = Dossier ({ $name }) : { $entries }.
board-free = Agents libres :{" "}

# Le plateau dans le navigateur

web-goal = Mène ton agent à 42 avant les autres sans montrer lequel c’est.
web-deal_agent = Tu es { $name } ({ $colour }). Pas un mot.
web-deal_cards = Tes cartes : { $cards }.
web-free = libre
web-you = toi
web-your_agent = Tu es
web-agents = Agents
web-where_to = { $who } : vers quel bâtiment ?
web-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
web-left = { $count ->
    [one] Encore { $count } pas.
   *[other] Encore { $count } pas.
 }
web-enough = Cela suffit ; jusqu’à { $count } de plus si tu veux.
web-scoring = Décompte :
web-scoring_looms = Si aucune carte ne l’empêche :
web-safe_to = Le coffre va ici : { $place }.
web-safe_here = le coffre
web-goes_to = { $who } → { $place }
web-hand = Tes cartes
web-hand_empty = Tu n’as pas de carte.
web-twice = ×{ $count }
web-pass = Passer
web-done = S’arrêter
web-stay = Ne déplacer personne et piocher
web-supply = pioche
web-discard = défausse
web-card = Carte
web-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
web-entries = dossier { $count }/{ $all }
web-two_agents = deux agents secrets
web-one_agent = un agent secret
web-played_by = était { $who }
web-dossier = Ton dossier
web-dossiers = Dossiers
web-revealed = Qui était qui
web-finish = Arrivée
web-turn = Tour
web-rolled = Le dé montre { $face }.
web-to_spend_all = { $many ->
    [one] { $many } pas
   *[other] { $many } pas
 } à partager.
web-to_spend = De { $few } à { $many } pas à partager.
web-track = Piste
web-houses = Bâtiments
web-empty = personne
web-players = Joueurs
web-own = À toi
web-arrived = arrivé au coffre
web-notebook = Qui est qui ?
web-mark_help = Touche une case : ✓ oui, ✗ non, ? peut-être.
web-steps_help = Petit nombre : les pas que ce joueur a donnés à cet agent.
web-mark = { $who }, { $holder } : { web-marked }
web-marked = { $mark ->
    [yes] oui
    [no] non
    [maybe] peut-être
   *[none] rien de noté
 }
web-given = { $count ->
    [one] { $count } pas
   *[other] { $count } pas
 }
web-clear = Tout effacer
web-jotted = Notes
web-card_name = { $card ->
    [0] Recul de 1–2
    [1] Un pas
    [2] Deux reculent
    [3] Deux avancent
    [4] Pas au coffre
    [5] Aux ruines
    [6] Des ruines à l’église
    [7] 1–3 en avant
    [8] Au coffre
    [9] Coffre ailleurs
    [10] Deux marqueurs +3
    [11] Tous à l’église
    [12] Échange de places
    [13] Rejoindre un autre
   *[14] Agent libre
 }
web-card_does = { $card ->
    [0] Recule un agent d’un ou deux bâtiments.
    [1] Avance ou recule un agent d’un bâtiment.
    [2] Recule deux agents d’un bâtiment chacun.
    [3] Avance deux agents d’un bâtiment chacun.
    [4] Avance ou recule d’un bâtiment un agent au coffre.
    [5] Déplace un agent aux ruines.
    [6] Déplace un ou deux agents des ruines à l’église.
    [7] Avance un agent d’un, deux ou trois bâtiments.
    [8] Déplace un agent au coffre.
    [9] Mets le coffre dans un autre bâtiment.
    [10] Avance de trois deux marqueurs sous 40, jusqu’à 40 au plus.
    [11] Déplace tous les agents à l’église.
    [12] Deux agents échangent leurs places.
    [13] Déplace un agent au bâtiment d’un autre.
   *[14] Prends un agent libre : ton second.
 }
