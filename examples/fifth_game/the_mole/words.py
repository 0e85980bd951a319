"""Everything that the game says, in English and German. A seat may be “you”, so no verb follows it."""

from the_mole.rules import ACCUSE, KEEP, LEAK, MOLE, SEND

ACTIONS = {
    MOLE: ("seat {} is the mole", "Platz {} ist der Maulwurf"),
    SEND: ("take seat {} along", "Platz {} mitnehmen"),
    KEEP: ("keep quiet", "dichthalten"),
    LEAK: ("leak the mission", "den Einsatz verraten"),
    ACCUSE: ("accuse seat {}", "Platz {} beschuldigen"),
}
EVENTS = {
    "mole": ("You are the mole.", "Du bist der Maulwurf."),
    "dealt": ("One of the players is the mole.", "Jemand ist der Maulwurf."),
    "sent": ("On the mission: {seat[0]} and {seat[1]}.", "Im Einsatz: {seat[0]} und {seat[1]}."),
    "kept": ("{seat[0]}: kept quiet.", "{seat[0]}: dichtgehalten."),
    "leaked": ("{seat[0]}: leaked the mission.", "{seat[0]}: den Einsatz verraten."),
    "decided": ("{seat[0]}: decided in secret.", "{seat[0]}: geheim entschieden."),
    "failed": ("Mission {number[0]} has failed.", "Einsatz {number[0]} ist gescheitert."),
    "succeeded": ("Mission {number[0]} has succeeded.", "Einsatz {number[0]} ist gelungen."),
    "accused": ("{seat[0]}: the suspect is {seat[1]}.", "{seat[0]}: verdächtig ist {seat[1]}."),
    "unmasked": ("The mole is: {seat[0]}.", "Der Maulwurf ist: {seat[0]}."),
    "points": ("{seat[0]}: {number[1]} points.", "{seat[0]}: {number[1]} Punkte."),
}
TASKS = {
    "deal": ("Chance chooses the mole.", "Das Los bestimmt den Maulwurf."),
    "send": ("{who}: take somebody along.", "{who}: jemanden mitnehmen."),
    "decide": ("{who}: keep quiet, or leak?", "{who}: dichthalten oder verraten?"),
    "accuse": ("{who}: accuse somebody.", "{who}: jemanden beschuldigen."),
    "over": ("The game is over.", "Das Spiel ist zu Ende."),
}
RULES = {
    "M4": ("Now the leader takes another player along.", "Jetzt nimmt die Leitung jemand anderen mit."),
    "M5": ("Keep quiet: only the mole may leak.", "Dichthalten: Verraten darf nur der Maulwurf."),
    "M7": ("Now everybody accuses somebody else.", "Jetzt beschuldigen alle jemand anderen."),
}
REASONS = {"accused": ("Everybody has accused somebody.", "Alle haben jemanden beschuldigt.")}
