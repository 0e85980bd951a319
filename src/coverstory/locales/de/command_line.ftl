# Was das Terminal sagt, Zeile für Zeile oder auf dem ganzen Bildschirm.

which_game = Welches Spiel? (Nummer oder Name, q zum Verlassen){" "}
no_such_game = „{ $words }“ ist nicht dabei: bitte eine Nummer aus der Liste oder einen Teil eines Namens eingeben.
which_of_these = Mehrere Spiele heißen „{ $words }“: bitte die Nummer des gemeinten eingeben.
how_many = Wie viele Personen? ({ $least }–{ $most }) [{ $usual }]{" "}
wrong_seats = Das Spiel ist für { $least } bis { $most } Personen.
left_menu = Bis zum nächsten Mal.
welcome = { $game }: Du hast Platz { $seat }; die anderen sind Bots der Stufe { $level }. ? zeigt die Hilfe.
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
not_understood = „{ $words }“ ist keine der Möglichkeiten; eine ist „{ $example }“. ? zeigt die Hilfe.
refused = { $rule }: { $sentence }
no_rule = Eine Regel { $rule } gibt es nicht.
left = Du hast das Spiel verlassen.
no_more_input = Es kommt keine Eingabe mehr, darum endet das Spiel hier.
promised =
    Der Zufall dieses Spiels ist versprochen; `coverstory verify` prüft ihn danach:
      { $commitment }
recorded = Aufgezeichnet in { $file }.
unfinished = Die Aufzeichnung endet vor dem Spiel.
score = {"  "}{ $name }: { $score }
won = Gewonnen: { $names }.
nobody_won = Niemand hat gewonnen.
seat = Platz { $seat }
marked = { $name } (du)
bot = Platz { $seat } (Bot)
broken = Im Spiel ist etwas schiefgegangen: Das ist unser Fehler.
other_version = Dieser Server spricht eine andere Fassung unserer Sprache.
lost = Die Verbindung ist unterbrochen; neuer Versuch …
back = Die Verbindung ist wieder da.
welcome_there = Verbunden mit { $server }. ? zeigt die Hilfe.
invitation = Einladung: { $link }
promise = Versprechen zum Prüfen des Zufalls (coverstory verify --commitment): { $commitment }
seat_open = { $number }: frei
seat_bot = { $number }: { $name }, Stufe { $level }
seat_person = { $number }: { $name }
seat_away = { $number }: { $name }, nicht da
seat_helped = { $number }: { $name }, ein Bot springt ein
watching = Es schauen zu: { $count }
clock = Zeit für { $name }: { $clock }
wait_start = Der Tisch wartet auf seine Mitspielenden.
closed = Dieser Tisch ist geschlossen.
sit = Platz { $seat } nehmen
stand = den Platz verlassen
fill = Platz { $seat } für einen Bot: { $level }
empty = Platz { $seat } räumen
begin = das Spiel beginnen
next_game = das nächste Spiel der Serie spielen
rematch = noch einmal spielen
said = { $name }: { $words }
no_notes = Das Notizbuch ist leer.
noted = Notiert.
taken_back = Die letzte Wahl wurde zurückgenommen.
nothing_recorded = Nichts wurde aufgezeichnet: Der Server gibt nur die Aufzeichnung eines beendeten Spiels heraus.
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
screen-lang = EN
screen-leave = Ende
screen-choices = { $count } Möglichkeiten: Worte tippen, dann ↑ ↓ und Enter
screen-splits = Für jeden Schritt den Buchstaben eines Agenten tippen, etwa JJD, dann Enter
screen-no_choices = Gerade ist nichts zu wählen
screen-more = … noch { $count }: tippen grenzt ein
screen-none_fits = Keine Möglichkeit enthält diese Worte.
screen-thinking = Ein Bot denkt darüber nach …
screen-search_rules = in den Regeln suchen
screen-no_rules_found = Keine Regel enthält diese Worte.
screen-chat_here = etwas zu allen sagen
screen-you_are = du hast Platz { $seat }
screen-you_watch = du schaust zu
screen-players = { $count } Personen
screen-offline = keine Verbindung
screen-leave_sure = Das Spiel verlassen?
screen-yes = Enter: verlassen
screen-no = Esc: bleiben
screen-close = Esc: zurück zum Tisch
screen-small = Das braucht 80 Spalten und 24 Zeilen; mit weniger spielt --plain Zeile für Zeile.
screen-help_page =
    WÄHLEN
    Tipp einige Worte oder Zahlen einer Möglichkeit: Die Liste schrumpft auf das, was passt. ↑ und ↓ bewegen sich in ihr, Enter führt aus. Mit der Maus: Ein Klick auf eine Möglichkeit führt sie aus. Auch was auf dem Brett unterstrichen ist, lässt sich anklicken: Die Liste schrumpft auf das, was damit zu tun hat; ein zweiter Klick oder Esc nimmt das zurück.
    Bei Heimlich & Co. planen Buchstaben den Weg: Jedes J ist ein Schritt von J, die Rücktaste nimmt einen zurück, das Brett zeigt, wohin das führt, und Enter zieht.

    TASTEN
    F1 diese Seite · F2 Verlauf · F3 Notizbuch · F4 Regeln
    F5 Tisch und Gespräch · F6 Tipp · F7 zurücknehmen · F8 English
    F10 oder Strg+Q Ende. Bild auf und Bild ab bewegen das Brett. Esc führt zurück zu den Möglichkeiten.

    DER TISCH
    Eine Wahl lässt sich zurücknehmen, solange sonst niemand gehandelt hat und nichts bekannt wurde. Gibt es nur eine Möglichkeit, wird sie von selbst gewählt, und der Verlauf sagt es. Das Notizbuch speichert sich von selbst.
screen-start = Coverstory: vier Agentenspiele
screen-start_keys = ↑ ↓ Zeile wählen · ← → ändern · Enter: nächster Wert, oder los · F10 Ende
screen-row_lang = Sprache
screen-row_name = Dein Name
screen-row_game = Spiel
screen-row_seats = Personen
screen-row_bots = Die anderen
screen-row_begin = ▶ Los
screen-row_join = ▶ Mitspielen
screen-language = Deutsch
screen-bots_are = Bots: { $level }
screen-people = Leute, die den Link haben
screen-yes_word = ja
screen-no_word = nein
screen-type_value = Enter: anderen Wert eingeben

# Die Liste der Spiele

games-players = Personen
