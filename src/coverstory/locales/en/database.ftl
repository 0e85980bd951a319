# What a host is told about the server's database.

in_use = Another server is already running on { $file }. Stop it first, or name another file with --database.
in_use_alone = A command is at work on this database, and no server can run on it meanwhile. Start the server again when it is done.
away = The database does not answer.
no_answer = There is no answer from { $url }: { $why }.
no_driver = A PostgreSQL database needs a library that is not installed: { $command }
use_pg_dump = A PostgreSQL database is backed up and restored by its own tools: pg_dump and pg_restore.
read_only = { $file } cannot be written to: the file or its folder is read-only, or belongs to somebody else.
full = { $file } cannot be written to: the disk is full.
failed = The database failed: { $why }.
journal_failed = The journal beside the database failed: { $why }.
not_storable = That cannot be stored: { $why }.
closed = The database is closed.
given_up = The database is no longer being worked on.
unreadable = { $file } is damaged, and nothing in it can be read ({ $why }). Put the last sound backup in its place: coverstory restore BACKUP --database sqlite:///{ $file }
orphaned = { $file } is gone or empty, but { $beside } is still there and belongs to it: nothing is begun anew over it. Restore a backup (coverstory restore), or move { $beside } away to begin without it.

# coverstory check

file_damaged = The file is damaged: { $why }.
table_damaged = Table { $table }… is damaged: { $why }.
game_damaged = Finished game { $match }… is damaged: { $why }.
other_rules = { $count ->
        [one] One table or game was
       *[other] { $count } tables and games were
    } started under a version of the rules that this release does not know. The checksums were checked, but nothing was replayed.
not_covered = { $file } was written by an older release and has no checksums yet. Everything was replayed, but small changes would go unnoticed. It gets its checksums as soon as a server of this release starts on it.
sound = { $file } is sound: { $tables ->
        [one] one table
       *[other] { $tables } tables
    } with { $events ->
        [one] one event
       *[other] { $events } events
    }, and { $games ->
        [one] one finished game
       *[other] { $games } finished games
    }.
damaged = { $file } is damaged: { $damaged_tables } of { $tables ->
        [one] one table
       *[other] { $tables } tables
    } and { $damaged_games } of { $games ->
        [one] one finished game
       *[other] { $games } finished games
    } cannot be trusted.
what_to_do = Damaged tables are set aside; all others can be played. To get them back, stop the server and restore the last sound backup: coverstory restore BACKUP

# coverstory, and coverstory serve

served = Coverstory is at { $address } (Ctrl-C stops it)
admin_token = The administrator’s token is in { $file }: coverstory admin uses it, and so does the page /admin.
served_already = Coverstory is already at { $address }
stopped = Stopped. Every game goes on from here.
few_files = Only { $count } files may be open here: beyond about that many connections, others have to wait.
cannot_listen = Nobody can be served at { $host }, port { $port }: { $why }.
no_bus = A bus needs the client of NATS, which is not installed: pip install 'coverstory[cluster]'

# coverstory think

bus_needed = Name the bus over which servers ask: --bus nats://HOST:PORT
thinking = Thinking for bots over { $bus }, with { $count ->
        [one] one process
       *[other] { $count } processes
    } (Ctrl-C stops it)
thought = { $moves ->
        [one] One move
       *[other] { $moves } moves
    } and { $hints ->
        [one] one hint
       *[other] { $hints } hints
    } thought about, { $unanswered } unanswered; the longest took { $longest } seconds.
thinking_ends = Finishing what is being thought about; Ctrl-C again stops at once.
thinking_stopped = Stopped. Other machines go on.

# coverstory backup, export and import

copied = { $copy } is a copy of { $file }.
exported = { $count ->
    [one] One finished game is
   *[other] { $count } finished games are
 } in { $file }.
imported = { $kept ->
    [one] One finished game was
   *[other] { $kept } finished games were
 } added; { $known ->
    [one] one was
   *[other] { $known } were
 } there already.

# coverstory backup --keep

not_a_folder = { $target } is a file. To keep several backups, name a folder.
older_removed = { $count ->
        [one] One older backup was removed.
       *[other] { $count } older backups were removed.
    }
older_stay = No older backup was removed: keep them until one of them is restored.

# coverstory restore

same_file = { $file } is the database itself. Name a backup of it.
damaged_backup = Nothing was changed, because { $backup } is damaged. Restore an older backup, or add --anyway to take this one as it is.
restored = { $file } now holds what { $backup } holds: { $tables ->
        [one] one table
       *[other] { $tables } tables
    } with { $events ->
        [one] one event
       *[other] { $events } events
    }, and { $games ->
        [one] one finished game
       *[other] { $games } finished games
    }. It was compared with the backup.
set_aside = The old files are kept beside it: { $files }
restore_failed = { $file } could not be restored: { $why }. No file was deleted; the same command can be run again.
restore_differs = { $file } is not what the backup holds: the disk did not keep what was written to it. No file was deleted.
in_the_way = { $file } is in the way. Move it elsewhere, and run the command again.
half_restored = A restore of { $file } was interrupted. Run the command again, or start the server: either completes it.

# coverstory move

moved = { $target } now holds what { $source } holds: { $tables ->
        [one] one table
       *[other] { $tables } tables
    } with { $events ->
        [one] one event
       *[other] { $events } events
    }, and { $games ->
        [one] one finished game
       *[other] { $games } finished games
    }. Both were counted and compared. { $source } is as it was: start the server with --database { $target }.
move_failed = { $database } could not be moved to or from: { $why }. Nothing was changed.
move_differs = What was written of { $table } is not what was read: nothing was moved.
has_something = one that holds something
new_file = the name of a file that is not there yet

# What is wrong with a database

database = Database
database_named = Database { $name }
made_by_serve = one that `coverstory serve` has made
backup = Backup
made_by_backup = a file that `coverstory backup` has made
empty = an empty one
no_file = no file { $file }
sqlite_database = an SQLite database
writable_database = an SQLite database that can be written
writable_postgres = a PostgreSQL database that can be written
postgres_address = an address such as postgresql://user:password@host/database
readable_file = a file that can be read
ours = one that Coverstory made
another_program = the database of another program
version_or_older = version { $number } or older
newer = version { $number } of a newer release
name_no_text = a name in it is no text
backup_failed = The backup could not be written: { $why }.

# What is damaged, in coverstory check

lone_row = a row of { $table } without its { $other }
other_schema = its tables are not defined as they were
other_uptime = the time of service is not what was stored
other_run = the name of the server's last run is not what was stored
damaged_there = The database is damaged there: { $why }.
no_events = It has no events.
event_unreadable = A stored event cannot be read: { $why }.
event_missing = Event { $number } is missing.
events_lost = Only { $there } of { $all } events are there.
event_not_acknowledged = Event { $number } is not the one that was acknowledged.
other_event = Event { $number } is not what was stored.
other_number = An event is stored under another number than its own.
other_time = An event's time is not what was stored.
other_notes = A seat's notes are not what was stored.
notes_not_acknowledged = A seat's notes are not those that were acknowledged
other_closed = Whether it was closed is not what was stored.
no_replay = Its events do not replay: { $why }.
game_not_found = It is listed, and not found.
game_lost = It was acknowledged, and is not there
game_unreadable = A finished game cannot be read: { $why }.
other_game = A finished game is not what was stored.
other_players = Who played a finished game, or when it ended, is not what was stored.
