// Written by `python3 dev.py wire` from the shapes in src/coverstory/wire: change those, not this file.

export type Command = Sit | Stand | Start | Commit | Open | Act | Try | Undo | Say | Phrase | Note | Fill | Remove | Relieve | Resign | Arrange | Rematch | Close | Hint | Ping;

export type Message = Welcome | Moved | Changed | Chatted | Noted | Done | Refused | Hinted | Pong | Announced | Farewell;

export type LobbyMessage = LobbyAll | LobbyChanged;

export type Picture = HunterPicture | DanzerPicture | WyssPicture | SpiesPicture;

/** Take a seat that is open. */
export interface Sit {
  readonly do: "sit";
  /** the client's own number for this command, higher than those before it */
  readonly id: number;
  /** a seat, from 0 */
  readonly seat: number;
  /** what others call you; text, never markup */
  readonly name: string;
}

/** Leave the seat. */
export interface Stand {
  readonly do: "stand";
  /** the client's own number for this command, higher than those before it */
  readonly id: number;
  /** a seat, from 0 */
  readonly seat: number;
}

/** The host begins the match: seats are asked for their parts of chance, and then it is dealt. */
export interface Start {
  readonly do: "start";
  /** the client's own number for this command, higher than those before it */
  readonly id: number;
}

/** Commit to the seat's part of chance; docs/fairness.md says how. */
export interface Commit {
  readonly do: "commit";
  /** the client's own number for this command, higher than those before it */
  readonly id: number;
  /** a seat, from 0 */
  readonly seat: number;
  /** the table's `match` that it is for: another one may have been promised since */
  readonly match: string;
  /** 64 hexadecimal digits, in lower case */
  readonly commitment: string;
}

/** Open what the seat has committed to, once every seat has. */
export interface Open {
  readonly do: "open";
  /** the client's own number for this command, higher than those before it */
  readonly id: number;
  /** a seat, from 0 */
  readonly seat: number;
  /** the table's `match` that it is for: another one may have been promised since */
  readonly match: string;
  /** your part of the match's randomness, in ASCII */
  readonly entropy: string;
}

/** Do what was offered. */
export interface Act {
  readonly do: "act";
  /** the client's own number for this command, higher than those before it */
  readonly id: number;
  /** a seat, from 0 */
  readonly seat: number;
  /** the `version` of the scene that you saw: if the game has gone on, it is refused */
  readonly version: number;
  /** the code of an offer */
  readonly action: number;
  /** only if it can surely be taken back; otherwise it is refused as `final`, and nothing happens */
  readonly tentative?: boolean;
}

/** Ask whether something could be done: it is refused with the rule that forbids it, and never carried out. */
export interface Try {
  readonly do: "try";
  /** the client's own number for this command, higher than those before it */
  readonly id: number;
  /** a seat, from 0 */
  readonly seat: number;
  /** the `version` of the scene that you saw: if the game has gone on, it is refused */
  readonly version: number;
  /** as an offer has them: a kind, then its numbers */
  readonly parts: readonly (string | number)[];
}

/** Take back the own last decision, while nobody has learned anything from it. */
export interface Undo {
  readonly do: "undo";
  /** the client's own number for this command, higher than those before it */
  readonly id: number;
  /** a seat, from 0 */
  readonly seat: number;
  /** the `version` of the scene that you saw: if the game has gone on, it is refused */
  readonly version: number;
}

/** Chat. */
export interface Say {
  readonly do: "say";
  /** the client's own number for this command, higher than those before it */
  readonly id: number;
  readonly text: string;
  /** of a watcher who has no seat */
  readonly name?: string;
}

/** Chat with a quick phrase, which everybody reads in their own language. */
export interface Phrase {
  readonly do: "phrase";
  /** the client's own number for this command, higher than those before it */
  readonly id: number;
  /** its number, as /api/phrases lists them */
  readonly phrase: number;
  /** of a watcher who has no seat */
  readonly name?: string;
}

/** Keep the private notes of a seat; nobody else ever sees them. */
export interface Note {
  readonly do: "note";
  /** the client's own number for this command, higher than those before it */
  readonly id: number;
  /** a seat, from 0 */
  readonly seat: number;
  readonly text: string;
}

/** The host gives an open seat to a bot. */
export interface Fill {
  readonly do: "fill";
  /** the client's own number for this command, higher than those before it */
  readonly id: number;
  /** a seat, from 0 */
  readonly seat: number;
  /** random, rookie, agent or spymaster */
  readonly level: string;
}

/** The host takes the seat from somebody; once play has begun, only from a player away for longer than `grace`. */
export interface Remove {
  readonly do: "remove";
  /** the client's own number for this command, higher than those before it */
  readonly id: number;
  /** a seat, from 0 */
  readonly seat: number;
}

/** Any player lets a bot play for one who has been away for a while, until they return; not with a clock of days. */
export interface Relieve {
  readonly do: "relieve";
  /** the client's own number for this command, higher than those before it */
  readonly id: number;
  /** a seat, from 0 */
  readonly seat: number;
}

/** Give up the match: with two seats, or when nobody else plays, it is lost; otherwise a bot plays on to the end. */
export interface Resign {
  readonly do: "resign";
  /** the client's own number for this command, higher than those before it */
  readonly id: number;
  /** a seat, from 0 */
  readonly seat: number;
}

/** The host changes how the table is set up; after the start only `public` and `watchers`. */
export interface Arrange {
  readonly do: "arrange";
  /** the client's own number for this command, higher than those before it */
  readonly id: number;
  readonly settings: Settings;
}

/** How a table is set up. */
export interface Settings {
  /** the game's short name, as /api/games lists it */
  readonly game: string;
  /** one for each seat */
  readonly seats: readonly SeatPlan[];
  /** the game's options; those left out are as usual */
  readonly options?: Readonly<Record<string, number | boolean | string>>;
  /** listed in the lobby; otherwise only whoever has the link finds it */
  readonly public?: boolean;
  /** `public`: what everybody may see; `delayed`: the same, late; `all_after_end`: and all hands after the end */
  readonly watchers?: "all_after_end" | "delayed" | "no" | "public";
  /** a seat may ask a bot what it would do */
  readonly hints?: boolean;
  readonly clock?: Clock;
  /** seconds that a seat may be away before a bot helps out */
  readonly grace?: number;
  /** seconds that a seat has to commit to its part of chance, and to open it; with a clock of days it has as long as for a move */
  readonly dealing?: number;
  /** of the bots that help out */
  readonly level?: string;
  readonly series?: SeriesPlan;
}

