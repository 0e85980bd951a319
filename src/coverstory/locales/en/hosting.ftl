# What a host is told about settings.

an_address = an address to listen at, such as 0.0.0.0
a_port = a port from 0 to { $most }
a_public_url = an address such as https://games.example, without a path
a_proxy = the address of a proxy, such as 127.0.0.1, or a network, such as 10.0.0.0/8
a_network = the address of who may read it, such as 10.0.0.7, or a network, such as 10.0.0.0/8
a_database = sqlite:///FILE, or postgresql://…
a_bus = nats://HOST:PORT, or several with commas between
a_number = a whole number
seconds_to = seconds from 0 to { $most }
limit_form = NAME=NUMBER with one of { $names }
toml = settings in TOML
in_file = { $name } in { $file }

# coverstory config

as_usual = default
no_setting = { $name } is not a setting and has no effect.

# coverstory admin

done = Done, and noted in the audit log.
there_are_none = There are none.
subject_needed = Name what it is about: a table, a person, an address or a number.
no_subject = This action takes nothing more.
