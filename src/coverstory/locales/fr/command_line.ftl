# Ce que dit le terminal, ligne par ligne ou en plein écran.

which_game = Quel jeu ? (numéro ou nom, q pour quitter){" "}
no_such_game = Aucun jeu ne s’appelle « { $words } ». Tape un numéro de la liste, ou une partie du nom.
which_of_these = Plusieurs jeux s’appellent « { $words } ». Tape le numéro de celui que tu veux.
how_many = Combien de joueurs ? ({ $least }–{ $most }) [{ $usual }]{" "}
wrong_seats = Ce jeu est pour { $least } à { $most } joueurs.
left_menu = À la prochaine.
welcome = { $game } : tu es à la place { $seat }, contre des bots ({ $level }). Tape ? pour l’aide.
choose = Ton choix>{" "}
many = { $count } choix. Écris-en un en mots, par exemple « { $first } » ou « { $other } ». « liste » les montre tous.
help =
    Tape la lettre d’un choix, ou le choix en mots.
      liste        tous les choix       plateau      revoir le plateau
      règles       toutes les règles    règles { $rule }   une seule règle
      journal      ce qui s’est passé   conseil      ce que ferait un bon bot
      annuler      reprendre un choix   table        qui est assis où
      notes        ton carnet           note …       y écrire une ligne
      dire …       parler à tous        quitter      quitter la partie
not_understood = « { $words } » n’est pas un de tes choix ; « { $example } », par exemple, en est un. Tape ? pour l’aide.
refused = { $rule } : { $sentence }
no_rule = Il n’y a pas de règle { $rule }.
rules_in_english = Ces règles sont en anglais : il n’y a pas encore de texte en français.
left = Tu as quitté la partie.
stopped = Arrêté.
no_more_input = Il n’y a plus rien à lire : la partie s’arrête ici.
promised =
    Le hasard de cette partie est promis ; `coverstory verify` pourra le vérifier :
      { $commitment }
recorded = Enregistré dans { $file }.
kept_mine = Ce que ton programme a vu avant les donnes est gardé dans { $file }, pour coverstory verify --mine.
unfinished = L’enregistrement s’arrête avant la fin de la partie.
score = {"  "}{ $name } : { $score }
won = Victoire : { $names }.
nobody_won = Personne ne gagne.
seat = Place { $seat }
marked = { $name } (toi)
bot = Place { $seat } (bot)
broken = Quelque chose s’est mal passé dans la partie. C’est notre faute, pas la tienne.
other_version = Ce serveur a une autre version de Coverstory.
lost = Connexion perdue. Nouvel essai …
back = Tu es de nouveau connecté.
welcome_there = Connecté à { $server }. Tape ? pour l’aide.
invitation = Invitation : { $link }
promise = Promesse, pour vérifier le hasard avec coverstory verify --commitment : { $commitment }
seat_open = { $number } : libre
seat_bot = { $number } : { $name }, niveau { $level }
seat_person = { $number } : { $name }
seat_away = { $number } : { $name }, absent
seat_helped = { $number } : { $name }, absent ; un bot joue
level_random = hasard
level_rookie = débutant
level_agent = agent
level_spymaster = maître espion
watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
 }
clock = { $name } : encore { $clock }
wait_start = On attend que tout le monde soit là.
closed = Cette table est fermée.
sit = prendre la place { $seat }
stand = se lever
fill = donner la place { $seat } à un bot : { $level }
empty = libérer la place { $seat }
begin = commencer la partie
next_game = jouer la partie suivante de la série
rematch = rejouer
said = { $name } : { $words }
no_notes = Ton carnet est vide.
noted = Noté.
taken_back = Ton dernier choix est repris.
nothing_recorded = Rien n’a été enregistré : le serveur ne donne l’enregistrement qu’une fois la partie finie.
open_tables = Tables ouvertes sur { $server } :
new_table = une nouvelle table
which_table = Quelle table ? (numéro, q pour quitter){" "}
header = { $game }, { $seats } joueurs, enregistrement { $number }, vu par { $who }
onlooker = un spectateur

# Le plein écran

screen-help = Aide
screen-log = Journal
screen-notes = Notes
screen-rules = Règles
screen-table = Table
screen-hint = Conseil
screen-undo = Annuler
screen-lang = Langue
screen-leave = Quitter
screen-choices = { $count } choix : tape quelques mots, puis ↑ ↓ et Entrée
screen-splits = Tape la lettre d’un agent pour chaque pas, par exemple JJD, puis Entrée
screen-no_choices = Rien à choisir pour l’instant
screen-more = … encore { $count } : tape pour réduire la liste
screen-none_fits = Aucun choix ne contient ces mots.
screen-thinking = Un bot y réfléchit …
screen-search_rules = chercher dans les règles
screen-no_rules_found = Aucune règle ne contient ces mots.
screen-chat_here = dire quelque chose à tous
screen-you_are = tu es à la place { $seat }
screen-you_watch = tu regardes
screen-players = { $count } joueurs
screen-offline = pas de connexion
screen-leave_sure = Quitter la partie ?
screen-yes = Entrée : quitter
screen-no = Échap : rester
screen-close = Échap : retour à la table
screen-small = Le plein écran demande 80 colonnes et 24 lignes. Avec moins, --plain joue ligne par ligne.
screen-help_page =
    CHOISIR
    Tape quelques mots ou nombres d’un choix : la liste se réduit à ce qui convient. ↑ et ↓ s’y déplacent, Entrée choisit. À la souris : clique sur un choix. Tu peux aussi cliquer sur ce qui est souligné sur le plateau : la liste se réduit à ce qui s’y rapporte ; un second clic, ou Échap, annule.
    Dans Top Secret Spies, les lettres préparent la marche : chaque J est un pas pour J, Retour arrière en reprend un, le plateau montre où cela mène, et Entrée avance.

    TOUCHES
    F1 cette page · F2 journal · F3 carnet · F4 règles
    F5 table et discussion · F6 conseil · F7 annuler · F8 { $next }
    F10 ou Ctrl+Q quitter. Page haut et Page bas déplacent le plateau. Échap ramène aux choix.

    LA TABLE
    Tu peux reprendre un choix tant que personne d’autre n’a joué et que rien n’a été dévoilé. S’il n’y a qu’un choix, il est fait pour toi, et le journal le dit. Le carnet s’enregistre tout seul.
screen-start = Coverstory : quatre jeux d’espions
screen-start_keys = ↑ ↓ choisir une ligne · ← → changer · Entrée : suivant, ou jouer · F10 quitter
screen-row_lang = Langue
screen-row_name = Ton nom
screen-row_game = Jeu
screen-row_seats = Joueurs
screen-row_bots = Les autres
screen-row_begin = ▶ Jouer
screen-row_join = ▶ Rejoindre
screen-bots_are = bots : { $level }
screen-people = ceux qui ont le lien
screen-yes_word = oui
screen-no_word = non
screen-type_value = Entrée : taper une autre valeur

# La liste des jeux

games-players = joueurs

# Ce qu’on peut taper à la place d’un choix, dans toutes les langues : les mots sont séparés par des espaces

typed-help = ? aide
typed-list = liste
typed-board = plateau
typed-rules = règles regles
typed-log = journal
typed-hint = conseil
typed-undo = annuler
typed-table = table
typed-notes = notes carnet
typed-note = note
typed-say = dire
typed-quit = q quitter
