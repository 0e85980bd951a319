# Ce que seules disent les pages du navigateur.

skip = Aller au contenu
pages = Pages
loading = Un instant …
load_failed = Cette partie de la page n’a pas pu se charger. Tu es peut-être hors ligne, ou Coverstory a été mis à jour.
reload = Recharger la page
try_again = Réessayer
home = Accueil
my_games = Mes parties
rules = Règles
preferences = Réglages
theme = Clair ou sombre
theme_auto = Comme l’appareil
theme_light = Clair
theme_dark = Sombre
pace = Rythme du jeu
pace_calm = Calme
pace_normal = Normal
pace_brisk = Vif
pace_instant = Immédiat
confirm_when = Demander confirmation
confirm_always = toujours
confirm_final = de ce qui ne se reprend pas
confirm_never = jamais
tap_on = Touche pour continuer.
away_turns = { $count ->
    [one] Pendant ton absence : { $count } tour.
   *[other] Pendant ton absence : { $count } tours.
 }
away_replay = Montre-moi
sound = Sons
sound_off = Sans
sound_soft = Doux
sound_full = Forts
home_title = Quatre jeux d’espions, une table
home_lead = Joue avec tes amis par un simple lien, ou contre des bots qui n’en voient pas plus que toi. Rien à installer, pas de compte.
players = { $span } joueurs
minutes = { $minutes } min
play_now = Jouer
learn_it = Apprendre en 5 minutes
learn_first = Première fois ? Apprends en 5 minutes
with_whom = Qui joue avec toi ?
company_bots = Des bots
company_friends = Des amis, par lien
company_device = Des amis, ici même
how_many = Combien de joueurs ?
how_strong = Quel niveau pour les bots ?
choose_rookie = Débutant
choose_agent = Agent
choose_spymaster = Maître espion
about_rookie = Fait des erreurs. Bien pour les premières parties.
about_agent = Joue bien, mais se laisse tromper.
about_spymaster = Anticipe, et reste difficile à battre.
bots_later = Tu auras un lien à envoyer. Des bots peuvent prendre les places qui restent libres.
name_at_seat = Joueur { $number }
more_choices = Règles maison et plus …
server_gone = Le serveur ne répond pas. Tes parties sont en sûreté ; nous réessayons.
offline = Tu es hors ligne. Tes parties sont en sûreté ; nous réessayons.
open_tables = Tables ouvertes
no_open_tables = Aucune table publique n’est ouverte en ce moment. Ouvres-en une : les autres la verront ici.
join = Rejoindre ({ $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
 })