/** Who is to sit somewhere. */
export interface SeatPlan {
  /** `open`: for anybody; `device`: for somebody else who plays on the host's own device */
  readonly kind?: "bot" | "device" | "open";
  /** of a bot: random, rookie, agent or spymaster */
  readonly level?: string;
  /** of somebody on the host's device */
  readonly name?: string;
}

/** How long a seat may think. */
export interface Clock {
  /** none; so many seconds for a move; so many days for a move */
  readonly kind?: "days" | "none" | "seconds";
  /** how many seconds or days */
  readonly amount?: number;
}

/** How many games are played for one result. */
export interface SeriesPlan {
  /** `best_of`: most wins; it ends when somebody has won more than half of the games; `points`: most points in all of them; `until_won`: until somebody wins one */
  readonly kind?: "best_of" | "points" | "single" | "until_won";
  /** how many; 3, 5 or 7 for `best_of`; 1 otherwise */
  readonly games?: number;
  /** who begins the next game: whoever came last, or the next seat in turn */
  readonly starts?: "loser" | "next";
}

/** Say that you would like to play again. It begins when every player would; those who are away for longer than
`grace` are not waited for. */
export interface Rematch {
  readonly do: "rematch";
  /** the client's own number for this command, higher than those before it */
  readonly id: number;
}

/** The host closes the table. */
export interface Close {
  readonly do: "close";
  /** the client's own number for this command, higher than those before it */
  readonly id: number;
}

/** Ask a bot what it would do, where the table allows it. */
export interface Hint {
  readonly do: "hint";
  /** the client's own number for this command, higher than those before it */
  readonly id: number;
  /** a seat, from 0 */
  readonly seat: number;
}

/** Is anybody there? */
export interface Ping {
  readonly do: "ping";
  /** the client's own number for this command, higher than those before it */
  readonly id: number;
}

/** Everything at once: after connecting, after a change of seat, and for whoever was away too long. */
export interface Welcome {
  readonly is: "welcome";
  /** its place in this stream: say the last one you have when you connect again */
  readonly number: number;
  /** the seat that sees this, from 0; -1 for an onlooker */
  readonly seat: number;
  readonly table: TableState;
  /** how far the game has come: commands that act name the `version` they were made for */
  readonly version: number;
  /** null before the match */
  readonly scene: Scene | null;
  /** all that this seat saw and heard so far */
  readonly log: readonly Line[];
  readonly chat: readonly ChatLine[];
  /** this seat's private notes */
  readonly notes: string;
  readonly may_undo: boolean;
  /** since when the seat to act is awaited, in seconds since 1970; 0 before the match */
  readonly since: number;
}

/** A table as everybody at it may know it. */
export interface TableState {
  /** also the invitation: whoever knows it may join */
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, number | boolean | string>>;
  readonly stage: "closed" | "dealing" | "finished" | "playing" | "waiting";
  readonly seats: readonly SeatState[];
  /** you are the host */
  readonly hosting: boolean;
  readonly public: boolean;
  readonly watchers: "all_after_end" | "delayed" | "no" | "public";
  /** how many look on */
  readonly watching: number;
  readonly hints: boolean;
  readonly clock: Clock;
  readonly grace: number;
  /** of the bots that help out */
  readonly level: string;
  /** the match's id; a rematch has another */
  readonly match: string;
  /** the promise that the match's chance can be checked against at its end */
  readonly commitment: string;
  /** null without a clock, and while a bot is to act */
  readonly timer: Timer | null;
  /** null where games are played one by one */
  readonly series: SeriesState | null;
  /** null except while a match is being dealt */
  readonly deal: DealState | null;
  /** who lost their seats because they took no part in the last deal, or left it; until the next deal begins */
  readonly broken_off: readonly string[];
}

/** Who sits somewhere. */
export interface SeatState {
  /** `open`: nobody yet; `device`: somebody on the host's device */
  readonly kind: "bot" | "device" | "open" | "person";
  /** what they are called; empty for an open seat */
  readonly name: string;
  /** of a bot; otherwise empty */
  readonly level: string;
  /** you may act for this seat */
  readonly yours: boolean;
  /** its person is connected */
  readonly here: boolean;
  /** since when its person is away, in seconds since 1970; 0 where nobody is missed */
  readonly away: number;
  /** a bot plays for it until its person is back */
  readonly helped: boolean;
  /** the match is over, and its person would like another one */
  readonly again: boolean;
  /** matches at this table, by whoever sits here now */
  readonly won: number;
}

/** How long the seat to act may still think. */
export interface Timer {
  readonly seat: number;
  /** left when this was sent */
  readonly seconds: number;
}

/** How a series of games stands, by seat. */
export interface SeriesState {
  readonly plan: SeriesPlan;
  /** games that have ended */
  readonly played: number;
  readonly wins: readonly number[];
  readonly points: readonly number[];
  /** the next game would begin another series */
  readonly over: boolean;
  /** seats that have won the series; empty until it is over, or where nobody has */
  readonly winners: readonly number[];
}

/** How far a deal has come, by seat: commit, and when `opening` is true, open (docs/fairness.md). */
export interface DealState {
  /** the commitment of each seat; empty for bots, and until there is one */
  readonly committed: readonly string[];
  /** every seat has committed: keep what `committed` says, then open your own */
  readonly opening: boolean;
  /** which seats have opened theirs; nobody is shown it before the match has ended */
  readonly opened: readonly boolean[];
  /** the seats that are waited for */
  readonly behind: readonly number[];
  /** left for them when this was sent; then they lose their seats */
  readonly seconds: number;
  /** the version of the rules that will be played */
  readonly rules: number;
  /** all of them, as the record will have them */
  readonly options: Readonly<Record<string, number | boolean | string>>;
}

/** The game as one seat (or an onlooker) sees it now. */
export interface Scene {
  readonly picture: HunterPicture | DanzerPicture | WyssPicture | SpiesPicture;
  readonly task: Task;
  /** what this seat may do now */
  readonly offers: readonly Offer[];
  /** seats that decide at the same time now, whether they already have or not; empty: only `picture.to_act`. A seat among them that is offered nothing has decided */
  readonly together: readonly number[];
  readonly ending?: Finish | null;
}

