/** The model of a table: what the server has sent, with events shown one at a time. */

import { untrack } from "svelte";
import { lang } from "../app/lang.svelte";
import { settings } from "../app/settings.svelte";
import { api, Refusal } from "../net/api";
import { clientId } from "../net/client_id";
import { TableConnection, type CommandBody, type ConnectionState } from "../net/table_connection";
import type { ChatLine, Hinted, Line, Message, Moved, Refused, Scene, TableState, Timer, Welcome } from "../wire.gen";
import { Choosing } from "./choosing.svelte";
import { entropy } from "./entropy";
import { gameOf, loadGame } from "./games";

const SLOW = 2500; // milliseconds after which a command without an answer is reported
const MANY = 12; // more events than this at once: only the last ones are shown
const LONGEST = 5000; // milliseconds for all events of one move
const FAR_BEHIND = 12; // with more moves than this waiting, none is shown in detail
const ANNOUNCED = 8000; // milliseconds for which news of the server stay
const NOTES_REST = 600; // milliseconds without a change after which notes are sent

export const NOT_OFFERED = "not_offered";

/** Why something was not done, and the rule if one forbids it; `not_offered`: nothing was even sent. */
export type Why = Pick<Refused, "code" | "rule" | "why">;

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
  news: Line | null = $state.raw(null); // the event that is being shown
  heard: readonly Line[] = $state.raw([]); // what happened last, for screen readers
  pointed: Line | null = $state.raw(null); // the line of the log that somebody points at
  sending = $state(false);
  slow = $state(false); // the server takes its time to answer
  choosing: Choosing = $state.raw(new Choosing([]));

  readonly #connection: TableConnection;
  #queue: Moved[] = [];
  #showing = false;
  #skip: () => void = () => undefined;
  #received: Promise<void> = Promise.resolve();
  #mixedInto = ""; // the match that this page has added its entropy to
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
    void this.#begin();
  }

  close(): void {
    this.#connection.close();
  }

  get mine(): boolean {
    return this.seat >= 0 && this.scene?.picture.to_act === this.seat;
  }

  /** Send a command; a refusal is kept to be shown. */
  async send(body: CommandBody): Promise<boolean> {
    const late = setTimeout(() => (this.slow = true), SLOW);
    const answer = await this.#connection.send(body);
    clearTimeout(late);
    this.slow = false;
    if (answer.is === "refused") this.refused = answer;
    if (answer.is === "hinted") this.hint = answer;
    return answer.is !== "refused";
  }

  /** Do what has been chosen. */
  async confirm(): Promise<void> {
    const action = this.choosing.ready;
    if (action === null || this.sending) return;
    this.sending = true;
    this.refused = null;
    await this.send({ do: "act", seat: this.seat, version: this.version, action });
    this.sending = false;
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

  /** Show no more events one by one: go to where the game is. */
  skipAhead(): void {
    for (const moved of this.#queue) this.#take(moved);
    this.#queue = [];
    this.#skip();
  }

  /** Whoever comes by an invitation has no identity yet: a browser gets its cookie before it takes a seat. */
  async #begin(): Promise<void> {
    const words = lang.need("errors"); // a table that is not there has no game that would load them
    await Promise.allSettled([api.me(lang.now), words]); // the connection keeps trying, and says so
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
    if (message.is === "welcome") await this.#welcome(message);
    else if (message.is === "moved") this.#moved(message);
    else if (message.is === "changed") this.#changed(message.table);
    else if (message.is === "noted") this.notes = message.notes;
    else if (message.is === "chatted") this.chat = [...this.chat, message.line];
    else if (message.is === "announced") this.#announce(message.code);
    else if (message.is === "farewell") this.farewell = message.code;
  }

  #announce(code: string): void {
    this.announced = code;
    setTimeout(() => (this.announced = ""), ANNOUNCED);
  }

  async #welcome(message: Welcome): Promise<void> {
    await loadGame(message.table.game);
    this.#queue = [];
    this.#skip();
    this.seat = message.seat;
    this.log = message.log;
    this.chat = message.chat;
    this.notes = message.notes;
    this.#changed(message.table);
    this.#settle(message, message.scene, message.table.timer);
  }

  #changed(table: TableState): void {
    this.table = table;
    this.timer = table.timer;
    this.timerSince = performance.now();
    if (table.stage === "waiting" && table.match !== this.#mixedInto) this.#addEntropy(table);
  }

  /** The server has committed to a seed for a new match: this page adds entropy for each of its own seats. */
  #addEntropy(table: TableState): void {
    this.#mixedInto = table.match;
    for (const [seat, { yours, name }] of table.seats.entries()) {
      if (yours) void this.send({ do: "sit", seat, name, entropy: entropy() });
    }
  }

  #moved(message: Moved): void {
    this.#queue.push(message);
    if (!this.#showing) void this.#show();
  }

  async #show(): Promise<void> {
    this.#showing = true;
    for (let moved = this.#queue.shift(); moved; moved = this.#queue.shift()) {
      this.#take(moved);
      const lines = moved.lines.length > MANY ? moved.lines.slice(-2) : moved.lines; // nobody wants to see a whole deal
      for (const line of lines) {
        if (this.#queue.length > FAR_BEHIND || settings.dwell === 0) break;
        this.news = line;
        if (await this.#pause(Math.min(settings.dwell, LONGEST / lines.length))) break;
      }
    }
    this.news = null;
    this.#showing = false;
  }

  /** Leave an event on the screen for a while; true if somebody skips the rest. */
  #pause(milliseconds: number): Promise<boolean> {
    return new Promise((done) => {
      const over = setTimeout(() => done(false), milliseconds);
      this.#skip = () => {
        clearTimeout(over);
        done(true);
      };
    });
  }

  #take(moved: Moved): void {
    const kept = moved.forget ? this.log.slice(0, -moved.forget) : this.log;
    this.log = [...kept, ...moved.lines];
    this.heard = moved.lines;
    this.#settle(moved, moved.scene ?? this.scene, moved.timer);
  }

  #settle(news: Moved | Welcome, scene: Scene | null, timer: Timer | null): void {
    this.version = news.version;
    this.scene = scene;
    this.mayUndo = news.may_undo;
    this.since = news.since || this.since;
    this.timer = timer;
    this.timerSince = performance.now();
    this.hint = null;
    this.refused = null;
    const paths = scene ? gameOf(scene.picture).pathsOf(scene.offers, scene.picture) : [];
    this.choosing = new Choosing(paths, (thing, took) => this.#tapped(thing, took));
  }

  #tapped(thing: string, took: boolean): void {
    untrack(() => {
      if (took) this.refused = null;
      else void this.askWhyNot(thing);
    });
  }
}

function socketUrl(id: string, seat: number | null, since: number | null): string {
  const query = new URLSearchParams({ client: clientId });
  if (seat !== null) query.set("seat", String(seat));
  if (since !== null) query.set("since", String(since));
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${id}/socket?${query}`;
}
