# La petite page d’accueil, là où la table du navigateur n’a pas été construite.

front-title = Coverstory
front-what = Quatre jeux d’espions classiques à une même table, au complet : toutes les variantes, tous les nombres de joueurs.
front-games = Les jeux
front-players = joueurs
front-minutes = minutes
front-rules = règles
front-tables = Tables ouvertes
front-none = Aucune table publique n’est ouverte en ce moment.
front-waits = il en manque encore { $open }
front-plays = on y joue
front-play = Jouer
front-unbuilt = La table du navigateur n’a pas été construite ici : python3 dev.py play s’en charge.
front-terminal = Dans un terminal, contre des bots :
front-program = Les programmes s’assoient à une table par HTTP et un WebSocket : l’API est décrite à l’adresse { $link }, et docs/api.md montre un bot en quarante lignes.
front-nothing = Il n’y a rien ici.
front-back = Vers la page d’accueil
