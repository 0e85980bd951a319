/** A table as this page knows it: what the server told, shown one event at a time. */

import { lang } from "../app/lang.svelte";
import { settings } from "../app/settings.svelte";
import { TableLine, type Line as LineState, type Wish } from "../net/socket";
import type { ChatLine, Hinted, Line, Message, Moved, Refused, Scene, TableState, Timer, Welcome } from "../wire.gen";
import { Choosing } from "./choosing.svelte";
import { gameOf, loadGame, type Slug } from "./games";

export class TableModel {
  table: TableState | null = $state.raw(null);
  seat = $state(-1);
  at = $state(0);
  scene: Scene | null = $state.raw(null);
  log: readonly Line[] = $state.raw([]);
  chat: readonly ChatLine[] = $state.raw([]);
  notes = $state("");
  mayUndo = $state(false);
  timer: Timer | null = $state.raw(null);
  timerSince = $state(0);
  connection: LineState = $state("connecting");
  farewell = $state("");
  refused: Refused | null = $state.raw(null);
  hint: Hinted | null = $state.raw(null);
  news: Line | null = $state.raw(null); // the event that is being shown
  pointed: Line | null = $state.raw(null); // the line of the log that somebody points at
  sending = $state(false);
  choosing: Choosing = $state.raw(new Choosing([]));

  readonly #line: TableLine;
  #queue: Moved[] = [];
  #showing = false;
  #heard: Promise<void> = Promise.resolve();

  constructor(
    readonly id: string,
    seat: number | null,
  ) {
    this.#line = new TableLine(
      (since) => socketUrl(id, seat, since),
      (message) => this.#hear(message),
      (state) => (this.connection = state),
    );
    this.#line.open();
  }

  close(): void {
    this.#line.close();
  }

  /** Send a command; a refusal is kept to be shown. */
  async send(wish: Wish): Promise<boolean> {
    const answer = await this.#line.send(wish);
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
    await this.send({ do: "act", seat: this.seat, at: this.at, action });
    this.sending = false;
  }

  undo(): Promise<boolean> {
    return this.send({ do: "undo", seat: this.seat, at: this.at });
  }

  /** Skip to where the game is. */
  hurry(): void {
    for (const moved of this.#queue) this.#take(moved);
    this.#queue = [];
    this.news = null;
  }

  #hear(message: Message): void {
    this.#heard = this.#heard.then(() => this.#takeIn(message)); // in order, also while the game is being loaded
  }

  async #takeIn(message: Message): Promise<void> {
    if (message.is === "welcome") await this.#welcome(message);
    else if (message.is === "moved") this.#moved(message);
    else if (message.is === "changed") this.#changed(message.table);
    else if (message.is === "noted") this.notes = message.notes;
    else if (message.is === "chatted") this.chat = [...this.chat, message.line];
    else if (message.is === "farewell") this.farewell = message.text;
  }

  async #welcome(message: Welcome): Promise<void> {
    await loadGame(message.table.game as Slug);
    this.#queue = [];
    this.news = null;
    this.table = message.table;
    this.seat = message.seat;
    this.log = message.log;
    this.chat = message.chat;
    this.notes = message.notes;
    this.#settle(message.at, message.scene, message.may_undo, message.table.timer);
  }

  #changed(table: TableState): void {
    this.table = table;
    this.timer = table.timer;
    this.timerSince = performance.now();
  }

  #moved(message: Moved): void {
    this.#queue.push(message);
    if (!this.#showing) void this.#show();
  }

  async #show(): Promise<void> {
    this.#showing = true;
    for (let moved = this.#queue.shift(); moved; moved = this.#queue.shift()) {
      this.#take(moved);
      for (const line of moved.lines) {
        if (this.#queue.length > 12 || settings.dwell === 0) break; // far behind: no need to see each
        this.news = line;
        await pause(settings.dwell);
      }
    }
    this.news = null;
    this.#showing = false;
  }

  #take(moved: Moved): void {
    const kept = moved.forget ? this.log.slice(0, -moved.forget) : this.log;
    this.log = [...kept, ...moved.lines];
    this.#settle(moved.at, moved.scene ?? this.scene, moved.may_undo, moved.timer);
  }

  #settle(at: number, scene: Scene | null, mayUndo: boolean, timer: Timer | null): void {
    this.at = at;
    this.scene = scene;
    this.mayUndo = mayUndo;
    this.timer = timer;
    this.timerSince = performance.now();
    this.hint = null;
    this.choosing = new Choosing(scene ? gameOf(scene.picture.game).pathsOf(scene.offers, scene.picture) : []);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

function socketUrl(id: string, seat: number | null, since: number | null): string {
  const query = new URLSearchParams({ lang: lang.now });
  if (seat !== null) query.set("seat", String(seat));
  if (since !== null) query.set("since", String(since));
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${id}/socket?${query}`;
}