/** Agent Hunter as one seat sees it. */
export interface HunterPicture {
  readonly game: "agent_hunter";
  /** the seat that sees this, from 0; -1 for an onlooker */
  readonly seat: number;
  /** the seat that is to act; -1 while chance decides, -2 when the game is over */
  readonly to_act: number;
  /** each seat's cards are numbered from 0 to one less than this */
  readonly cards: number;
  /** how many each seat began with */
  readonly decoys: number;
  readonly refill_at_end: boolean;
  /** the seat that the options let start; null: drawn */
  readonly first: number | null;
  readonly phase: "decoy" | "ended" | "refill" | "replacement" | "setup" | "start" | "turn";
  /** a seat, from 0 */
  readonly turn: number;
  /** the seat and the house of it that waits for a card */
  readonly filling: readonly [number, number] | null;
  /** turns since the last elimination */
  readonly quiet: number;
  /** by seat */
  readonly sides: readonly HunterSide[];
}

/** What one seat has before it. */
export interface HunterSide {
  /** its cards; null where they are secret */
  readonly hand: readonly number[] | null;
  readonly hand_size: number;
  readonly decoys_left: number;
  /** numbers that lie in none of its houses, as all may reckon */
  readonly surely_in_hand: readonly number[];
  /** from left to right */
  readonly houses: readonly HunterHouse[];
}

/** One safe house. */
export interface HunterHouse {
  readonly fate: "closed" | "eliminated" | "live";
  /** its number, if this seat may know it; null for none or a secret one */
  readonly card: number | null;
  /** a card lies here face down */
  readonly face_down: boolean;
  readonly decoys: number;
  /** every number that a face-down card here can have, as all may reckon */
  readonly could: readonly number[];
}

/** Undercover (Danzer): the same for every seat and onlooker. */
export interface DanzerPicture {
  readonly game: "undercover_danzer";
  /** the seat that sees this, from 0; -1 for an onlooker */
  readonly seat: number;
  /** the seat that is to act; -1 while chance decides, -2 when the game is over */
  readonly to_act: number;
  readonly track: "classified" | "standard";
  /** plain columns before the tokens, as the options say */
  readonly plain: number;
  readonly columns: number;
  /** the last column before the tokens, or before the black line */
  readonly threshold: number;
  /** what each column of the classified track is worth */
  readonly values: readonly number[];
  /** after how many columns the black line lies */
  readonly line: number;
  readonly tie_break: "further_columns" | "one_column" | "whole_track";
  /** how seats get colours, as the options say */
  readonly colours: string;
  /** who begins, as the options say */
  readonly first: string;
  /** two rows of three letters, as the options say */
  readonly headquarters: string;
  readonly phase: "colours" | "end" | "first" | "flip" | "piles" | "place" | "take" | "tokens";
  /** chance moves made in this phase of the deal */
  readonly dealt: number;
  readonly round: number;
  /** the seat that begins each round */
  readonly starts: number | null;
  /** the seat whose turn it is */
  readonly player: number;
  /** the seat that made this the last round */
  readonly ending: number | null;
  /** the piece that was taken and not yet placed */
  readonly hand: number | null;
  /** the colour that it shows; null for a Joker or none */
  readonly hand_face: number | null;
  /** row and column that it was taken from */
  readonly came: readonly [number, number] | null;
  /** it was turned over this turn */
  readonly flipped: boolean;
  readonly tiles: readonly DanzerTile[];
  readonly agents: readonly DanzerAgent[];
  /** A, then B */
  readonly piles: readonly DanzerPile[];
  /** tokens that were taken are not shown before the end */
  readonly face_down: boolean;
  /** by lane: values from the column after the threshold on; 0: not dealt; null: taken, and face down */
  readonly tokens: readonly (readonly (number | null)[])[];
  /** by seat */
  readonly services: readonly DanzerService[];
}

/** A piece that lies on the table. */
export interface DanzerTile {
  /** 0–5 headquarters by colour, 6–17 agents (pile A, then B), 18–21 Jokers by seat */
  readonly piece: number | null;
  readonly row: number;
  readonly column: number;
  /** the colour it shows; null for a Joker */
  readonly face: number | null;
}

/** One of the twelve agents, named by the pile and depth that the deal gave it. */
export interface DanzerAgent {
  /** 0 red, 1 orange, 2 yellow, 3 green, 4 blue, 5 purple; null: none or not seen */
  readonly official: number | null;
  /** 0 red, 1 orange, 2 yellow, 3 green, 4 blue, 5 purple; null: none or not seen */
  readonly undercover: number | null;
  readonly where: "hand" | "pile" | "table";
  /** the side that shows; null in a pile */
  readonly up: "official" | "undercover" | null;
}

/** A pile of agents, by the depth that the deal gave each of them. */
export interface DanzerPile {
  /** depth of its top agent */
  readonly top: number;
  /** one more than the depth of its bottom agent; a pile is empty where both are equal */
  readonly bottom: number;
  /** how many the deal has put in order; six when it is done */
  readonly stacked: number;
}

/** What one seat plays with. */
export interface DanzerService {
  /** 0 red, 1 orange, 2 yellow, 3 green, 4 blue, 5 purple; null: none or not seen */
  readonly colour: number | null;
  /** 0–5 headquarters by colour, 6–17 agents (pile A, then B), 18–21 Jokers by seat */
  readonly file: number | null;
  /** where its Joker is */
  readonly joker: "hand" | "own" | "table";
  /** the column of its staffer in each lane; 0 is home */
  readonly staffers: readonly number[];
  /** what it would have if the game ended now; null without a colour, or while tokens are face down */
  readonly points: number | null;
}

