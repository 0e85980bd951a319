# Was nur die Seiten im Browser sagen.

skip = Zum Inhalt springen
pages = Seiten
loading = Einen Moment …
load_failed = Dieser Teil der Seite ließ sich nicht laden. Vielleicht bist du offline, oder Coverstory wurde erneuert.
reload = Seite neu laden
try_again = Noch einmal
home = Startseite
my_games = Meine Spiele
rules = Regeln
preferences = Einstellungen
theme = Hell oder dunkel
theme_auto = Wie das Gerät
theme_light = Hell
theme_dark = Dunkel
pace = Tempo des Spiels
pace_calm = Ruhig
pace_normal = Normal
pace_brisk = Zügig
pace_instant = Sofort
confirm_when = Bestätigen lassen
confirm_always = immer
confirm_final = was sich nicht zurücknehmen lässt
confirm_never = nie
tap_on = Tippe, dann geht es weiter.
away_turns = { $count ->
    [one] Während du weg warst: 1 Zug.
   *[other] Während du weg warst: { $count } Züge.
 }
away_replay = Zeig sie mir
sound = Töne
sound_off = Aus
sound_soft = Leise
sound_full = Laut
home_title = Vier Agentenspiele, ein Tisch
home_lead = Spiel mit Freunden über einen Link oder gegen Bots, die nicht mehr sehen als du. Ohne Installation, ohne Konto.
players = { $span } Personen
minutes = { $minutes } min
play_now = Spielen
learn_it = In 5 Minuten lernen
learn_first = Neu hier? In 5 Minuten lernen
with_whom = Wer spielt mit dir?
company_bots = Bots
company_friends = Freunde per Link
company_device = Am selben Gerät
how_many = Wie viele spielen mit?
how_strong = Wie stark sind die Bots?
choose_rookie = Neuling
choose_agent = Agent
choose_spymaster = Meisterspion
about_rookie = Macht Fehler. Gut für die ersten Spiele.
about_agent = Spielt gut, lässt sich aber täuschen.
about_spymaster = Denkt voraus und ist schwer zu schlagen.
bots_later = Du bekommst einen Link zum Verschicken. Plätze, die frei bleiben, können Bots übernehmen.
name_at_seat = Person { $number }
more_choices = Hausregeln und mehr …
server_gone = Der Server antwortet gerade nicht. Deine Spiele sind sicher; wir versuchen es weiter.
offline = Du bist offline. Deine Spiele sind sicher; wir versuchen es weiter.
open_tables = Offene Tische
no_open_tables = Gerade ist kein öffentlicher Tisch offen. Mach einen auf: Andere sehen ihn hier.
join = Mitspielen ({ $count ->
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
 })
