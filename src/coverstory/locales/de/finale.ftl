# Das Ende einer Partie

win = { $you ->
    [yes] Du gewinnst mit { $points }.
   *[no] { $name } gewinnt mit { $points }.
 }
win_two = { $you ->
    [yes] Du gewinnst { $points } zu { $other }.
   *[no] { $name } gewinnt { $points } zu { $other }.
 }
win_as = { $you ->
    [yes] Du warst { $identity } und gewinnst mit { $points }.
   *[no] { $name } war { $identity } und gewinnt mit { $points }.
 }
tie_break = { $you ->
    [yes] Gleichstand mit je { $points }, und du gewinnst den Stichentscheid.
   *[no] Gleichstand mit je { $points }, und { $name } gewinnt den Stichentscheid.
 }
shared = { $you ->
    [yes] { $names } teilt euch den Sieg mit { $points }.
   *[no] { $names } teilen sich den Sieg mit { $points }.
 }
you = Du
draw = Unentschieden, { $points } zu { $points }.
nobody = Niemand gewinnt.
counting = Die Abrechnung
place = { $place }.
rank = Platz { $place }
tied = gleichauf
winner = Gewonnen
outlook = So lief es
outlook_about = Was alle erwarten konnten, vom ersten bis zum letzten Zug; 100 ist ein sicherer Sieg.
turning = Wendepunkt
best = Bester Zug
same = Das war auch der beste Zug der Partie.
swing = { $you ->
    [yes] Du: von { $before } auf { $after } von 100.
   *[no] { $name }: von { $before } auf { $after } von 100.
 }
watch_there = Dort ansehen
plain_first = { $you ->
    [yes] { $tied ->
        [yes] Du teilst dir
       *[no] Du kommst auf
     }
   *[no] { $tied ->
        [yes] { $name } teilt sich
       *[no] { $name } kommt auf
     }
 } { rank }.
plain_behind = { $you ->
    [yes] { $tied ->
        [yes] Du teilst dir
       *[no] Du kommst auf
     }
   *[no] { $tied ->
        [yes] { $name } teilt sich
       *[no] { $name } kommt auf
     }
 } { rank }, { $behind ->
    [0] mit so vielen Punkten wie Platz 1
    [one] einen Punkt dahinter
   *[other] { $behind } Punkte dahinter
 }.
see_board = Brett ansehen
offer = { $names } möchte noch einmal spielen.
offers = { $names } möchten noch einmal spielen.
waiting_for = Es fehlt noch: { $names } …
games_won = Gewonnene Partien hier: { $standing }.
of_seat = { $name } { $count }
next_began = Die nächste Partie hat begonnen.
go_there = Zuschauen
share = Teilen
share_saved = Das Bild ist gespeichert.
share_failed = Das Bild konnte nicht erstellt werden.
share_title = { $game } · { $names }

# Wie eine Partie für jemanden gelaufen ist, wenn sie vorbei ist

tale-when = { $when ->
    [early] am Anfang
    [middle] zur Halbzeit
   *[late] kurz vor Schluss
 }
tale-led = { $you ->
    [yes] Du lagst
   *[no] { $name } lag
 } fast die ganze Zeit vorn.
tale-comeback = { $you ->
    [yes] Du sahst { tale-when } schon geschlagen aus und hast
   *[no] { $name } sah { tale-when } schon geschlagen aus und hat
 } trotzdem gewonnen.
tale-late = { $you ->
    [yes] Du lagst
   *[no] { $name } lag
 } erst ganz am Ende vorn.
tale-took_lead = { $you ->
    [yes] Du hast
   *[no] { $name } hat
 } { tale-when } die Führung übernommen und behalten.
tale-lost_lead = { $you ->
    [yes] Du lagst
   *[no] { $name } lag
 } { $when ->
    [early] nur in den ersten Zügen
    [middle] bis zur Mitte der Partie
   *[late] bis kurz vor Schluss
 } vorn, dann war es vorbei.
tale-close = { $you ->
    [yes] Du warst
   *[no] { $name } war
 } bis zuletzt dran.
tale-early = { $you ->
    [yes] Du bist früh zurückgefallen und kamst
   *[no] { $name } ist früh zurückgefallen und kam
 } nicht mehr heran.
tale-peak = { $you ->
    [yes] Du warst { tale-when } am nächsten dran und konntest
   *[no] { $name } war { tale-when } am nächsten dran und konnte
 } es nicht halten.