/** Undercover (Wyss) as one seat sees it. */
export interface WyssPicture {
  readonly game: "undercover_wyss";
  /** the seat that sees this, from 0; -1 for an onlooker */
  readonly seat: number;
  /** the seat that is to act; -1 while chance decides, -2 when the game is over */
  readonly to_act: number;
  /** the seat that the options let begin; null: drawn */
  readonly first: number | null;
  /** secrets of rows lie at the right end */
  readonly secrets_at_right: boolean;
  /** secrets of columns lie at the bottom end */
  readonly secrets_at_bottom: boolean;
  readonly zero_takes_all: boolean;
  readonly scoring_first: boolean;
  readonly one_line: boolean;
  readonly kept_acts: boolean;
  /** a 10 cannot be retired */
  readonly tens_stay: boolean;
  /** a special agent's power may be left unused */
  readonly may_leave: boolean;
  /** a compelled seat chooses its second card after seeing the first */
  readonly one_by_one: boolean;
  /** after a scoring no compulsion works */
  readonly scoring_frees: boolean;
  readonly phase: "capture" | "deal_first" | "deal_mission" | "deal_secret" | "ended" | "lay_aside" | "open" | "open_two" | "order" | "power" | "reveal" | "turn_back";
  /** a seat, from 0 */
  readonly turn: number;
  /** which cards this turn may open */
  readonly reach: "anywhere" | "near" | "one" | "two";
  /** a cell: ten times its row plus its column, from 0; null for none */
  readonly stone: number | null;
  /** a cell: ten times its row plus its column, from 0; null for none */
  readonly opened: number | null;
  /** a cell: ten times its row plus its column, from 0; null for none */
  readonly row_card: number | null;
  /** a cell: ten times its row plus its column, from 0; null for none */
  readonly column_card: number | null;
  /** the seat whose special agent compels */
  readonly compeller: number | null;
  /** lines through the opened card that wait to be scored */
  readonly due: readonly ("column" | "row")[];
  readonly power_due: boolean;
  /** the line just scored: rows 0 to 5, columns 6 to 15 */
  readonly line: number | null;
  /** secrets or missions dealt so far, while they are dealt */
  readonly dealt: number;
  /** six rows of ten, from the top left */
  readonly cells: readonly WyssCell[];
  /** by line */
  readonly secrets: readonly WyssSecret[];
  /** by seat */
  readonly sides: readonly WyssSide[];
  /** values of the cards that left the game, lowest first */
  readonly box: readonly number[];
  /** values that nobody has seen yet, lowest first */
  readonly never_opened: readonly number[];
}

/** What lies in a cell. */
export interface WyssCell {
  /** open; face down with a value that all know; never opened; or a gap */
  readonly lies: "gap" | "known" | "open" | "unseen";
  /** the seat that an open card points to */
  readonly owner?: number | null;
  readonly value?: number | null;
}

/** The secret of one line. */
export interface WyssSecret {
  /** 0 tapes, 1 films, 2 documents, 3 suitcases; null before the deal */
  readonly kind: number | null;
  /** the seat that took it; null while it lies there or when it left the game */
  readonly taker: number | null;
  /** it left the game */
  readonly lost: boolean;
}

/** What one seat has before it. */
export interface WyssSide {
  /** where the arrows of its cards point: S, W, N or E */
  readonly arrow: string;
  /** the kind of its mission, where this seat may know it */
  readonly mission: number | null;
  readonly has_mission: boolean;
  /** values of the cards that it laid aside, lowest first */
  readonly laid_aside: readonly number[];
}

/** Top Secret Spies as one seat sees it. */
export interface SpiesPicture {
  readonly game: "top_secret_spies";
  /** the seat that sees this, from 0; -1 for an onlooker */
  readonly seat: number;
  /** the seat that is to act; -1 while chance decides, -2 when the game is over */
  readonly to_act: number;
  /** the seat that the options let begin; null: drawn */
  readonly first: number | null;
  readonly with_cards: boolean;
  readonly with_dossier: boolean;
  /** who is ahead is judged before the dossier points */
  readonly judged_before: boolean;
  /** the best player wins even if a free agent is ahead */
  readonly best_wins: boolean;
  /** in dossiers an agent returned at the end counts as its last holder's */
  readonly returned_held: boolean;
  /** the older edition: fewer agents, a die from 1 to 6, the safe to empty buildings */
  readonly older: boolean;
  /** how many cards of each kind, as the options say */
  readonly deck: readonly number[];
  readonly phase: "cards" | "deal" | "draw" | "ended" | "find" | "first" | "hands" | "move" | "place" | "roll" | "write";
  /** the seat whose turn it is */
  readonly player: number;
  /** the face last rolled: 0 is “1-3”, 6 is “1” (older edition), others give one point more than their number */
  readonly roll: number;
  /** how few and how many points are to be spent now */
  readonly spend: readonly [number, number] | null;
  /** the seat whose opportunity for a card it is */
  readonly actor: number;
  /** how many seats in a row played no card */
  readonly passes: number;
  /** the actor has played a card in this opportunity */
  readonly played: boolean;
  /** a seat, from 0 */
  readonly writer: number;
  /** the dossiers have been asked for */
  readonly filed: boolean;
  /** the building where the safe stands */
  readonly safe: number;
  readonly agents: readonly SpiesAgent[];
  /** by seat */
  readonly sides: readonly SpiesSide[];
  /** own cards of each kind; empty without cards */
  readonly hand: readonly number[];
  /** how many cards */
  readonly supply: number;
  /** cards of each kind; empty without cards */
  readonly discard: readonly number[];
  /** cards of each kind that left the game; empty without cards */
  readonly removed: readonly number[];
  /** the kind of the card for which a card is being drawn: it is not reshuffled yet */
  readonly laid: number | null;
}

/** One of the seven agents: gray, yellow, orange, red, green, blue, violet. */
export interface SpiesAgent {
  /** is it in this game? */
  readonly plays: boolean;
  /** 0 is the church, 11 the ruins */
  readonly building: number;
  /** its space on the scoring track */
  readonly marker: number;
  /** it came to the safe during this card round */
  readonly arrived: boolean;
}

/** What one seat has before it. */
export interface SpiesSide {
  /** its agents, one or two; null for one that this seat may not know */
  readonly agents: readonly (number | null)[];
  readonly hand_size: number;
  readonly entries_written: number;
  /** by agent: who plays it, 7 for free; null: no entry, or not to be seen */
  readonly dossier: readonly (number | null)[];
}

/** What is asked of whom. */
export interface Task {
  /** the message `task-…` of the game's catalogue says it */
  readonly kind: string;
  /** the numbers of that kind of task */
  readonly numbers: readonly number[];
  /** the same as a sentence in the language asked for; only in answers over HTTP */
  readonly text?: string;
}

/** Something that the seat may do now. */
export interface Offer {
  /** send this back to do it; codes never change their meaning */
  readonly code: number;
  /** what it is: a kind, then its numbers, as listed for the game */
  readonly parts: readonly (string | number)[];
}

/** How the game ended. */
export interface Finish {
  /** the message `reason-…` of the game's catalogue says it */
  readonly reason: string;
  /** by seat */
  readonly scores: readonly number[];
  /** by seat; 1 for winners, nobody where nobody wins */
  readonly places: readonly number[];
  /** the same as a sentence in the language asked for; only in answers over HTTP */
  readonly text?: string;
}

