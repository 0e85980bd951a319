"""Friends at one table over the network: lobby, rooms, sockets, identity, storage."""
