# Was der Tisch bei jedem Spiel sagt.

join-comma = { $before }, { $item }
join-and = { $before } und { $item }
join-or = { $before } oder { $item }

# Ein Platz, dem niemand einen Namen gegeben hat
seat-name = Platz { $number }

# Kurze Sätze fürs Gespräch; eine Nummer behält ihren Sinn

phrase-0 = Hallo!
phrase-1 = Viel Glück!
phrase-2 = Gut gespielt!
phrase-3 = Danke!
phrase-4 = Entschuldigung!
phrase-5 = Ha!
phrase-6 = Oh nein!
phrase-7 = Sehr verdächtig …
phrase-8 = Ich weiß, wer du bist.
phrase-9 = Ich war es nicht!
phrase-10 = Ich muss nachdenken.
phrase-11 = Du bist dran!
phrase-12 = Bin gleich wieder da.
phrase-13 = Bin wieder da.
phrase-14 = Noch ein Spiel?
phrase-15 = Schönes Spiel, tschüss!

# Neues vom Server

announcement-bots_compiled = Die Bots denken jetzt mit voller Geschwindigkeit.

# Was ein Bot täte

place = { NUMBER($place, minimumFractionDigits: 2, maximumFractionDigits: 2) }
hint-nothing = Jetzt ist nichts zu wählen.
hint-only = Die einzige Möglichkeit: „{ $action }“; erwarteter Rang { place } von { $seats }.
hint-solved = Am besten: „{ $action }“; erwarteter Rang { place } von { $seats }.
hint-best = Am besten: „{ $action }“; erwarteter Rang { place } von { $seats } (Versuche: { $tries } von { $all }).
hint-next = Danach: „{ $action }“; erwarteter Rang { place } (Versuche: { $tries }).
hint-mix = Gemischt, damit es niemand ahnt: „{ $action }“ in { $percent } % der Fälle; erwarteter Rang { place } von { $seats }.
hint-mix_next = „{ $action }“ in { $percent } % der Fälle; erwarteter Rang { place }.

# Eine Serie von Spielen

series-best_of = Die meisten Siege in { $games } Spielen: { $standing }.
series-points = Punkte nach { $played } von { $games } Spielen: { $standing }.
series-until_won = Bis jemand gewinnt: { $played ->
    [one] ein Spiel gespielt.
   *[other] { $played } Spiele gespielt.
 }
series-of_seat = { $name } { $count }
series-won = Die Serie geht an { $names }.
series-nobody = Niemand hat die Serie gewonnen.