/** Something that the seat saw or heard. */
export interface Line {
  /** what happened: the message `event-…` of the game's catalogue says it */
  readonly kind: string;
  /** the numbers of that kind of event */
  readonly numbers: readonly number[];
  /** the same as a sentence in the language asked for; only in answers over HTTP */
  readonly text?: string;
}

/** Something that somebody said. */
export interface ChatLine {
  readonly name: string;
  /** the seat that sees this, from 0; -1 for an onlooker */
  readonly seat: number;
  /** the number of a quick phrase, `phrase-…` of the table's catalogue; -1: own words */
  readonly phrase: number;
  /** own words, never markup; of a quick phrase only in answers over HTTP */
  readonly text: string;
  /** seconds since 1970 */
  readonly time: number;
}

/** The game has gone on, or a decision was taken back. */
export interface Moved {
  readonly is: "moved";
  /** its place in this stream: say the last one you have when you connect again */
  readonly number: number;
  /** how far the game has come: commands that act name the `version` they were made for */
  readonly version: number;
  /** how many of the last lines of the log are no longer true */
  readonly forget: number;
  /** null: go on from the picture that you have; otherwise from this one, as at the start of a match and when a decision was taken back */
  readonly picture: HunterPicture | DanzerPicture | WyssPicture | SpiesPicture | null;
  /** what this seat saw and heard of it, in order, with what it changed */
  readonly beats: readonly Beat[];
  /** what else is not as before, where this seat heard nothing of it; fold it last */
  readonly patch: readonly (readonly [readonly (string | number)[], unknown])[];
  /** what is true after all of it; null where a newer move follows at once */
  readonly now: Now | null;
  readonly may_undo: boolean;
  readonly timer: Timer | null;
  /** since when the seat to act is awaited, in seconds since 1970; 0 before the match */
  readonly since: number;
}

/** What somebody at the table would notice as one thing. */
export interface Beat {
  /** null where nothing needs to be said: it happens in passing */
  readonly say: Told | null;
  /** for the log, in order */
  readonly lines: readonly PatchedLine[];
  /** why it must not be skipped; empty where it may be */
  readonly weight?: "" | "deal" | "elimination" | "end" | "reveal" | "scoring" | "unmasking";
  /** the seat that chose all of this, and need not be shown it again; -1 where it brings news to all */
  readonly chosen_by?: number;
}

/** One sentence. */
export interface Told {
  /** `beat-…` or `event-…` of the game's catalogue says it */
  readonly section: "beat" | "event";
  readonly kind: string;
  /** the numbers of that kind */
  readonly numbers: readonly number[];
  /** the same as a sentence in the language asked for; only in answers over HTTP */
  readonly text?: string;
}

/** Something that the seat saw or heard, and what it changed. */
export interface PatchedLine {
  /** what happened: the message `event-…` of the game's catalogue says it */
  readonly kind: string;
  /** the numbers of that kind of event */
  readonly numbers: readonly number[];
  /** the same as a sentence in the language asked for; only in answers over HTTP */
  readonly text?: string;
  /** places of the picture, each a list of keys and indices from the outside in, with what lies there now */
  readonly patch?: readonly (readonly [readonly (string | number)[], unknown])[];
}

/** What is true once a move has been told. */
export interface Now {
  readonly task: Task;
  /** what this seat may do now */
  readonly offers: readonly Offer[];
  /** seats that decide at the same time now, whether they already have or not; empty: only `picture.to_act`. A seat among them that is offered nothing has decided */
  readonly together: readonly number[];
  readonly ending?: Finish | null;
}

/** Somebody sat down, left, came back; the stage or the settings changed. */
export interface Changed {
  readonly is: "changed";
  /** its place in this stream: say the last one you have when you connect again */
  readonly number: number;
  readonly table: TableState;
}

/** Somebody said something. */
export interface Chatted {
  readonly is: "chatted";
  /** its place in this stream: say the last one you have when you connect again */
  readonly number: number;
  readonly line: ChatLine;
}

/** This seat's private notes were changed, perhaps in another window. */
export interface Noted {
  readonly is: "noted";
  /** its place in this stream: say the last one you have when you connect again */
  readonly number: number;
  readonly notes: string;
}

/** The command was carried out, and is stored for good. */
export interface Done {
  readonly is: "done";
  /** the `id` of the command that this answers */
  readonly id: number;
}

/** The command changed nothing. */
export interface Refused {
  readonly is: "refused";
  /** the `id` of the command; null where it could not even be read */
  readonly id: number | null;
  /** why: the message `error-…` of the catalogue of errors says it */
  readonly code: string;
  /** the rule that forbids it, said by `rule-…` of the game's catalogue; empty: none does */
  readonly rule: string;
  /** of a message that could not be read: what is wrong with it, in English */
  readonly why?: string;
  /** the same as a sentence in the language asked for; only in answers over HTTP */
  readonly text?: string;
  /** of a new table, over HTTP: what of it is at fault, as `name`, `seats`, `seats.2`, `options.cards`, `clock` or `series`; empty where it is nothing of these */
  readonly field?: string;
}

/** What a bot would do. */
export interface Hinted {
  readonly is: "hinted";
  /** the `id` of the command that this answers */
  readonly id: number;
  /** codes, the best one first */
  readonly actions: readonly number[];
  /** about each action, then about seats */
  readonly remarks: readonly Remark[];
}

/** What a bot says about an action or about a seat. */
export interface Remark {
  /** `hint`: `hint-…` of the table's catalogue says it; `belief`: `belief-…` of the game's. With an action it is the reason for it */
  readonly section: "belief" | "hint";
  readonly kind: string;
  /** the numbers of that kind of remark */
  readonly numbers: readonly number[];
  /** the action it is about, in parts; empty where it is about none */
  readonly action: readonly (string | number)[];
  /** the same as a sentence in the language asked for; only in answers over HTTP */
  readonly text?: string;
}

/** Somebody is there. */
export interface Pong {
  readonly is: "pong";
  /** the `id` of the command that this answers */
  readonly id: number;
}

/** News of the server itself; it has no number, and is not repeated. */
export interface Announced {
  readonly is: "announced";
  /** the message `announcement-…` of the table's catalogue says it: `bots_compiled`, `bot_hurried` */
  readonly code: string;
}