watch = Regarder
you = toi
you_name = Invité
guest = Invité { $number }
your_name = Ton nom à la table
their_name = Son nom
seat_number = Place { $number }
own_seat = Place { $number } : toi
new_table = Nouvelle table : { $game }
who_plays = Qui joue ?
seat_open = Un ami, par lien
seat_device = Quelqu’un sur cet appareil
seat_rookie = Bot : débutant
seat_agent = Bot : agent
seat_spymaster = Bot : maître espion
one_more = Un joueur de plus
one_less = Un de moins
variants = Variantes
house_rules = Règles maison
house_rules_words = Tout est comme dans les règles, sauf ce que tu changes.
as_usual = Comme dans les règles
own_choice = Autre chose …
how_it_goes = À la table
series = Parties
series_single = Parties simples
series_best_of = Le plus de victoires en { $games } parties
series_points = Points de { $games } parties
series_until_won = Jusqu’à ce que quelqu’un gagne
starts = Qui commence la partie suivante ?
starts_next = La place suivante
starts_loser = Le dernier de la partie
time = Temps
clock_none = Sans pendule
clock_move60 = 1 minute par coup
clock_move180 = 3 minutes par coup
clock_days1 = 1 jour par coup
clock_days3 = 3 jours par coup
list_publicly = Montrer la table à tous
allow_watchers = Les autres peuvent regarder
allow_hints = Conseils et notes automatiques
make_table = Ouvrir la table
no_such_game = Ce jeu n’existe pas.
your_turn = À toi de jouer
board = Plateau
decision = Ton choix
confirm = Confirmer
back_step = Retour
menu = Menu
panel = Journal, carnet, discussion et aide
help_rules = Aide et règles
lesson = Leçon
share_link = Partager le lien
pace_sound = Rythme et son
hand_over = Laisser jouer un bot
resign = Abandonner
resign_sure = Abandonner cette partie ?
resign_yes = Oui, abandonner
resign_no = Non, continuer
resign_two = Tu la perds aussitôt.
resign_more = Un bot la finit pour toi.
leave = Quitter
clear = Effacer
as_list_short = Liste
choices = Ce que tu peux choisir
hint = Que ferais-tu ?
hint_short = Conseil
pass_until = Passer encore
pass_until_long = Passer tant que rien ne change
pass_stop = Ne plus passer
coach_done = Compris
coach_rules = En haut, « ? » rappelle toujours le but et les règles.
coach_lit = Touche ce qui brille ; touche encore, ou « Confirmer », pour le faire.
coach = Premiers pas
help_lit = Ce qui brille peut être choisi : touche-le, fais-le glisser, ou utilise Tab et Entrée.
help = Aide
hint_tried = À l’essai, rien n’a fait mieux.
undo = Annuler
skip_ahead = Passer
see_rule = Voir la règle { $rule }
players_list = Joueurs
bot_level = bot, { $level }
level_random = hasard
level_rookie = débutant
level_agent = agent
level_spymaster = maître espion
helped = un bot joue
away = absent
absent = { $name } n’est pas là
absent_words = Tu peux laisser un bot jouer jusqu’au retour de { $name }.
nudge = Relancer
nudged = Relancé
let_bot = Laisser un bot jouer
to_act = doit jouer
time_left = Temps restant
days_left = { $days } jours
tab_log = Journal
tab_notebook = Carnet
tab_chat = Discussion
unread = nouveaux messages
tab_in_words = Aide
log_empty = Il ne s’est encore rien passé.
chat_empty = Personne n’a encore rien dit.
phrases = Phrases toutes faites
say = Dire quelque chose
send = Envoyer
whole_rules = Toutes les règles
waiting_for = { $count ->
    [one] Il manque encore quelqu’un
   *[other] Il manque encore { $count } joueurs
 }
all_here = Tout le monde est là
free_seat = libre
sit_here = S’asseoir ici
fill_with_bot = Donner à un bot
stand_up = Se lever
remove = Retirer
start = Commencer la partie
close_table = Fermer la table
host_starts = L’hôte commence la partie.
dealing = On distribue …
dealing_waits = On attend { $names }.
commitment = Hasard équitable : promis sous { $commitment }…, et tu pourras le vérifier à la fin.
invite = Inviter des amis
invite_words = Avec ce lien, on peut prendre une place libre.
invite_link = Lien vers cette table
share = Partager ou copier
copied = Copié
qr_alt = Code QR du lien
watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
 }
you_watch = Tu regardes
reconnecting = Connexion perdue. Nous réessayons ; rien n’est perdu.
table_gone = Cette table n’existe pas, ou tu n’as pas le droit de la regarder.
pass_to = Passe l’appareil à { $name }
pass_words = Rien de secret ne se voit tant que { $name } n’a pas pris la main.
pass_ready = Je suis { $name }
result = Résultat
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
score_of = { $name } : { $score }
next_game = Partie suivante
rematch = Rejouer
see_result = Retour au résultat
replay = Revoir
review = Analyse
lost_title = Il n’y a rien ici
lost_words = Cette page n’existe pas. Le lien est peut-être ancien.
own_tables = En cours
not_begun = Pas encore commencée
go_on = Continuer
show_all = Voir les { $count }
no_games_yet = Tu n’as pas encore fini de partie. Dès que ce sera fait, tu la retrouveras ici.
your_place = { $place ->
    [1] tu as gagné
   *[other] tu as fini { $place }e
 }
