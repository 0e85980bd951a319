# Was der Tisch bei jedem Spiel sagt.

join-comma = { $before }, { $item }
join-semicolon = { $before }; { $item }
join-colon = { $before }: { $item }
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
phrase-9 = Ich war's nicht!
phrase-10 = Lass mich überlegen.
phrase-11 = Du bist dran!
phrase-12 = Bin gleich wieder da.
phrase-13 = Bin wieder da.
phrase-14 = Noch ein Spiel?
phrase-15 = Schönes Spiel, tschüss!

# Neues vom Server

announcement-bots_compiled = Die Bots denken jetzt mit voller Geschwindigkeit.
announcement-bot_hurried = Einem Bot ist die Zeit ausgegangen; er hat schnell einen einfachen Zug gemacht.

# Das Austeilen, wie es das eigene Programm sieht (docs/fairness.md)

deal-broken = Das letzte Austeilen wurde abgebrochen, denn es fehlte: { $names }. Nun ist ein anderes Spiel versprochen.
deal-doubtful = Der Server zeigt nicht mehr, was er vor dem Austeilen gezeigt hat. Dein Anteil am Zufall wird nicht aufgedeckt.
deal-denied = Der Server hat deinen Anteil am letzten Austeilen bestätigt und behauptet trotzdem, du hättest gefehlt.
deal-left_out = Nicht fair: Dieses Spiel wurde ohne deinen Anteil am Zufall ausgeteilt.
deal-without_game = { $count ->
    [one] Einmal hast du hier beim Austeilen mitgemacht und danach kein Spiel gesehen.
   *[other] { $count }-mal hast du hier beim Austeilen mitgemacht und danach kein Spiel gesehen.
 }
deal-kept = Dein eigener Anteil am Zufall wurde verwendet, und alles, was dir vor dem Austeilen gezeigt wurde, ist eingehalten.
deal-not_kept = Nicht fair: Die Aufzeichnung ist nicht das, was dir vor dem Austeilen gezeigt wurde.

# Wie ein Spiel am Tisch endet

reason-resigned = Jemand hat aufgegeben.

# Was ein Bot täte

margin = { $behind ->
    [0] { $margin ->
        [one] 1 Punkt Vorsprung
       *[other] { $margin } Punkte Vorsprung
     }
   *[1] { $margin ->
        [one] 1 Punkt Rückstand
       *[other] { $margin } Punkte Rückstand
     }
 }
place = { NUMBER($place, minimumFractionDigits: 2, maximumFractionDigits: 2) }
hint-nothing = Gerade gibt es nichts zu wählen.
hint-only = Du hast nur eine Möglichkeit: „{ $action }“ (erwarteter Rang { place } von { $seats }).
hint-solved = Ich würde „{ $action }“ spielen (erwarteter Rang { place } von { $seats }).
hint-best = Ich würde „{ $action }“ spielen (erwarteter Rang { place } von { $seats }; { $tries } von { $all } Versuchen).
hint-next = Oder „{ $action }“ (erwarteter Rang { place }; Versuche: { $tries }).
hint-mix = Ich würde mischen, damit mich niemand durchschaut: „{ $action }“ in { $percent } % der Fälle (erwarteter Rang { place } von { $seats }).
hint-mix_next = Und „{ $action }“ in { $percent } % der Fälle (erwarteter Rang { place }).
hint-do = Ich würde „{ $action }“ spielen.
hint-decided = Der Rang steht fest. „{ $action }“ holt das meiste heraus ({ margin }).
hint-decided_next = Oder „{ $action }“ ({ margin }).

# Eine Serie von Spielen

series-best_of = Die meisten Siege in { $games } Spielen: { $standing }.
series-points = Punkte nach { $played } von { $games } Spielen: { $standing }.
series-until_won = Bis jemand gewinnt: { $played ->
    [one] ein Spiel gespielt.
   *[other] { $played } Spiele gespielt.
 }
series-of_seat = { $name } { $count }
series-won = Die Serie geht an { $names }.
series-nobody = Niemand gewinnt die Serie.

# Plätze, die gleichzeitig entscheiden

together-decided = Fertig. Die anderen überlegen noch.
together-waiting = Alle wählen gerade verdeckt.