/** The last message before the server hangs up. */
export interface Farewell {
  readonly is: "farewell";
  /** why: the message `error-…` of the catalogue of errors says it */
  readonly code: string;
}

/** Every public table, newest first. */
export interface LobbyAll {
  readonly is: "all";
  readonly tables: readonly LobbyTable[];
}

/** A public table, as the lobby lists it. */
export interface LobbyTable {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, number | boolean | string>>;
  readonly stage: "closed" | "dealing" | "finished" | "playing" | "waiting";
  /** by seat; empty for an open one */
  readonly names: readonly string[];
  /** how many seats are open */
  readonly open: number;
  readonly watchable: boolean;
  readonly clock: Clock;
}

/** What has changed since the last message; at most a few of these a second. */
export interface LobbyChanged {
  readonly is: "changed";
  /** tables that are new or have changed, the oldest first */
  readonly shown: readonly LobbyTable[];
  /** ids of tables that are no longer listed */
  readonly hidden: readonly string[];
}

/** What there is, and how the daily case is chosen. */
export interface PuzzleGames {
  /** the daily case goes round these, in this order */
  readonly games: readonly PuzzleGame[];
  /** on day `d` since 1970 (UTC) it is a puzzle of game `d mod games`: with `r = d div games`, number `r * stride mod puzzles` of its list, from 0 */
  readonly stride: number;
}

/** A game that has puzzles. */
export interface PuzzleGame {
  readonly game: string;
  readonly title: string;
  /** how many */
  readonly puzzles: number;
}

/** All puzzles of one game, in the order of their numbers. */
export interface PuzzleFile {
  readonly game: string;
  readonly puzzles: readonly Puzzle[];
}

/** One question with its answer. */
export interface Puzzle {
  readonly id: string;
  readonly kind: "deduction" | "move" | "plan";
  /** as of a player who solves it every other time */
  readonly rating: number;
  /** a seat, from 0 */
  readonly seat: number;
  /** by seat */
  readonly names: readonly string[];
  /** the options that are not usual, in words; empty: none */
  readonly variant: string;
  readonly question: PuzzleWords;
  /** what an informant reports */
  readonly clues: readonly string[];
  /** what this seat has heard so far and needs to remember */
  readonly log: readonly string[];
  /** of a deduction: the answers to choose from */
  readonly choices: readonly PuzzleWords[];
  /** of a deduction: which of them is right, from 0; -1 of other puzzles */
  readonly right: number;
  /** the position; of a plan one for each decision */
  readonly stages: readonly PuzzleStage[];
  /** the reasoning */
  readonly steps: readonly PuzzleWords[];
}

/** A sentence, or an answer in words. */
export interface PuzzleWords {
  readonly text: string;
  /** pieces of the board that belong to it, by the page's names: `door:1`, `agent:3` */
  readonly things: readonly string[];
}

/** One decision that is asked for. */
export interface PuzzleStage {
  readonly picture: HunterPicture | DanzerPicture | WyssPicture | SpiesPicture;
  /** what this seat may do now */
  readonly offers: readonly Offer[];
  /** the codes of the actions that are right; any of them will do */
  readonly right: readonly number[];
}

/** Any game that has no picture of its own: its text form. It has a tag `game`, too: the slug of that game. */
export interface PlainPicture {
  /** the seat that sees this, from 0; -1 for an onlooker */
  readonly seat: number;
  /** the seat that is to act; -1 while chance decides, -2 when the game is over */
  readonly to_act: number;
  /** what this seat sees: a `name value …` line a field */
  readonly text: string;
}

/** Why a request was not answered as asked. */
export interface Problem {
  /** as one word for programs */
  readonly code: string;
  /** as a sentence in the reader's language */
  readonly text: string;
  /** the number of the rule that forbids it; empty where none does */
  readonly rule?: string;
}

/** One of the games. */
export interface GameInfo {
  /** its short name */
  readonly game: string;
  /** the version of its rules */
  readonly rules: number;
  readonly title: string;
  readonly summary: string;
  readonly designers: string;
  readonly publisher: string;
  readonly year: number;
  readonly least_seats: number;
  readonly most_seats: number;
  /** how many to offer first */
  readonly usual_seats: number;
  readonly minutes: number;
  readonly options: readonly OptionInfo[];
}

/** Something that can be chosen before a game. */
export interface OptionInfo {
  readonly name: string;
  /** what it is called, in the reader's language */
  readonly title: string;
  /** the number of the rule that it touches */
  readonly rule: string;
  readonly default: number | boolean | string;
  /** what it takes, in short */
  readonly form: string;
  /** what it takes, in the reader's language */
  readonly allowed: string;
  /** what it does, in the reader's language */
  readonly about: string;
  /** where it takes one of a few words, each of them, the usual one first */
  readonly values: readonly OptionValue[];
  /** where it takes text, what is written unless one of `values` is meant, in the reader's language */
  readonly typed: string;
  /** the printed rules offer it as a way to play; otherwise it is a house rule */
  readonly variant: boolean;
}

/** One of the words that an option takes. */
export interface OptionValue {
  readonly value: string;
  /** in the reader's language */
  readonly text: string;
}

/** A table to be made; whoever makes it is its host and takes the first open seat. */
export interface NewTable {
  readonly settings: Settings;
  /** what others call you; text, never markup */
  readonly name: string;
}

/** A finished game goes on from one of its moments at a table of its own, with bots and with new chance. */
export interface WhatIf {
  /** after how many actions and chance results */
  readonly moment: number;
  /** a seat, from 0 */
  readonly seat: number;
  /** what others call you; text, never markup */
  readonly name: string;
  /** of the bots: random, rookie, agent or spymaster */
  readonly level?: string;
}

/** A table that was made. */
export interface TableMade {
  readonly id: string;
  /** the invitation: it carries the right to join and nothing else */
  readonly link: string;
}

/** A secret for a program: whoever sends it is that person. */
export interface Token {
  /** send it as `Authorization: Bearer …`; it is shown only once and never stored */
  readonly token: string;
  /** who that is, for the log of the program; no secret */
  readonly person: string;
}

/** Actions in words. */
export interface Words {
  readonly words: readonly string[];
}

/** Quick phrases of the chat, by number. */
export interface Phrases {
  readonly phrases: readonly string[];
}

/** Public tables, newest first. */
export interface PublicTables {
  readonly tables: readonly LobbyTable[];
}

/** Finished games, newest first. */
export interface PastMatches {
  readonly matches: readonly PastMatch[];
}

