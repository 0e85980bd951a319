/** The model of a table: what the server has sent, told beat by beat. All of it keeps step with the beat that runs. */

import { untrack } from "svelte";
import { lang } from "../app/lang.svelte";
import { settings } from "../app/settings.svelte";
import { play } from "../app/sound";
import { api, Refusal } from "../net/api";
import { clientId } from "../net/client_id";
import { TableConnection, type CommandBody, type ConnectionState } from "../net/table_connection";
import type {
  ChatLine,
  Hinted,
  Line,
  Message,
  Moved,
  PatchedLine,
  Picture,
  Refused,
  Scene,
  TableState,
  Timer,
  Welcome,
} from "../wire.gen";
import { Choosing, Form, type Effect, type Path } from "./choosing.svelte";
import { DealFolder } from "./deal_folder.svelte";
import { fold } from "./fold";
import { gameOf, loadGame } from "./games";
import { OwnPart, type Step } from "./own_part";
import { Telling } from "./telling.svelte";
import { NO_READER } from "../words/sayings";

const SLOW = 2500; // milliseconds after which a command without an answer is reported
const FAR_BEHIND = 12; // with more moves than this waiting, only what must not be skipped takes time
const LONG_ABSENCE = 4; // so many turns are summed up, and told only if somebody asks
const NO_TASK: Scene["task"] = { kind: "", numbers: [] };
const ANNOUNCED = 8000; // milliseconds for which news of the server stay
const PASS_AFTER = 450; // milliseconds, and up to twice that
const NOTES_REST = 600; // milliseconds without a change after which notes are sent

export const NOT_OFFERED = "not_offered";
const FINAL = "final"; // refused because it could not be taken back: it needs a confirmation

/** Why something was not done, and the rule if one forbids it; `not_offered`: nothing was even sent. */
export type Why = Pick<Refused, "code" | "rule" | "why">;

interface Move {
  readonly message: Moved;
  readonly received: number; // by the page's clock
}

/** What happened while nobody was looking: from this scene on. */
interface Absence {
  readonly scene: Scene;
  readonly log: readonly Line[];
  readonly moves: readonly Move[];
}

function turnsIn(moves: readonly Move[]): number {
  return moves.flatMap(({ message }) => message.beats.flatMap(({ lines }) => lines)).filter(({ kind }) => kind === "turn").length;
}

export class TableModel {
  table: TableState | null = $state.raw(null);
  seat = $state(-1);
  version = $state(0);
  scene: Scene | null = $state.raw(null);
  log: readonly Line[] = $state.raw([]);
  chat: readonly ChatLine[] = $state.raw([]);
  notes = $state("");
  mayUndo = $state(false);
  timer: Timer | null = $state.raw(null);
  timerSince = $state(0);
  since = $state(0); // since when the seat to act is awaited, in seconds since 1970
  connection: ConnectionState = $state("connecting");
  farewell = $state(""); // why the server hung up, as its code
  announced = $state(""); // news of the server itself, as its code, for a while
  refused: Why | null = $state.raw(null);
  hint: Hinted | null = $state.raw(null);
  thinking = $state(false); // a hint was asked for
  ends = $state(false); // the end of the match is being told, or was
  nextBegan = $state(false); // the next match waits until somebody leaves the end of this one
  tells = $state(false); // a story is being told: what follows it is not known yet
  away: Absence | null = $state.raw(null); // what can be told again
  pointed: Line | null = $state.raw(null); // the line of the log that somebody points at
  doubtful = $state(false); // the server no longer shows what it showed before the deal
  denied = $state(false); // it confirmed our part in a deal, and yet says that we took none
  leftOut = $state(false); // it began the match without our part
  withoutGame = $state(0); // deals here that we took part in, since the last game, and that led to none
  sending = $state(false);
  passesWhile: string | null = $state(null); // passes by itself as long as this is so
  slow = $state(false); // the server takes its time to answer
  choosing: Choosing = $state.raw(new Choosing([]));

