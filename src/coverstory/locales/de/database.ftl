# Was jemand, der einen Server betreibt, über dessen Datenbank erfährt.

in_use = Auf { $file } läuft schon ein anderer Server. Halte ihn zuerst an, oder nenne mit --database eine andere Datei.
in_use_alone = Ein Befehl arbeitet an dieser Datenbank, und so lange kann kein Server mit ihr laufen. Starte den Server neu, wenn er fertig ist.
away = Die Datenbank antwortet nicht.
no_answer = { $url } antwortet nicht: { $why }.
no_driver = Für eine PostgreSQL-Datenbank fehlt eine Bibliothek: { $command }
use_pg_dump = Eine PostgreSQL-Datenbank wird mit ihren eigenen Werkzeugen gesichert und wiederhergestellt: pg_dump und pg_restore.
read_only = In { $file } lässt sich nicht schreiben: Datei oder Ordner sind schreibgeschützt oder gehören jemand anderem.
full = In { $file } lässt sich nicht schreiben: Der Datenträger ist voll.
failed = Die Datenbank meldet einen Fehler: { $why }.
journal_failed = Das Journal neben der Datenbank meldet einen Fehler: { $why }.
not_storable = Das lässt sich nicht speichern: { $why }.
closed = Die Datenbank ist geschlossen.
given_up = An der Datenbank wird nicht mehr gearbeitet.
unreadable = { $file } ist beschädigt, und nichts darin ist lesbar ({ $why }). Setze die letzte Sicherung, die in Ordnung ist, an ihre Stelle: coverstory restore SICHERUNG --database sqlite:///{ $file }
orphaned = { $file } fehlt oder ist leer, aber { $beside } liegt noch da und gehört dazu: Darüber wird nichts neu angefangen. Spiele eine Sicherung zurück (coverstory restore) oder räume { $beside } beiseite, um ohne sie anzufangen.

# coverstory check

file_damaged = Die Datei ist beschädigt: { $why }.
table_damaged = Tisch { $table }… ist beschädigt: { $why }.
game_damaged = Das beendete Spiel { $match }… ist beschädigt: { $why }.
other_rules = { $count ->
        [one] Ein Tisch oder Spiel wurde
       *[other] { $count } Tische und Spiele wurden
    } nach einer Fassung der Regeln begonnen, die diese Version nicht kennt. Die Prüfsummen wurden geprüft, nachgespielt wurde nichts.
not_covered = { $file } stammt von einer älteren Version und hat noch keine Prüfsummen. Alles wurde nachgespielt, aber kleine Änderungen fallen dabei nicht auf. Die Prüfsummen entstehen, sobald ein Server dieser Version darauf startet.
sound = { $file } ist in Ordnung: { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    } mit { $events ->
        [one] einem Ereignis
       *[other] { $events } Ereignissen
    } und { $games ->
        [one] ein beendetes Spiel
       *[other] { $games } beendete Spiele
    }.
damaged = { $file } ist beschädigt: Auf { $damaged_tables } von { $tables ->
        [one] einem Tisch
       *[other] { $tables } Tischen
    } und { $damaged_games } von { $games ->
        [one] einem beendeten Spiel
       *[other] { $games } beendeten Spielen
    } ist kein Verlass mehr.
what_to_do = Beschädigte Tische sind stillgelegt, an allen anderen kann gespielt werden. Um sie zurückzuholen, halte den Server an und spiele die letzte Sicherung zurück, die in Ordnung ist: coverstory restore SICHERUNG

# coverstory und coverstory serve

served = Coverstory läuft unter { $address } (Strg-C beendet es)
admin_token = Das Token für die Verwaltung steht in { $file }: coverstory admin nutzt es, und die Seite /admin auch.
served_already = Coverstory läuft schon unter { $address }
stopped = Beendet. Alle Spiele gehen später von hier aus weiter.
few_files = Hier dürfen nur { $count } Dateien offen sein: Bei mehr Verbindungen müssen andere warten.
cannot_listen = Unter { $host }, Port { $port }, ist kein Server möglich: { $why }.
no_bus = Für einen Bus fehlt der Client von NATS: pip install 'coverstory[cluster]'

# coverstory think

bus_needed = Nenne den Bus, über den Server fragen: --bus nats://RECHNER:PORT
thinking = Denkt für Bots über { $bus } nach, mit { $count ->
        [one] einem Prozess
       *[other] { $count } Prozessen
    } (Strg-C beendet das)
thought = { $moves ->
        [one] Ein Zug
       *[other] { $moves } Züge
    } und { $hints ->
        [one] ein Tipp
       *[other] { $hints } Tipps
    } überlegt, { $unanswered } unbeantwortet; am längsten dauerte es { $longest } Sekunden.
thinking_ends = Was gerade überlegt wird, wird noch fertig; noch einmal Strg-C beendet sofort.
thinking_stopped = Beendet. Andere Rechner machen weiter.

# coverstory backup, export und import

copied = { $copy } ist eine Kopie von { $file }.
exported = { $count ->
    [one] Ein beendetes Spiel ist
   *[other] { $count } beendete Spiele sind
 } jetzt in { $file }.
imported = { $kept ->
    [one] Ein beendetes Spiel ist
   *[other] { $kept } beendete Spiele sind
 } dazugekommen; { $known ->
    [one] eines war
   *[other] { $known } waren
 } schon da.

