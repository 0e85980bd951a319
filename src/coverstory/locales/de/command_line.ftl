# Was das Terminal sagt, Zeile für Zeile oder auf dem ganzen Bildschirm.

which_game = Welches Spiel? (Nummer oder Name, q zum Verlassen){" "}
no_such_game = Kein Spiel heißt „{ $words }“. Tipp eine Nummer aus der Liste oder einen Teil des Namens.
which_of_these = Mehrere Spiele heißen „{ $words }“. Tipp die Nummer des gemeinten.
how_many = Zu wievielt? ({ $least }–{ $most }) [{ $usual }]{" "}
wrong_seats = Das Spiel ist für { $least } bis { $most } Personen.
left_menu = Bis zum nächsten Mal.
welcome = { $game }: Du sitzt auf Platz { $seat } und spielst gegen Bots ({ $level }). ? zeigt die Hilfe.
choose = Deine Wahl>{" "}
many = { $count } Möglichkeiten. Schreib eine in Worten, etwa „{ $first }“ oder „{ $other }“. „liste“ zeigt alle.
help =
    Schreib den Buchstaben einer Möglichkeit oder die Möglichkeit in Worten.
      liste        alle Möglichkeiten   brett        das Brett noch einmal
      regeln       alle Regeln          regeln { $rule }   eine Regel
      verlauf      was bisher geschah   tipp         was ein starker Bot täte
      zurück       die letzte Wahl      tisch        wer wo sitzt
      notizen      dein Notizbuch       notiz …      eine Zeile hineinschreiben
      sag …        etwas zu allen       ende         das Spiel verlassen
not_understood = „{ $words }“ steht nicht zur Wahl, „{ $example }“ zum Beispiel schon. ? zeigt die Hilfe.
refused = { $rule }: { $sentence }
no_rule = Eine Regel { $rule } gibt es nicht.
rules_in_english = Diese Regeln sind auf Englisch: In deiner Sprache gibt es noch keinen Text.
left = Du hast das Spiel verlassen.
stopped = Angehalten.
no_more_input = Es kommt keine Eingabe mehr, darum ist hier Schluss.
promised =
    Der Zufall dieses Spiels ist versprochen; `coverstory verify` kann ihn danach prüfen:
      { $commitment }
recorded = Gespeichert in { $file }.
kept_mine = Was dein Programm vor dem Austeilen gesehen hat, steht in { $file }, für coverstory verify --mine.
unfinished = Die Aufzeichnung hört vor dem Ende des Spiels auf.
score = {"  "}{ $name }: { $score }
won = Gewonnen hat: { $names }.
nobody_won = Niemand gewinnt.
seat = Platz { $seat }
marked = { $name } (du)
bot = Platz { $seat } (Bot)
broken = Im Spiel ist etwas schiefgegangen. Das ist unser Fehler, nicht deiner.
other_version = Dieser Server hat eine andere Version von Coverstory.
lost = Verbindung verloren. Neuer Versuch …
back = Du bist wieder verbunden.
welcome_there = Verbunden mit { $server }. ? zeigt die Hilfe.
invitation = Einladung: { $link }
promise = Versprechen, zum Prüfen des Zufalls mit coverstory verify --commitment: { $commitment }
seat_open = { $number }: frei
seat_bot = { $number }: { $name }, Stufe { $level }
seat_person = { $number }: { $name }
seat_away = { $number }: { $name }, gerade weg
seat_helped = { $number }: { $name }, gerade weg; ein Bot spielt
level_random = Zufall
level_rookie = Neuling
level_agent = Agent
level_spymaster = Meisterspion
watching = { $count ->
    [one] 1 Person schaut zu
   *[other] { $count } Personen schauen zu
 }
clock = { $name }: noch { $clock }
wait_start = Wir warten, bis alle da sind.
closed = Dieser Tisch ist geschlossen.
sit = Platz { $seat } nehmen
stand = aufstehen
fill = Platz { $seat } für einen Bot: { $level }
empty = Platz { $seat } räumen
begin = das Spiel beginnen
next_game = das nächste Spiel der Serie spielen
rematch = noch einmal spielen
said = { $name }: { $words }
no_notes = Dein Notizbuch ist leer.
noted = Notiert.
taken_back = Deine letzte Wahl ist zurückgenommen.
nothing_recorded = Nichts gespeichert: Der Server gibt die Aufzeichnung erst heraus, wenn das Spiel aus ist.
open_tables = Offene Tische bei { $server }:
new_table = ein neuer Tisch
which_table = Welcher Tisch? (Nummer, q zum Verlassen){" "}
header = { $game }, { $seats } Personen, Aufzeichnung { $number }, gesehen von { $who }
onlooker = außen

