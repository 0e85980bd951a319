# Ce qu’apprend sur les réglages qui fait tourner un serveur.

an_address = une adresse comme 0.0.0.0
a_port = un port de 0 à { $most }
a_public_url = une adresse comme https://jeux.example, sans chemin
a_proxy = l’adresse d’un proxy, comme 127.0.0.1, ou un réseau, comme 10.0.0.0/8
a_network = une adresse comme 10.0.0.7, ou un réseau, comme 10.0.0.0/8
a_database = sqlite:///FILE ou postgresql://…
a_bus = nats://MACHINE:PORT, ou plusieurs séparés par des virgules
a_number = un nombre entier
seconds_to = de 0 à { $most } secondes
limit_form = NOM=NOMBRE avec l’un de { $names }
toml = des réglages en TOML
in_file = { $name } dans { $file }

# coverstory config

as_usual = par défaut
no_setting = { $name } n’est pas un réglage et reste sans effet.

# coverstory admin

done = C’est fait, et noté dans le journal.
there_are_none = Il n’y en a pas.
subject_needed = Précise de quoi il s’agit : une table, une personne, une adresse ou un numéro.
no_subject = Cette action ne prend rien de plus.
