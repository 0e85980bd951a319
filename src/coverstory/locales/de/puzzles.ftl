# Rätsel: was in jedem Spiel gefragt wird, und was Seite und Terminal sagen

ask-best = Welcher Zug ist klar der beste?
ask-win = Du kannst jetzt sicher gewinnen, ganz gleich, was verdeckt ist. Wie?
ask-plan = Finde den besten Plan: { $moves } Entscheidungen nacheinander.
ask-win_plan = Du kannst den Sieg erzwingen, ganz gleich, was die anderen tun. Finde alle { $moves } Entscheidungen.
step-best = Tiefe Suchen mit verschiedenen Startwerten sind sich einig: Nichts anderes kommt heran.
step-win = Das gewinnt in jedem Fall, der noch möglich ist: { $worlds ->
    [one] Es gibt nur einen
   *[other] Alle { $worlds } wurden geprüft
 }.
step-answer = { $action }.
step-then = Danach: { $action }.

kind-deduction = Schlussfolgerung
kind-move = Bester Zug
kind-plan = Plan
title = Rätsel
daily = Der Fall des Tages
daily-of = Der Fall des Tages, { $date }
daily-about = Jeden Tag ein Fall, für alle derselbe.
yesterday = Die Lösung von gestern
practise = Üben
next = Nächstes Rätsel
of-game = Spiel
of-kind = Art
any = alle
solved = Richtig!
failed = Nicht ganz.
answer-is = Die Lösung: { $answer }
show = Lösung zeigen
try-again = Noch einmal
choose = Wähle deine Antwort, hier oder auf dem Plan.
decide = Mach den Zug auf dem Plan.
confirm = Das ist meine Antwort
more-to-come = So weit richtig. Wie weiter?
clues = Ein Informant berichtet
log = Was geschah
why = Die Begründung
step-of = Schritt { $step } von { $steps }
rating = Wertung des Rätsels: { $rating }
yours = Deine Wertung: { $rating }
streak = { $days ->
    [0] Noch keine Serie
    [one] 1 Tag in Folge
   *[other] { $days } Tage in Folge
 }
share = Teilen
picture = Als Bild sichern
shared = Kopiert
share-right = gelöst
share-wrong = nicht gelöst
you-are = Du sitzt auf { $name }
none = Rätsel dieser Art gibt es nicht.
offline = Die Rätsel konnten nicht geladen werden. Einmal geladen, gehen sie auch ohne Netz.
all-done = Aus dieser Auswahl kennst du alle; hier ist ein altes.

typed-answer = Deine Antwort als Nummer (oder „aufgeben“):
typed-give_up = aufgeben
typed-again = Bitte eine Nummer von 1 bis { $most }.