/** A game that has ended, or was broken off after its chance was promised. */
export interface PastMatch {
  /** its id */
  readonly match: string;
  readonly game: string;
  readonly options: Readonly<Record<string, number | boolean | string>>;
  /** by seat */
  readonly names: readonly string[];
  /** by seat; empty if it was broken off */
  readonly scores: readonly number[];
  /** by seat; empty if it was broken off */
  readonly places: readonly number[];
  /** seconds since 1970 */
  readonly ended: number;
  /** the seats that were yours */
  readonly seats: readonly number[];
  /** its table was closed in the middle, or it was never dealt */
  readonly broken_off: boolean;
  /** how many actions and chance results there are; 0 if it was never dealt */
  readonly moments: number;
  /** seats that took no part in its deal, or left it, so that it was never dealt */
  readonly absent: readonly number[];
}

/** A finished game at one moment, as somebody saw it. */
export interface ReplayMoment {
  readonly match: string;
  /** the seat that sees this, from 0; -1 for an onlooker */
  readonly seat: number;
  /** how many actions and chance results were entered */
  readonly moment: number;
  /** how many there are in all */
  readonly last: number;
  /** who made the first of the story: a seat, -1 for chance; null at the beginning */
  readonly actor: number | null;
  /** what led to each of the scenes; none at the beginning */
  readonly stories: readonly ReplayStory[];
  /** one; or, with all hands open, one of every seat, with the others' secrets */
  readonly scenes: readonly Scene[];
}

/** The last action or chance result, or all since a moment, as one seat saw and heard it. */
export interface ReplayStory {
  /** as it was before; patches lead from here to the scene */
  readonly picture: HunterPicture | DanzerPicture | WyssPicture | SpiesPicture;
  readonly beats: readonly Beat[];
  /** what else has changed, where this seat heard nothing of it; fold it last */
  readonly patch: readonly (readonly [readonly (string | number)[], unknown])[];
}

/** A finished game in sentences, as somebody heard it. */
export interface ReplayOutline {
  readonly match: string;
  /** the seat that sees this, from 0; -1 for an onlooker */
  readonly seat: number;
  /** how many actions and chance results there are */
  readonly last: number;
  /** in order; only those that say something */
  readonly beats: readonly OutlineBeat[];
}

/** One sentence of a finished game, and where it is told. */
export interface OutlineBeat {
  /** the moment at which its story begins */
  readonly since: number;
  /** the moment to which it leads: after how many actions and chance results */
  readonly moment: number;
  /** which beat of that story, from 0 */
  readonly beat: number;
  readonly say: Told;
  readonly weight: "" | "deal" | "elimination" | "end" | "reveal" | "scoring" | "unmasking";
}

/** A record that was imported. */
export interface MatchKept {
  readonly match: string;
}

/** Somebody, as the server knows them. */
export interface Me {
  /** you have a cookie or a token */
  readonly known: boolean;
  /** where you have a seat or are the host, and that are not closed */
  readonly tables: readonly LobbyTable[];
}

/** The rules of a game in the reader's language, or in English where there is no text in it yet. */
export interface RulesText {
  readonly game: string;
  /** the language of the text */
  readonly lang: string;
  /** by number, in the order of the text; in Markdown */
  readonly rules: Readonly<Record<string, string>>;
}

/** What the numbers of each kind are called in the messages of one part of the catalogue (docs/words.md). */
export interface Declarations {
  readonly part: string;
  readonly events: Readonly<Record<string, readonly NamedNumber[]>>;
  readonly beats: Readonly<Record<string, readonly NamedNumber[]>>;
  readonly actions: Readonly<Record<string, readonly NamedNumber[]>>;
  readonly tasks: Readonly<Record<string, readonly NamedNumber[]>>;
  readonly beliefs: Readonly<Record<string, readonly NamedNumber[]>>;
  readonly hints: Readonly<Record<string, readonly NamedNumber[]>>;
  readonly derived: Readonly<Record<string, Derivation>>;
}

/** What one number of an event, an action or a task is, or what all that are left are. */
export interface NamedNumber {
  /** of the variable in the message */
  readonly name: string;
  /** `list`: all numbers that are left, each or each group of them an item; `places`: each that is not 0 */
  readonly what: "list" | "number" | "places" | "seat";
  /** it may be missing */
  readonly optional: boolean;
  /** what stands before the last item of a list */
  readonly join: "and" | "comma" | "or";
  /** the variables of each item; none where items are plain numbers */
  readonly items: readonly string[];
}

/** A number that messages need and that is not sent, made of others in the order of these fields. */
export interface Derivation {
  /** numbers by name, each with its factor; they are added up */
  readonly of: Readonly<Record<string, number>>;
  /** by this, rounded down */
  readonly divide: number;
  /** the remainder by this, never negative; 0: none is taken */
  readonly modulo: number;
  readonly plus: number;
  /** only -1, 0 or 1 is kept */
  readonly sign: boolean;
}

/** The chance of a finished game, redone: the seed is in its record, and docs/fairness.md says how to redo it. */
export interface ChanceCheck {
  readonly match: string;
  /** commitment, every draw, every entry, the ending and the seal are as they should be */
  readonly fair: boolean;
  /** what fails, in one sentence; empty if nothing does */
  readonly text: string;
  /** in order; none if something fails */
  readonly draws: readonly DrawLine[];
}

/** One chance move of a finished game. */
export interface DrawLine {
  /** its place in the record */
  readonly entry: number;
  /** the stream gave a number below this */
  readonly bound: number;
  /** that number */
  readonly value: number;
  /** the code that it stands for: what the record has there */
  readonly outcome: number;
  /** the same in words */
  readonly text: string;
}

/** How a finished game went. The same record always gives the same; of a game whose bots have no evaluator, and of
one that was broken off, there are no points. */
export interface Curve {
  readonly match: string;
  readonly points: readonly CurvePoint[];
  /** the largest swing of any seat; null where there is no curve */
  readonly turning: Swing | null;
  /** the turn that brought its own seat most; it may be the same */
  readonly best: Swing | null;
  /** by seat; none where there is no curve */
  readonly tales: readonly SeatTale[];
}

/** How things stood before a turn, or at the end. */
export interface CurvePoint {
  /** after how many actions and chance results: a replay can be opened there */
  readonly moment: number;
  /** by seat, what it could expect then: from 0 (last) to 1 (the only winner) */
  readonly outlook: readonly number[];
}