keep_record = Télécharger
bring_record = Ouvrir un fichier de partie
bring_words = Choisis un fichier de partie pour la revoir ici.
not_a_record = Ce n’est pas un fichier de partie.
moment = Moment de la partie
moves = Coups
hands = Toutes les mains
moment_of = Étape { $number } sur { $last }
to_start = Au début
step_back = Un pas en arrière
step_on = Un pas en avant
pause = Pause
play = Lecture
next_scoring = Décompte suivant
seen_as = Vue
lens_own = la mienne
lens_onlooker = d’un spectateur
lens_open = toutes les mains ouvertes
more = Plus
whose_hand = De la place de qui ?
chapters = Chapitres
rules_in_english = Ces règles sont en anglais : il n’y a pas encore de texte en français.
search_rules = Chercher dans les règles
found = { $count ->
    [one] { $count } passage trouvé
   *[other] { $count } passages trouvés
 }
next = Suite
try_other = C’est possible aussi. Mais essaie d’abord ce qui est marqué.
language = Langue
not_now = Tu ne peux pas choisir cela maintenant. Ce qui est possible est éclairé.
thinking = Réflexion …
close = Fermer
pass_on = Passer à { $name }
pass_stamp = SECRET
folder_title = Rien que pour toi, { $name }
folder_open_title = Tes ordres, { $name }
folder_close = Refermer le dossier
first_you = Tu commences.
first_other = { $name } commence.
awaited_since = Attente
hours_left = { $hours } h
slow_answer = La réponse tarde. Ton coup est en sûreté ; nous l’envoyons jusqu’à ce qu’il arrive.
second_tab = Cette table est aussi ouverte dans un autre onglet. Les deux fonctionnent.
outdated = Coverstory a été mis à jour. Rien n’est perdu :
own_finished = Tes dernières parties
all_games = Toutes les parties finies
link_here = Lien vers ce moment
what_if = Et si ? Jouer la suite à partir d’ici
fair_check = Vérifier l’équité
fair_checking = Vérification …
fair_yes = Vérifié : chaque tirage était équitable.
fair_open = Chaque tirage correspond à la promesse. Mais les joueurs n’avaient pas engagé leur part, donc cela ne prouve rien contre le serveur lui-même.
fair_seat = Pas équitable : la place { $number } a montré autre chose que ce à quoi elle s’était engagée.
fair_promise = Pas équitable : la graine ne correspond pas à la promesse.
fair_draw = Pas équitable : le tirage { $number } ne découle pas de la graine.
fair_none = Cette partie n’a pas de graine à vérifier.
mine_file = Télécharger ce que cette page a vu
mine_none = Ce navigateur n’a rien gardé de la donne de cette partie : il ne sait pas si ta part du hasard a servi.
broken_off = Interrompue en cours de route : { $names }
never_dealt = Annulée avant la donne : { $names }. Manquait à la donne : { $absent }.
never_dealt_closed = Annulée avant la donne, à la fermeture de la table : { $names }
lesson_you = Robin (toi)

# Le plateau des jeux qui n’en ont pas à eux

plain_table = La table
plain_choices = Ce que tu peux faire
plain_notes = Tes notes ; personne d’autre ne les voit

# Sur l’esquisse d’Undercover (Danzer)

moscow = Moscou
peking = Pékin
washington = Washington

# Masquer et signaler ; la page d’administration

about_line = À propos de ce qu’écrit { $name }
hide_name = Masquer { $name }
report = Signaler
reported = Signalé à qui fait tourner ce serveur.
show_hidden = Montrer ce qui est masqué
admin = Administration
admin_token = Jeton (dans le fichier à côté de la base)
admin_enter = Entrer
admin_reports = Signalements
admin_mute = Muet pendant 30 jours
admin_ban = Exclure pendant 30 jours
admin_settle = Réglé
admin_tables = Tables : { $count }
admin_delete = Supprimer la table
admin_bans = Exclusions
admin_lift = Lever
admin_audit = Ce qui a été fait
admin_none = Rien ici.
admin_waiting = attend des joueurs
admin_dealing = on distribue
admin_playing = en cours
admin_finished = terminée
admin_closed = fermée
admin_kind_person = Exclu :
admin_kind_address = Adresse exclue :
admin_kind_mute = Muet :

daily_case = L’affaire du jour
all_puzzles = Toutes les énigmes
