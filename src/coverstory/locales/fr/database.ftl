# Ce qu’apprend sur sa base de données qui fait tourner un serveur.

in_use = Un autre serveur tourne déjà sur { $file }. Arrête-le d’abord, ou nomme un autre fichier avec --database.
in_use_alone = Une commande travaille sur cette base de données, et aucun serveur ne peut s’en servir entre-temps. Relance le serveur quand elle aura fini.
away = La base de données ne répond pas.
no_answer = { $url } ne répond pas : { $why }.
no_driver = Une base PostgreSQL demande une bibliothèque qui n’est pas installée : { $command }
use_pg_dump = Une base PostgreSQL se sauvegarde et se restaure avec ses propres outils : pg_dump et pg_restore.
read_only = Impossible d’écrire dans { $file } : le fichier ou son dossier est en lecture seule, ou appartient à quelqu’un d’autre.
full = Impossible d’écrire dans { $file } : le disque est plein.
failed = La base de données signale une erreur : { $why }.
journal_failed = Le journal à côté de la base signale une erreur : { $why }.
not_storable = Impossible d’enregistrer cela : { $why }.
closed = La base de données est fermée.
given_up = Plus personne ne travaille sur la base de données.
unreadable = { $file } est endommagé, et on ne peut plus rien y lire ({ $why }). Remets la dernière bonne sauvegarde à sa place : coverstory restore SAUVEGARDE --database sqlite:///{ $file }
orphaned = { $file } a disparu ou est vide, mais { $beside } est encore là et en fait partie : on ne recommence rien par-dessus. Restaure une sauvegarde (coverstory restore), ou déplace { $beside } pour repartir sans lui.

# coverstory check

file_damaged = Le fichier est endommagé : { $why }.
table_damaged = La table { $table }… est endommagée : { $why }.
game_damaged = La partie finie { $match }… est endommagée : { $why }.
other_rules = { $count ->
        [one] Une table ou partie a été commencée
       *[other] { $count } tables et parties ont été commencées
    } avec une version des règles que cette version ne connaît pas. Les sommes de contrôle ont été vérifiées, mais rien n’a été rejoué.
not_covered = { $file } vient d’une version plus ancienne et n’a pas encore de sommes de contrôle. Tout a été rejoué, mais de petits changements passeraient inaperçus. Les sommes seront écrites dès qu’un serveur de cette version démarrera dessus.
sound = { $file } est en bon état : { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } avec { $events ->
        [one] { $events } événement
       *[other] { $events } événements
    }, et { $games ->
        [one] { $games } partie finie
       *[other] { $games } parties finies
    }.
damaged = { $file } est endommagé : on ne peut plus se fier à { $damaged_tables } sur { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } et { $damaged_games } sur { $games ->
        [one] { $games } partie finie
       *[other] { $games } parties finies
    }.
what_to_do = Les tables endommagées sont mises de côté ; on peut jouer à toutes les autres. Pour les retrouver, arrête le serveur et restaure la dernière bonne sauvegarde : coverstory restore SAUVEGARDE

# coverstory et coverstory serve

served = Coverstory est à l’adresse { $address } (Ctrl-C pour l’arrêter)
admin_token = Le jeton d’administration est dans { $file } : coverstory admin s’en sert, et la page /admin aussi.
served_already = Coverstory est déjà à l’adresse { $address }
stopped = Arrêté. Toutes les parties reprendront d’ici.
few_files = Ici, seuls { $count } fichiers peuvent être ouverts : au-delà d’environ autant de connexions, les autres devront attendre.
cannot_listen = Impossible de servir à l’adresse { $host }, port { $port } : { $why }.
no_bus = Un bus demande le client de NATS, qui n’est pas installé : pip install 'coverstory[cluster]'

# coverstory think

bus_needed = Indique le bus par lequel les serveurs demandent : --bus nats://MACHINE:PORT
thinking = Réfléchit pour les bots via { $bus }, avec { $count ->
        [one] un processus
       *[other] { $count } processus
    } (Ctrl-C pour arrêter)
thought = Réflexions : { $moves ->
        [one] un coup
       *[other] { $moves } coups
    } et { $hints ->
        [one] un conseil
       *[other] { $hints } conseils
    } ; { $unanswered } sans réponse ; la plus longue a pris { $longest } secondes.
thinking_ends = Les réflexions en cours se terminent ; encore Ctrl-C pour arrêter tout de suite.
thinking_stopped = Arrêté. Les autres machines continuent.

# coverstory backup, export et import

copied = { $copy } est une copie de { $file }.
exported = { $count ->
    [one] { $count } partie terminée se trouve
   *[other] { $count } parties terminées se trouvent
 } dans { $file }.
imported = { $kept ->
    [one] { $kept } partie terminée ajoutée
   *[other] { $kept } parties terminées ajoutées
 } ; { $known ->
    [one] { $known } était déjà là
   *[other] { $known } étaient déjà là
 }.

