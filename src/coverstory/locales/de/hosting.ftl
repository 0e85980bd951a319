# Was jemand, der einen Server betreibt, über Einstellungen erfährt.

an_address = eine Adresse wie 0.0.0.0
a_port = ein Port von 0 bis { $most }
a_public_url = eine Adresse wie https://spiele.example, ohne Pfad
a_proxy = die Adresse eines Proxys wie 127.0.0.1 oder ein Netz wie 10.0.0.0/8
a_network = eine Adresse wie 10.0.0.7 oder ein Netz wie 10.0.0.0/8
a_database = sqlite:///FILE oder postgresql://…
a_bus = nats://RECHNER:PORT oder mehrere, durch Kommas getrennt
a_number = eine ganze Zahl
seconds_to = 0 bis { $most } Sekunden
limit_form = NAME=ZAHL mit einem von { $names }
toml = Einstellungen in TOML
in_file = { $name } in { $file }

# coverstory config

as_usual = Standard
no_setting = { $name } ist keine Einstellung und bewirkt nichts.

# coverstory admin

done = Erledigt und im Protokoll vermerkt.
there_are_none = Es gibt keine.
subject_needed = Sag, worum es geht: ein Tisch, eine Person, eine Adresse oder eine Nummer.
no_subject = Diese Aktion braucht keine weitere Angabe.