# coverstory backup --keep

not_a_folder = { $target } ist eine Datei. Um mehrere Sicherungen zu behalten, nenne einen Ordner.
older_removed = { $count ->
        [one] Eine ältere Sicherung wurde entfernt.
       *[other] { $count } ältere Sicherungen wurden entfernt.
    }
older_stay = Keine ältere Sicherung wurde entfernt: Behalte sie, bis eine davon zurückgespielt ist.

# coverstory restore

same_file = { $file } ist die Datenbank selbst. Nenne eine Sicherung davon.
damaged_backup = Es wurde nichts geändert, denn { $backup } ist beschädigt. Spiele eine ältere Sicherung zurück, oder nimm diese mit --anyway so, wie sie ist.
restored = In { $file } steht jetzt, was in { $backup } steht: { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    } mit { $events ->
        [one] einem Ereignis
       *[other] { $events } Ereignissen
    } und { $games ->
        [one] ein beendetes Spiel
       *[other] { $games } beendete Spiele
    }. Beides wurde miteinander verglichen.
set_aside = Die alten Dateien liegen daneben: { $files }
restore_failed = { $file } ließ sich nicht wiederherstellen: { $why }. Keine Datei wurde gelöscht; derselbe Befehl kann noch einmal laufen.
restore_differs = In { $file } steht nicht, was in der Sicherung steht: Der Datenträger hat nicht behalten, was geschrieben wurde. Keine Datei wurde gelöscht.
in_the_way = { $file } ist im Weg. Verschiebe die Datei, und lass den Befehl noch einmal laufen.
half_restored = Das Zurückspielen von { $file } wurde unterbrochen. Lass den Befehl noch einmal laufen, oder starte den Server: Beide bringen es zu Ende.

# coverstory move

moved = { $target } enthält jetzt, was { $source } enthält: { $tables ->
        [one] einen Tisch
       *[other] { $tables } Tische
    } mit { $events ->
        [one] einem Ereignis
       *[other] { $events } Ereignissen
    } und { $games ->
        [one] eine beendete Partie
       *[other] { $games } beendete Partien
    }. Beide wurden gezählt und verglichen. { $source } ist, wie es war: Starte den Server mit --database { $target }.
move_failed = Der Umzug ist an { $database } gescheitert: { $why }. Es wurde nichts verändert.
move_differs = Von { $table } wurde etwas anderes geschrieben als gelesen: Es ist nichts umgezogen.
has_something = eine, in der schon etwas ist
new_file = der Name einer Datei, die es noch nicht gibt

# Was an einer Datenbank nicht stimmt

database = Datenbank
database_named = Datenbank { $name }
made_by_serve = eine, die `coverstory serve` angelegt hat,
backup = Sicherung
made_by_backup = eine Datei, die `coverstory backup` angelegt hat,
empty = eine leere
no_file = keine Datei { $file }
sqlite_database = eine SQLite-Datenbank
writable_database = eine beschreibbare SQLite-Datenbank
writable_postgres = eine PostgreSQL-Datenbank, in die geschrieben werden kann
postgres_address = eine Adresse wie postgresql://user:password@host/database
readable_file = eine lesbare Datei
ours = eine von Coverstory
another_program = die Datenbank eines anderen Programms
version_or_older = Version { $number } oder älter
newer = Version { $number } aus einer neueren Ausgabe
name_no_text = ein Name darin ist kein Text
backup_failed = Die Sicherung ließ sich nicht schreiben: { $why }.

# Was beschädigt ist, bei coverstory check

lone_row = zu einer Zeile in { $table } fehlt die in { $other }
other_schema = die Tabellen sind anders angelegt als zuvor
other_uptime = die Betriebszeit ist nicht die, die gespeichert wurde
other_run = der Name des letzten Laufs ist nicht der, der gespeichert wurde
damaged_there = Die Datenbank ist an dieser Stelle beschädigt: { $why }.
no_events = Es sind keine Ereignisse da.
event_unreadable = Ein gespeichertes Ereignis ist nicht lesbar: { $why }.
event_missing = Ereignis { $number } fehlt.
events_lost = Von { $all } Ereignissen sind nur { $there } da.
event_not_acknowledged = Ereignis { $number } ist nicht das, das bestätigt wurde.
other_event = Ereignis { $number } ist nicht so, wie es gespeichert wurde.
other_number = Ein Ereignis ist unter einer anderen Nummer gespeichert als seiner eigenen.
other_time = Die Zeit eines Ereignisses ist nicht die, die gespeichert wurde.
other_notes = Die Notizen eines Platzes sind nicht so, wie sie gespeichert wurden.
notes_not_acknowledged = Die Notizen eines Platzes sind nicht die, die bestätigt wurden
other_closed = Ob der Tisch geschlossen wurde, steht anders da, als es gespeichert wurde.
no_replay = Die Ereignisse lassen sich nicht nachspielen: { $why }.
game_not_found = Es steht in der Liste, ist aber nicht zu finden.
game_lost = Es war bestätigt und ist nicht da
game_unreadable = Ein beendetes Spiel ist nicht lesbar: { $why }.
other_game = Ein beendetes Spiel ist nicht so, wie es gespeichert wurde.
other_players = Wer ein beendetes Spiel gespielt hat oder wann es endete, steht anders da, als es gespeichert wurde.