# coverstory backup --keep

not_a_folder = { $target } est un fichier. Pour garder plusieurs sauvegardes, nomme un dossier.
older_removed = { $count ->
        [one] Une sauvegarde plus ancienne a été supprimée.
       *[other] { $count } sauvegardes plus anciennes ont été supprimées.
    }
older_stay = Aucune sauvegarde plus ancienne n’a été supprimée : garde-les jusqu’à ce que l’une d’elles soit restaurée.

# coverstory restore

same_file = { $file } est la base de données elle-même. Nomme une sauvegarde.
damaged_backup = Rien n’a été changé, car { $backup } est endommagé. Restaure une sauvegarde plus ancienne, ou ajoute --anyway pour prendre celle-ci telle quelle.
restored = { $file } contient maintenant ce que contient { $backup } : { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } avec { $events ->
        [one] { $events } événement
       *[other] { $events } événements
    }, et { $games ->
        [one] { $games } partie finie
       *[other] { $games } parties finies
    }. Les deux ont été comparés.
set_aside = Les anciens fichiers sont gardés à côté : { $files }
restore_failed = Impossible de restaurer { $file } : { $why }. Aucun fichier n’a été supprimé ; tu peux relancer la même commande.
restore_differs = { $file } n’est pas ce que contient la sauvegarde : le disque n’a pas gardé ce qui y a été écrit. Aucun fichier n’a été supprimé.
in_the_way = { $file } gêne. Déplace-le, puis relance la commande.
half_restored = La restauration de { $file } a été interrompue. Relance la commande, ou démarre le serveur : l’un comme l’autre la termine.

# coverstory move

moved = { $target } contient maintenant ce que contient { $source } : { $tables ->
        [one] une table
       *[other] { $tables } tables
    } avec { $events ->
        [one] un événement
       *[other] { $events } événements
    }, et { $games ->
        [one] une partie terminée
       *[other] { $games } parties terminées
    }. Les deux ont été comptées et comparées. { $source } est comme avant : lance le serveur avec --database { $target }.
move_failed = Le déménagement a échoué sur { $database } : { $why }. Rien n’a été modifié.
move_differs = Ce qui a été écrit de { $table } n’est pas ce qui a été lu : rien n’a été déménagé.
has_something = une base qui contient déjà quelque chose
new_file = le nom d’un fichier qui n’existe pas encore

# Ce qui ne va pas dans une base de données

database = Base de données
database_named = Base de données { $name }
made_by_serve = une base créée par `coverstory serve`
backup = Sauvegarde
made_by_backup = un fichier créé par `coverstory backup`
empty = une base vide
no_file = aucun fichier { $file }
sqlite_database = une base SQLite
writable_database = une base SQLite où l’on peut écrire
writable_postgres = une base PostgreSQL où l’on peut écrire
postgres_address = une adresse comme postgresql://user:password@host/database
readable_file = un fichier lisible
ours = une base de Coverstory
another_program = la base d’un autre programme
version_or_older = version { $number } ou plus ancienne
newer = version { $number }, plus récente que ce programme
name_no_text = un nom qu’elle contient n’est pas du texte
backup_failed = Impossible d’écrire la sauvegarde : { $why }.

# Ce qui est endommagé, pour coverstory check

lone_row = à une ligne de { $table }, il manque la sienne dans { $other }
other_schema = ses tables ne sont plus définies comme avant
other_uptime = le temps de service n’est pas celui qui a été enregistré
other_run = le nom du dernier lancement n’est pas celui qui a été enregistré
damaged_there = La base est endommagée à cet endroit : { $why }.
no_events = Il n’y a aucun événement.
event_unreadable = Un événement enregistré est illisible : { $why }.
event_missing = Il manque l’événement { $number }.
events_lost = Événements retrouvés : { $there } sur { $all }.
event_not_acknowledged = L’événement { $number } n’est pas celui qui a été confirmé.
other_event = L’événement { $number } n’est pas celui qui a été enregistré.
other_number = Un événement est enregistré sous un autre numéro que le sien.
other_time = L’heure d’un événement n’est pas celle qui a été enregistrée.
other_notes = Les notes d’une place ne sont pas celles qui ont été enregistrées.
notes_not_acknowledged = Les notes d’une place ne sont pas celles qui ont été confirmées
other_closed = Que la table soit fermée ou non ne correspond pas à ce qui a été enregistré.
no_replay = Ses événements ne peuvent pas être rejoués : { $why }.
game_not_found = Elle est dans la liste, mais introuvable.
game_lost = Elle avait été confirmée, et elle n’est plus là
game_unreadable = Une partie finie est illisible : { $why }.
other_game = Une partie finie n’est pas celle qui a été enregistrée.
other_players = Qui a joué une partie finie, ou quand elle s’est terminée, ne correspond pas à ce qui a été enregistré.