/** A turn, with its chance, after which a seat could expect something else. */
export interface Swing {
  /** after how many actions and chance results: a replay can be opened there */
  readonly moment: number;
  /** whose turn it was */
  readonly seat: number;
  /** what happened then that mattered most */
  readonly say: Told;
  /** the seat whose outlook changed most by it */
  readonly concerns: number;
  /** what that seat could expect, from 0 (last) to 1 (the only winner) */
  readonly before: number;
  /** what that seat could expect, from 0 (last) to 1 (the only winner) */
  readonly after: number;
}

/** One line about how the game went for a seat: `tale-…` of the catalogue `finale` says it. */
export interface SeatTale {
  /** a seat, from 0 */
  readonly seat: number;
  /** what happened to it */
  readonly kind: "close" | "comeback" | "early" | "late" | "led" | "lost_lead" | "peak" | "took_lead";
  /** in which third of the game */
  readonly when: "early" | "late" | "middle";
  /** the same as a sentence in the language asked for; only in answers over HTTP */
  readonly text?: string;
}

/** A review, or how far it is. */
export interface ReviewAnswer {
  readonly match: string;
  /** none: nobody has asked for it yet, or it could not be made */
  readonly state: "making" | "none" | "ready";
  /** decisions that are judged already */
  readonly done: number;
  /** decisions to be judged; 0 until that is known */
  readonly total: number;
  readonly review: GameReview | null;
}

/** A finished game looked at again. The same record always gives the same. */
export interface GameReview {
  readonly points: readonly CurvePoint[];
  /** moments before the turns that changed most */
  readonly turning: readonly number[];
  readonly moves: readonly ReviewedMove[];
  readonly luck: readonly LuckyTurn[];
  readonly secrets: readonly SecretCourse[];
  readonly seats: readonly SeatReview[];
}

/** A decision that left a choice, judged by what its seat could know then. */
export interface ReviewedMove {
  /** among all decisions of the game, from 1 */
  readonly number: number;
  /** the moment before it */
  readonly moment: number;
  /** a seat, from 0 */
  readonly seat: number;
  readonly verdict: "blunder" | "brilliant" | "good" | "inaccuracy" | "mistake";
  /** points of win chance: 100 from the last place to the first */
  readonly cost: number;
  readonly played: Offer;
  /** the same as a sentence in the language asked for; only in answers over HTTP */
  readonly text: string;
  /** a better move; null where none was found */
  readonly best: Offer | null;
  /** the same as a sentence in the language asked for; only in answers over HTTP */
  readonly best_text: string;
}

/** What chance, or something that came to light, changed more than was to be expected. */
export interface LuckyTurn {
  /** after how many actions and chance results: a replay can be opened there */
  readonly moment: number;
  /** whose decision brought it to light; -1: chance */
  readonly seat: number;
  /** by seat, in points of win chance */
  readonly change: readonly number[];
}

/** What could be known of a seat's secrets. */
export interface SecretCourse {
  /** whose; -1: what lies hidden on the table */
  readonly seat: number;
  readonly points: readonly SecretPoint[];
  /** number of the decision of that seat that told an onlooker most */
  readonly revealing: number | null;
  /** number of the one that misled an onlooker most */
  readonly bluff: number | null;
  /** by seat that looks, an onlooker last: the moment from which on it was certain */
  readonly known: readonly (number | null)[];
}

/** How likely the truth about a secret looked at the beginning of a turn. */
export interface SecretPoint {
  /** after how many actions and chance results: a replay can be opened there */
  readonly moment: number;
  /** from 0 to 1 */
  readonly onlooker: number;
  /** by the seat that looks, from 0 to 1; its own secrets are 1 */
  readonly seats: readonly number[];
}

/** One player's game. */
export interface SeatReview {
  /** a seat, from 0 */
  readonly seat: number;
  /** points of win chance that a decision cost on average; null: had no choice */
  readonly rating: number | null;
  readonly split: ResultSplit;
  readonly sentences: readonly string[];
}

/** How a result came about: the first five add up to the last. */
export interface ResultSplit {
  /** what each seat may expect of a fair game */
  readonly start: number;
  /** what its own decisions cost it */
  readonly own: number;
  /** its part of what the others' decisions cost them */
  readonly others: number;
  /** what chance, and what came to light, changed more than was to be expected */
  readonly luck: number;
  /** what none of these explains */
  readonly rest: number;
  /** points of win chance: 100 from the last place to the first */
  readonly result: number;
}

/** Something in the chat that whoever runs the server should see. */
export interface NewReport {
  /** of the line in the chat */
  readonly time: number;
  readonly why?: string;
}

/**  */
export interface AdminTables {
  readonly tables: readonly AdminTable[];
  /** how many there are, shown or not */
  readonly count: number;
}

/** A table as whoever runs the server sees it: no hand, no seed, no notes. */
export interface AdminTable {
  /** how its id begins: the whole id is an invitation */
  readonly table: string;
  readonly game: string;
  readonly stage: "closed" | "dealing" | "finished" | "playing" | "waiting";
  readonly public: boolean;
  /** a person */
  readonly host: string;
  readonly seats: readonly AdminSeat[];
}

/**  */
export interface AdminSeat {
  readonly kind: string;
  readonly name: string;
  /** empty for a bot and for an open seat */
  readonly person: string;
}

/**  */
export interface AdminSanction {
  /** `person` and `address` are kept out; a person with `mute` may play, but not speak */
  readonly kind: "address" | "mute" | "person";
  readonly subject: string;
  readonly why: string;
  /** seconds since 1970 */
  readonly since: number;
  /** seconds since 1970; null: until it is lifted */
  readonly until: number | null;
}

/**  */
export interface NewSanction {
  /** `person` and `address` are kept out; a person with `mute` may play, but not speak */
  readonly kind: "address" | "mute" | "person";
  /** a person, or an address or network such as 10.0.0.0/8 */
  readonly subject: string;
  readonly days?: number | null;
  /** for the audit log */
  readonly why?: string;
}

/**  */
export interface AdminReport {
  readonly number: number;
  /** when it was reported, in seconds since 1970 */
  readonly time: number;
  /** how its id begins */
  readonly table: string;
  readonly reporter: string;
  readonly author: string;
  /** of the author, at the table */
  readonly name: string;
  readonly text: string;
  readonly why: string;
}

/**  */
export interface AdminAudit {
  /** seconds since 1970 */
  readonly time: number;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly why: string;
}