watch = Zuschauen
you = du
you_name = Gast
guest = Gast { $number }
your_name = Dein Name am Tisch
their_name = Name
seat_number = Platz { $number }
own_seat = Platz { $number }: du
new_table = Neuer Tisch: { $game }
who_plays = Wer spielt mit?
seat_open = Jemand mit Link
seat_device = Jemand an diesem Gerät
seat_rookie = Bot: Neuling
seat_agent = Bot: Agent
seat_spymaster = Bot: Meisterspion
one_more = Noch jemand
one_less = Jemand weniger
variants = Varianten
house_rules = Hausregeln
house_rules_words = Alles ist wie in den Regeln, bis du es änderst.
as_usual = Wie in den Regeln
own_choice = Etwas anderes …
how_it_goes = Am Tisch
series = Spiele
series_single = Einzelne Spiele
series_best_of = Die meisten Siege in { $games } Spielen
series_points = Punkte aus { $games } Spielen
series_until_won = Bis jemand gewinnt
starts = Wer beginnt das nächste Spiel?
starts_next = Der nächste Platz
starts_loser = Wer Letzter war
time = Bedenkzeit
clock_none = Ohne Uhr
clock_move60 = 1 Minute je Zug
clock_move180 = 3 Minuten je Zug
clock_days1 = 1 Tag je Zug
clock_days3 = 3 Tage je Zug
list_publicly = Den Tisch allen zeigen
allow_watchers = Andere dürfen zuschauen
allow_hints = Tipps und automatische Notizen
make_table = Tisch aufmachen
no_such_game = Dieses Spiel gibt es nicht.
your_turn = Du bist dran
board = Spielplan
decision = Deine Wahl
confirm = Bestätigen
back_step = Zurück
menu = Menü
panel = Verlauf, Notizbuch, Chat und Hilfe
help_rules = Hilfe & Regeln
lesson = Einführung
share_link = Link teilen
pace_sound = Tempo & Ton
hand_over = Einem Bot überlassen
resign = Aufgeben
resign_sure = Dieses Spiel aufgeben?
resign_yes = Ja, aufgeben
resign_no = Nein, weiterspielen
resign_two = Du verlierst es sofort.
resign_more = Ein Bot spielt für dich zu Ende.
leave = Verlassen
clear = Leeren
as_list_short = Liste
choices = Was du wählen kannst
hint = Was würdest du tun?
hint_short = Tipp
pass_until = Weiter passen
pass_until_long = Passen, bis sich etwas ändert
pass_stop = Nicht mehr passen
coach_done = Verstanden
coach_rules = Oben unter „?“ stehen immer Ziel und Regeln.
coach_lit = Tipp an, was leuchtet; noch ein Tipp oder „Bestätigen“ führt es aus.
coach = Erste Schritte
help_lit = Was leuchtet, kannst du wählen: antippen, ziehen, oder mit Tab und Enter.
help = Hilfe
hint_tried = Beim Ausprobieren war nichts besser.
undo = Zurücknehmen
skip_ahead = Überspringen
see_rule = Siehe Regel { $rule }
players_list = Am Tisch
bot_level = Bot, { $level }
level_random = Zufall
level_rookie = Neuling
level_agent = Agent
level_spymaster = Meisterspion
helped = ein Bot spielt
away = gerade weg
absent = { $name } ist gerade weg
absent_words = Wenn du magst, spielt ein Bot weiter, bis { $name } zurück ist.
nudge = Anstupsen
nudged = Angestupst
let_bot = Bot spielen lassen
to_act = ist dran
time_left = Restzeit
days_left = { $days } Tage
tab_log = Verlauf
tab_notebook = Notizen
tab_chat = Chat
unread = neue Nachrichten
tab_in_words = Hilfe & Regeln
log_empty = Noch ist nichts passiert.
chat_empty = Noch hat niemand etwas gesagt.
phrases = Kurze Sätze
say = Etwas sagen
send = Senden
whole_rules = Alle Regeln
waiting_for = { $count ->
    [one] Es fehlt noch jemand
   *[other] Es fehlen noch { $count }
 }
all_here = Alle sind da
free_seat = frei
sit_here = Hier sitzen
fill_with_bot = Mit einem Bot besetzen
stand_up = Aufstehen
remove = Entfernen
start = Spiel beginnen
close_table = Tisch schließen
host_starts = Wer den Tisch aufgemacht hat, beginnt das Spiel.
dealing = Es wird ausgeteilt …
dealing_waits = Wir warten auf { $names }.
commitment = Fairer Zufall: versprochen als { $commitment }…, und am Ende kannst du es prüfen.
invite = Freunde einladen
invite_words = Wer diesen Link hat, kann einen freien Platz nehmen.
invite_link = Link zu diesem Tisch
share = Teilen oder kopieren
copied = Kopiert
qr_alt = QR-Code des Links
watching = { $count ->
    [one] 1 Person schaut zu
   *[other] { $count } Personen schauen zu
 }
you_watch = Du schaust zu
reconnecting = Verbindung verloren. Wir versuchen es weiter; nichts geht verloren.
table_gone = Diesen Tisch gibt es nicht, oder du darfst nicht zuschauen.
pass_to = Gib das Gerät an { $name }
pass_words = Nichts Geheimes ist zu sehen, bis { $name } übernimmt.
pass_ready = Ich bin { $name }
result = Ergebnis
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
score_of = { $name }: { $score }
next_game = Nächstes Spiel
rematch = Noch einmal spielen
see_result = Zurück zum Ergebnis
replay = Nachspielen
review = Analyse
lost_title = Hier ist nichts
lost_words = Diese Seite gibt es nicht. Vielleicht ist der Link alt.
own_tables = Laufende Spiele
not_begun = Noch nicht begonnen
go_on = Weiterspielen
show_all = Alle { $count } zeigen
no_games_yet = Du hast noch kein Spiel beendet. Sobald du eins zu Ende spielst, findest du es hier.
your_place = { $place ->
    [1] du hast gewonnen
   *[other] du kamst auf Platz { $place }
 }