# Der ganze Bildschirm

screen-help = Hilfe
screen-log = Verlauf
screen-notes = Notiz
screen-rules = Regeln
screen-table = Tisch
screen-hint = Tipp
screen-undo = Zurück
screen-lang = Sprache
screen-leave = Ende
screen-choices = { $count } Möglichkeiten: Worte tippen, dann ↑ ↓ und Enter
screen-splits = Tipp für jeden Schritt den Buchstaben eines Agenten, etwa JJD, dann Enter
screen-no_choices = Gerade gibt es nichts zu wählen
screen-more = … noch { $count }: Tippen grenzt ein
screen-none_fits = Keine Möglichkeit enthält diese Worte.
screen-thinking = Ein Bot denkt darüber nach …
screen-search_rules = in den Regeln suchen
screen-no_rules_found = Keine Regel enthält diese Worte.
screen-chat_here = etwas zu allen sagen
screen-you_are = du sitzt auf Platz { $seat }
screen-you_watch = du schaust zu
screen-players = { $count } Personen
screen-offline = keine Verbindung
screen-leave_sure = Das Spiel verlassen?
screen-yes = Enter: verlassen
screen-no = Esc: bleiben
screen-close = Esc: zurück zum Tisch
screen-small = Der ganze Bildschirm braucht 80 Spalten und 24 Zeilen. Mit weniger spielt --plain Zeile für Zeile.
screen-help_page =
    WÄHLEN
    Tipp einige Worte oder Zahlen einer Möglichkeit: Die Liste schrumpft auf das, was passt. ↑ und ↓ bewegen sich in ihr, Enter wählt. Mit der Maus: Klick eine Möglichkeit an. Auch was auf dem Brett unterstrichen ist, kannst du anklicken: Die Liste schrumpft auf das, was damit zu tun hat; ein zweiter Klick oder Esc hebt das auf.
    Bei Heimlich & Co. planen Buchstaben den Weg: Jedes J ist ein Schritt für J, die Rücktaste nimmt einen zurück, das Brett zeigt, wohin das führt, und Enter zieht.

    TASTEN
    F1 diese Seite · F2 Verlauf · F3 Notizbuch · F4 Regeln
    F5 Tisch und Chat · F6 Tipp · F7 zurücknehmen · F8 { $next }
    F10 oder Strg+Q Ende. Bild auf und Bild ab bewegen das Brett. Esc führt zurück zu den Möglichkeiten.

    DER TISCH
    Du kannst eine Wahl zurücknehmen, solange sonst niemand gehandelt hat und nichts aufgedeckt wurde. Gibt es nur eine Möglichkeit, wird sie für dich gewählt, und der Verlauf sagt es. Das Notizbuch speichert sich von selbst.
screen-start = Coverstory: vier Agentenspiele
screen-start_keys = ↑ ↓ Zeile wählen · ← → ändern · Enter: nächster Wert, oder los · F10 Ende
screen-row_lang = Sprache
screen-row_name = Dein Name
screen-row_game = Spiel
screen-row_seats = Personen
screen-row_bots = Die anderen
screen-row_begin = ▶ Los
screen-row_join = ▶ Mitspielen
screen-bots_are = Bots: { $level }
screen-people = Leute, die den Link haben
screen-yes_word = ja
screen-no_word = nein
screen-type_value = Enter: anderen Wert eingeben

# Die Liste der Spiele

games-players = Personen

# Was statt einer Wahl getippt werden kann, in jeder Sprache zu jeder Zeit: Schreibweisen mit Leerzeichen dazwischen

typed-help = ? hilfe
typed-list = liste
typed-board = brett
typed-rules = regeln
typed-log = verlauf
typed-hint = tipp
typed-undo = zurück
typed-table = tisch
typed-notes = notizen
typed-note = notiz
typed-say = sag
typed-quit = q ende