  readonly #connection: TableConnection;
  readonly telling = new Telling();
  readonly folder = new DealFolder();
  #paths: readonly Path[] = [];
  #decisions: readonly string[] = []; // of a page that was filled in: those that are still to be sent
  #queue: Move[] = [];
  #unseen: Absence | null = null;
  #held: TableState | null = null; // how the table is once the story has been told
  #round = 0; // goes up when everything is told anew
  #received: Promise<void> = Promise.resolve();
  readonly #ownPart = new OwnPart();
  #wantsNext = false; // said so here
  #leaveEnd: () => void = () => undefined;
  #notesTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    seat: number | null,
  ) {
    this.#connection = new TableConnection(
      (since) => socketUrl(id, seat, since),
      (message) => this.#receive(message),
      (state) => (this.connection = state),
      () => this.#isRefused(),
    );
    document.addEventListener("visibilitychange", this.#looksAgain);
    void this.#begin();
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#looksAgain);
    this.#connection.close();
  }

  /** The seats that are asked: the one to act, or those that decide at the same time, whether they have or not. */
  get asked(): readonly number[] {
    if (!this.scene) return [];
    return this.scene.together.length ? this.scene.together : [this.scene.picture.to_act];
  }

  /** Whether this seat has something to decide. */
  get mine(): boolean {
    return !this.tells && this.seat >= 0 && this.asked.includes(this.seat) && !this.decided;
  }

  /** Whether this seat has decided, and waits for others who do so at the same time. */
  get decided(): boolean {
    return this.asked.length > 1 && this.asked.includes(this.seat) && !this.scene?.offers.length;
  }

  /** The seat that sentences call “you”: none where several people read them on one device. */
  get reader(): number {
    return this.table?.seats.filter((seat) => seat.yours).length === 1 ? this.seat : NO_READER;
  }

  /** The event that is being shown. */
  get news(): Line | null {
    return this.telling.line;
  }

  /** How many turns can be told again. */
  get turnsAway(): number {
    return this.away ? turnsIn(this.away.moves) : 0;
  }

  /** Send a command; a refusal is kept to be shown. */
  async send(body: CommandBody): Promise<boolean> {
    if (body.do === "rematch") this.#wantsNext = true;
    if (body.do === "stand") this.#ownPart.leave();
    const late = setTimeout(() => (this.slow = true), SLOW);
    const answer = await this.#connection.send(body);
    clearTimeout(late);
    this.slow = false;
    if (answer.is === "refused" && answer.code !== FINAL) this.refused = answer;
    if (answer.is === "hinted") this.hint = answer;
    return answer.is !== "refused";
  }

  /** Do what has been chosen. */
  async confirm(): Promise<void> {
    const { ready, decisions } = this.choosing;
    if (ready === null || this.sending) return;
    this.#decisions = decisions ?? [];
    const action = decisions ? this.#nextDecision() : ready;
    if (action !== null) await this.#act(action);
  }

  /** Tentatively: if it can be taken back. Otherwise it stays a plan, to be confirmed. */
  async #act(action: number, tentative = false): Promise<void> {
    const { choosing } = this;
    this.sending = choosing.locked = true;
    this.refused = null;
    this.away = null;
    if (await this.send({ do: "act", seat: this.seat, version: this.version, action, tentative })) return; // the next scene follows
    this.#decisions = [];
    this.sending = choosing.locked = false;
  }

  /** Of a page that was filled in: the action for the next of its entries, in the order of the rules. */
  #nextDecision(): number | null {
    const [thing, ...later] = this.#decisions;
    const path = thing === undefined ? undefined : this.#paths.find(({ steps }) => steps.length === 1 && steps[0] === thing);
    this.#decisions = path ? later : [];
    return path?.code ?? null;
  }

  /** Pass now, and again until something changes. */
  passOn(): void {
    const picture = this.scene?.picture;
    const passing = picture ? gameOf(picture).passing : undefined;
    if (!picture || !passing) return;
    this.passesWhile = passing.watched(picture);
    this.choosing.tap(passing.thing);
  }

  /** After as long as a bot takes, whatever it holds: how quickly somebody passes tells nothing of a hand. */
  #passAgain(): void {
    const picture = this.scene?.picture;
    if (this.passesWhile === null || !picture || !this.mine) return;
    const { passing } = gameOf(picture);
    if (!passing || !this.choosing.isLit(passing.thing) || passing.watched(picture) !== this.passesWhile) {
      this.passesWhile = null;
      return;
    }
    const { choosing } = this;
    setTimeout(() => {
      if (this.choosing === choosing && this.passesWhile !== null && !choosing.begun) choosing.tap(passing.thing);
    }, PASS_AFTER * (1 + Math.random()));
  }

  undo(): Promise<boolean> {
    return this.send({ do: "undo", seat: this.seat, version: this.version });
  }

  async askHint(): Promise<void> {
    this.thinking = true;
    await this.send({ do: "hint", seat: this.seat });
    this.thinking = false;
  }

  /** A tap on what is not offered: ask the server which rule forbids it. */
  async askWhyNot(thing: string): Promise<void> {
    const scene = this.scene;
    if (!scene || !this.mine || this.sending) return;
    const parts = gameOf(scene.picture).attempt(thing, this.choosing.picks, scene.picture);
    this.refused = null;
    if (!parts) this.refused = { code: NOT_OFFERED, rule: "" };
    else await this.send({ do: "try", seat: this.seat, version: this.version, parts });
  }

  /** The seat's private notes: shown at once, sent when typing pauses. */
  keep(notes: string): void {
    this.notes = notes;
    clearTimeout(this.#notesTimer);
    this.#notesTimer = setTimeout(() => void this.send({ do: "note", seat: this.seat, text: notes }), NOTES_REST);
  }

  /** From the end of this match to the next one. */
  goOn(): void {
    this.#leaveEnd();
  }

  /** Tell no more: go to where the game is. */
  skipAhead(): void {
    this.telling.skip();
  }

  /** Whoever comes by an invitation has no identity yet: a browser gets its cookie before it takes a seat. */
  async #begin(): Promise<void> {
    await api.me(lang.now).catch(() => undefined); // the connection keeps trying, and says so
    this.#connection.open();
  }

  async #isRefused(): Promise<boolean> {
    try {
      await api.table(lang.now, this.id);
      return false;
    } catch (error) {
      if (!(error instanceof Refusal)) return false; // the server cannot be reached just now
      this.farewell = error.code;
      return ["no_table", "no_watchers", "not_yours", "unknown_version"].includes(error.code);
    }
  }

  #receive(message: Message): void {
    this.#received = this.#received.then(() => this.#handle(message)); // in order, also while the game is being loaded
  }

  async #handle(message: Message): Promise<void> {
    if (this.#takesTheEndAway(message)) await this.#stay();
    if (message.is === "welcome") await this.#welcome(message);
    else if (message.is === "moved") this.#moved(message);
    else if (message.is === "changed") this.#changed(message.table);
    else if (message.is === "noted") this.notes = message.notes;
    else if (message.is === "chatted") this.chat = [...this.chat, message.line];
    else if (message.is === "announced") this.#announce(message.code);
    else if (message.is === "farewell") this.farewell = message.code;
  }

  /** Others play on: whoever has not said so keeps the end on the screen. */
  #takesTheEndAway(message: Message): boolean {
    if ((message.is !== "changed" && message.is !== "welcome") || !this.scene?.ending || this.#wantsNext) return false;
    return message.table.match !== this.table?.match && this.table?.stage === "finished";
  }

  async #stay(): Promise<void> {
    this.nextBegan = true;
    await new Promise<void>((leave) => (this.#leaveEnd = leave));
    this.nextBegan = false;
    this.#wantsNext = true; // until the next match has a scene
  }

  #announce(code: string): void {
    this.announced = code;
    setTimeout(() => (this.announced = ""), ANNOUNCED);
  }

  async #welcome(message: Welcome): Promise<void> {
    await loadGame(message.table.game);
    this.#queue = [];
    this.#round += 1;
    this.tells = false;
    this.away = this.#unseen = this.#held = null;
    this.telling.skip();
    this.telling.rest();
    this.seat = message.seat;
    this.ends = message.scene?.ending != null;
    this.log = message.log;
    this.chat = message.chat;
    this.notes = message.notes;
    this.#changed(message.table);
    this.#settle(message, message.scene, message.table.timer);
  }

  #changed(table: TableState): void {
    if (this.tells && this.table && tellsTheEnd(this.table, table)) this.#held = table;
    else this.#show(table);
    for (const step of this.#ownPart.answer(table)) void this.#takePart(step);
    this.doubtful = this.#ownPart.doubtful;
    this.denied = this.#ownPart.denied;
    this.leftOut = this.#ownPart.leftOut;
    this.withoutGame = this.#ownPart.withoutGame;
  }

  #show(table: TableState): void {
    this.#held = null;
    this.table = table;
    this.timer = table.timer;
    this.timerSince = performance.now();
  }

  /** In the deal, for each of our own seats; nobody has to click for it. */
  async #takePart(step: Step): Promise<void> {
    const answer = await this.#connection.send(step);
    if (answer.is === "done") this.#ownPart.confirm(step);
  }

  #moved(message: Moved): void {
    this.#queue.push({ message, received: performance.now() });
    if (message.now && !this.tells) void this.#tell(); // otherwise a newer one follows at once
  }

  /** Move by move, until there is nothing left to tell. */
  async #tell(unasked = true): Promise<void> {
    this.tells = true;
    const round = this.#round;
    if (unasked) this.#sumUpAbsence();
    for (let move = this.#queue.shift(); move && round === this.#round; move = this.#queue.shift()) {
      await this.folder.read();
      if (round !== this.#round) return;
      this.#noteUnseen(move);
      await this.#tellMove(move, round);
    }
    if (round !== this.#round) return; // everything was told anew meanwhile
    this.telling.rest();
    this.tells = false;
    if (this.#held) this.#show(this.#held);
  }

  async #tellMove(move: Move, round: number): Promise<void> {
    const { forget, picture, beats, patch } = move.message;
    if (forget) this.log = this.log.slice(0, -forget);
    if (picture) this.#wantsNext = this.ends = false;
    this.#picture(picture ?? this.scene?.picture ?? null);
    for (const beat of beats) {
      if (beat.weight === "unmasking" || beat.weight === "end") this.ends = true;
      const show = (line: PatchedLine): void => {
        if (round === this.#round) this.#apply(line);
      };
      await this.telling.tell(beat, this.seat, show, this.#queue.length > FAR_BEHIND);
      if (round !== this.#round) return;
    }
    if (this.scene) this.#picture(fold(this.scene.picture, patch));
    this.#settle(move.message, this.#sceneAfter(move.message), move.message.timer, move.received);
  }

  /** What is to be chosen, and how it ended, comes after the story. */
  #picture(picture: Picture | null): void {
    if (!picture) return;
    this.scene = { picture, task: this.scene?.task ?? NO_TASK, offers: [], together: [], ending: null };
    if (this.choosing.asked) this.choosing = new Choosing([]);
    this.hint = null;
    this.refused = null;
    this.mayUndo = false;
  }

  #apply({ patch, ...line }: PatchedLine): void {
    this.log = [...this.log, line];
    const sound = this.scene && gameOf(this.scene.picture).sounds?.[line.kind];
    if (sound) play(sound);
    if (this.scene && patch) this.scene = { ...this.scene, picture: fold(this.scene.picture, patch) };
  }

  #sceneAfter({ now }: Moved): Scene | null {
    return this.scene && now ? { ...now, picture: this.scene.picture } : this.scene;
  }

  /** Several moves that came together after a lost connection are not told unasked. */
  #sumUpAbsence(): void {
    const missed = this.#queue.filter(({ message }) => !message.now).length;
    if (missed < LONG_ABSENCE || !this.scene) return;
    this.away ??= { scene: this.scene, log: this.log, moves: [] };
    this.telling.skip();
  }

  /** What happens while nobody looks can be told again. */
  #noteUnseen(move: Move): void {
    if (this.away) this.away = { ...this.away, moves: [...this.away.moves, move] };
    if (this.away || !this.scene || !(document.hidden || this.#unseen)) return;
    const unseen = this.#unseen ?? { scene: this.scene, log: this.log, moves: [] };
    this.#unseen = { ...unseen, moves: [...unseen.moves, move] };
  }

  readonly #looksAgain = (): void => {
    const unseen = this.#unseen;
    if (document.hidden || !unseen) return;
    this.#unseen = null;
    this.away = unseen;
    if (turnsIn(unseen.moves) < LONG_ABSENCE && !this.tells) this.replayAbsence();
  };

  /** Tell once more what happened meanwhile. */
  replayAbsence(): void {
    const away = this.away;
    if (!away || this.tells) return;
    this.away = null;
    this.ends = false;
    this.log = away.log;
    this.scene = { ...away.scene, offers: [] };
    this.#queue.unshift(...away.moves);
    void this.#tell(false);
  }

  #settle(news: Moved | Welcome, scene: Scene | null, timer: Timer | null, received = performance.now()): void {
    this.version = news.version;
    this.sending = false;
    this.scene = scene;
    if (scene?.ending) this.ends = true;
    this.mayUndo = news.may_undo;
    this.since = news.since || this.since;
    this.timer = timer;
    this.timerSince = received;
    this.hint = null;
    this.refused = null;
    this.#paths = scene ? gameOf(scene.picture).pathsOf(scene.offers, scene.picture) : [];
    this.choosing = this.#newChoosing(scene);
    if (scene && !scene.ending) this.folder.offer(this.table?.match ?? "", this.seat, scene.picture);
    const next = this.#nextDecision();
    if (next !== null) void this.#act(next);
    else setTimeout(() => this.#passAgain()); // once the story has been told
  }

  #newChoosing(scene: Scene | null): Choosing {
    const tapped = (thing: string, effect: Effect): void => this.#tapped(thing, effect);
    const fields = scene?.offers.length ? gameOf(scene.picture).formOf?.(scene.picture) : null;
    return fields ? new Form(fields, this.#paths, tapped) : new Choosing(this.#paths, tapped);
  }

  #tapped(thing: string, effect: Effect): void {
    untrack(() => {
      if (effect === "nothing") void this.askWhyNot(thing);
      else if (effect === "again") void this.confirm();
      else this.#picked(thing);
    });
  }

  /** An answer that is a button of its own says what it does: one tap is enough. */
  #picked(thing: string): void {
    const { choosing, scene } = this;
    this.refused = null;
    if (!scene || !choosing.complete || settings.confirm === "always") return;
    const isLoose = gameOf(scene.picture).loose?.includes(thing) ?? false;
    if (isLoose || settings.confirm === "never") void this.confirm();
    else if (choosing.ready !== null) void this.#act(choosing.ready, true);
  }
}

/** Stage and standing say how a game ended: they wait for its story. */
function tellsTheEnd(before: TableState, after: TableState): boolean {
  return before.stage !== after.stage || before.series?.played !== after.series?.played;
}

function socketUrl(id: string, seat: number | null, since: number | null): string {
  const query = new URLSearchParams({ client: clientId });
  if (seat !== null) query.set("seat", String(seat));
  if (since !== null) query.set("since", String(since));
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${id}/socket?${query}`;
}