keep_record = Herunterladen
bring_record = Eine Spieldatei öffnen
bring_words = Wähle eine Spieldatei und sieh dir das Spiel hier an.
not_a_record = Das ist keine Spieldatei.
moment = Zeitpunkt im Spiel
moves = Züge
hands = Alle Hände
moment_of = Schritt { $number } von { $last }
to_start = Zum Anfang
step_back = Einen Schritt zurück
step_on = Einen Schritt weiter
pause = Anhalten
play = Abspielen
next_scoring = Nächste Wertung
seen_as = Sicht
lens_own = meine
lens_onlooker = von außen
lens_open = mit offenen Karten
more = Mehr
whose_hand = Von wessen Platz aus?
chapters = Kapitel
rules_in_english = Diese Regeln sind auf Englisch: In deiner Sprache gibt es noch keinen Text.
search_rules = Regeln durchsuchen
found = { $count ->
    [one] 1 Stelle gefunden
   *[other] { $count } Stellen gefunden
 }
next = Weiter
try_other = Das ginge auch. Versuch aber erst, was markiert ist.
language = Sprache
not_now = Das kannst du jetzt nicht wählen. Was geht, leuchtet.
thinking = Denkt nach …
close = Schließen
pass_on = Weitergeben an { $name }
pass_stamp = GEHEIM
folder_title = Nur für dich, { $name }
folder_open_title = Dein Auftrag, { $name }
folder_close = Mappe schließen
first_you = Du fängst an.
first_other = { $name } fängt an.
awaited_since = Wartezeit
hours_left = { $hours } Std.
slow_answer = Die Antwort lässt auf sich warten. Dein Zug ist sicher; wir senden ihn, bis er ankommt.
second_tab = Dieser Tisch ist auch in einem anderen Tab offen. Beide funktionieren.
outdated = Coverstory wurde erneuert. Nichts geht verloren:
own_finished = Deine letzten Spiele
all_games = Alle beendeten Spiele
link_here = Link zu diesem Zeitpunkt
what_if = Was wäre, wenn? Ab hier weiterspielen
fair_check = Fairness prüfen
fair_checking = Wird geprüft …
fair_yes = Geprüft: Jede Ziehung war fair.
fair_open = Jede Ziehung passt zum Versprechen. Aber die am Tisch haben ihren Teil nicht vorher festgelegt; über den Server selbst beweist das darum nichts.
fair_seat = Nicht fair: Platz { $number } hat etwas anderes gezeigt, als er festgelegt hatte.
fair_promise = Nicht fair: Der Startwert passt nicht zum Versprechen.
fair_draw = Nicht fair: Ziehung { $number } folgt nicht aus dem Startwert.
fair_none = Zu diesem Spiel gibt es keinen Startwert, den man prüfen könnte.
mine_file = Herunterladen, was diese Seite gesehen hat
mine_none = Dieser Browser hat sich vom Austeilen dieses Spiels nichts gemerkt. Er weiß also nicht, ob dein Teil am Zufall verwendet wurde.
broken_off = Mittendrin abgebrochen: { $names }
never_dealt = Vor dem Austeilen abgebrochen: { $names }. Beim Austeilen fehlte: { $absent }.
never_dealt_closed = Vor dem Austeilen abgebrochen, als der Tisch geschlossen wurde: { $names }
lesson_you = Robin (du)

# Der Spielplan für Spiele, die keinen eigenen haben

plain_table = Der Tisch
plain_choices = Was du tun kannst
plain_notes = Deine Notizen; niemand sonst sieht sie

# Auf der Skizze von Undercover (Danzer)

moscow = Moskau
peking = Peking
washington = Washington

# Ausblenden und Melden im Chat; die Seite für die Verwaltung

about_line = Zu dem, was { $name } schreibt
hide_name = { $name } ausblenden
report = Melden
reported = Gemeldet. Wer diesen Server betreibt, sieht es sich an.
show_hidden = Ausgeblendetes zeigen
admin = Verwaltung
admin_token = Token (in der Datei neben der Datenbank)
admin_enter = Anmelden
admin_reports = Meldungen
admin_mute = 30 Tage stumm
admin_ban = 30 Tage sperren
admin_settle = Erledigt
admin_tables = Tische: { $count }
admin_delete = Tisch löschen
admin_bans = Sperren
admin_lift = Aufheben
admin_audit = Was getan wurde
admin_none = Hier ist nichts.
admin_waiting = wartet auf Mitspieler
admin_dealing = es wird gegeben
admin_playing = wird gespielt
admin_finished = zu Ende
admin_closed = geschlossen
admin_kind_person = Gesperrt:
admin_kind_address = Adresse gesperrt:
admin_kind_mute = Stumm:

daily_case = Der Fall des Tages
all_puzzles = Alle Rätsel
