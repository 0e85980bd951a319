# Pourquoi une commande ou une demande a été refusée, par son code.

# À une table

error-closed = Cette table est fermée.
error-not_host = Seul l’hôte peut faire cela.
error-not_yours = Cette place n’est pas la tienne.
error-not_seated = Il faut une place à la table pour faire cela.
error-no_seat = Cette place n’existe pas.
error-taken = Cette place est prise.
error-seat_open = Il n’y a personne à cette place.
error-present = Une fois la partie ou la série commencée, tu ne peux retirer quelqu’un que s’il est absent depuis plus longtemps que cette table ne le permet.
error-not_away = L’absence est encore courte. Attends un instant.
error-own_seat = Pour quitter ta propre place, lève-toi.
error-started = La partie a déjà commencé.
error-not_started = Aucune partie n’est en cours.
error-not_finished = La partie n’est pas encore finie.
error-seats_open = Une place est encore libre.
error-stale = La partie a continué entre-temps. Regarde de nouveau.
error-not_your_turn = Ce n’est pas le tour de cette place.
error-illegal = Les règles ne le permettent pas.
error-cannot_undo = Tu ne peux reprendre que ton propre dernier choix, et seulement tant que personne d’autre n’a joué, que rien de caché ou de tiré au sort n’a été dévoilé, et qu’il te reste du temps.
error-final = Cela ne se reprend pas : confirme-le.
error-over_there = À ce moment-là, la partie était déjà finie. Choisis un moment plus tôt.
error-has_opening = Cette table continue une autre partie : son jeu, sa variante et son nombre de places restent comme ils sont.
error-bad_name = Un nom a de 1 à 24 caractères visibles.
error-name_taken = Quelqu’un à cette table porte déjà ce nom, ou un nom qu’on confondrait avec.
error-bad_text = Un message a de 1 à 300 caractères visibles.
error-bad_notes = Tes notes sont trop longues : 8192 octets au plus.
error-bad_entropy = L’entropie a 64 octets au plus.
error-not_dealing = Aucune partie n’est en train d’être donnée.
error-other_deal = Entre-temps, c’est une autre partie qu’on donne.
error-bad_commitment = Un engagement a 64 chiffres hexadécimaux en minuscules.
error-has_committed = Cette place a déjà engagé sa part du hasard.
error-not_all_committed = Toutes les places n’ont pas encore engagé leur part du hasard.
error-not_as_committed = Cette place s’était engagée à autre chose.
error-no_phrase = Cette phrase n’existe pas.
error-no_watchers = On ne peut pas regarder cette table.
error-unknown_game = Ce jeu n’existe pas.
error-wrong_seats = On ne peut pas jouer à ce jeu à ce nombre.
error-bad_option = Une des options a une valeur que le jeu ne connaît pas.
error-unknown_bot = Ce bot n’existe pas. Choisis random, rookie, agent ou spymaster.
error-bad_series = Une série se joue en 3, 5 ou 7 parties, ou aux points de 2 à 20 parties.
error-bad_clock = Une pendule donne de 5 à 86400 secondes, ou de 1 à 30 jours.

# Par le serveur

error-elsewhere = Ce serveur n’est pas connu sous ce nom ; qui le fait tourner peut le nommer avec --public-url.
error-other_origin = Les pages d’autres sites ne peuvent rien faire ici.
error-not_json = Ici, on ne comprend que le JSON.
error-too_often = C’était trop à la fois. Attends un instant et réessaie.
error-too_long = Ce message est trop long.
error-malformed = Ce message est illisible : { $why }.
error-not_found = Il n’y a rien ici.
error-wrong_method = Cela ne se fait pas ici.
error-no_table = Cette table n’existe pas.
error-no_match = Cette partie n’existe pas.
error-no_game = Aucun jeu ne porte ce nom.
error-nobody = Il faut savoir qui tu es : un navigateur reçoit un cookie, un programme demande un jeton.
error-no_hints = Il n’y a pas de conseils à cette table.
error-no_hint = Le bot n’a pas de conseil pour l’instant.
error-slow = Ta connexion n’arrive pas à suivre. Reconnecte-toi pour continuer.
error-stopping = Le serveur s’arrête. Rien n’est perdu : la partie continue dès qu’il revient.
error-not_stored = Cela n’a pas pu être enregistré, donc cela n’a pas eu lieu. Réessaie dans un instant.
error-damaged = Cette table a été endommagée sur le disque et ne peut plus être lue. Qui fait tourner ce serveur peut restaurer une sauvegarde.
error-damaged_game = Cette partie a été endommagée sur le disque et ne peut plus être lue. Qui fait tourner ce serveur peut restaurer une sauvegarde.
error-unknown_version = Cette partie a été commencée avec une version des règles que ce serveur ne connaît pas.
error-too_many = Trop de connexions à la fois. Ferme une autre fenêtre de Coverstory.
error-too_many_tables = Tu as déjà autant de tables qu’une personne, ou une adresse, peut en avoir. Fermes-en une autre d’abord.
error-too_many_bots = Tu joues déjà autant de parties avec des bots qu’une personne, ou une adresse, peut en avoir. Finis-en une autre d’abord.
error-table_full = Il s’est passé tant de choses à cette table qu’elle n’accepte plus que des coups. Ouvre une nouvelle table pour continuer.
error-full = Le serveur est plein. Réessaie plus tard.
error-broken = Quelque chose s’est mal passé ici. Rien n’a été changé.
error-no_metrics = Il manque à ce serveur ce qu’il faut pour /metrics : pip install 'coverstory[metrics]'.
