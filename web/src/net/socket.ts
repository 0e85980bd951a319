/** One table's line to the server: it resumes where it was, and every command is carried out once. */

import type { Command, Message } from "../wire.gen";

export type Line = "connecting" | "open" | "waiting" | "gone";

type Without<C> = C extends Command ? Omit<C, "id"> : never;
export type Wish = Without<Command>;

type Answer = Extract<Message, { is: "done" | "refused" | "hinted" | "pong" }>;

interface Waiting {
  readonly command: Command;
  readonly settle: (answer: Answer) => void;
}

const PING_EVERY = 20_000;
const SILENCE = 45_000;
const FIRST_RETRY = 500;
const LAST_RETRY = 15_000;
const PATIENCE = 15_000; // for a connection that neither opens nor fails

/** Close a line, also one that is not open yet: closing it before it opens is an error to a browser. */
export function hangUp(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}

export class TableLine {
  #socket: WebSocket | null = null;
  #last: number | null = null; // the last number of the stream that we have
  #next = Date.now(); // ids go up, also after the page was loaded anew
  #waiting = new Map<number, Waiting>();
  #retry = FIRST_RETRY;
  #closed = false;
  #heard = 0;
  #opens = 0; // how often the connection came about
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(
    private readonly url: (since: number | null) => string,
    private readonly tell: (message: Message) => void,
    private readonly state: (line: Line) => void,
    private readonly isRefused: () => Promise<boolean>, // asked where the server does not even open the door
  ) {
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#drop);
  }

  open(): void {
    this.state("connecting");
    const socket = new WebSocket(this.url(this.#last));
    const opens = this.#opens;
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as Message);
    socket.onclose = () => void this.#lost(socket, opens === this.#opens);
    this.#timers.push(setTimeout(() => socket.readyState === WebSocket.CONNECTING && socket.close(), PATIENCE));
  }

  /** Send a command; it is sent again after a lost connection until it is answered. */
  send(wish: Wish): Promise<Answer> {
    const command = { ...wish, id: ++this.#next } as Command;
    return new Promise((settle) => {
      this.#waiting.set(command.id, { command, settle });
      this.#write(command);
    });
  }

  /** For good. */
  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#drop);
    this.#stopTimers();
    if (this.#socket) hangUp(this.#socket);
  }

  /** Connect anew at once and be told everything, as after a change of language. */
  renew(): void {
    this.#last = null;
    this.#retry = FIRST_RETRY;
    const before = this.#socket;
    this.#stopTimers();
    this.open();
    if (before) hangUp(before);
  }

  readonly #hurry = (): void => {
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return;
    this.#stopTimers();
    this.#retry = FIRST_RETRY;
    this.open();
  };

  /** The device knows that it has no network: no need to wait until the silence is noticed. */
  readonly #drop = (): void => {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.onclose = null;
    socket.close();
    void this.#lost(socket, false);
  };

  #opened(): void {
    this.#stopTimers();
    this.#opens += 1;
    this.#retry = FIRST_RETRY;
    this.#heard = Date.now();
    this.state("open");
    for (const { command } of this.#waiting.values()) this.#write(command);
    this.#timers.push(setInterval(() => this.#ping(), PING_EVERY));
  }

  #ping(): void {
    if (Date.now() - this.#heard > SILENCE) this.#socket?.close();
    else this.#write({ do: "ping", id: ++this.#next });
  }

  #write(command: Command): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command));
  }

  #hear(message: Message): void {
    this.#heard = Date.now();
    if ("number" in message) {
      const known = this.#last !== null && message.number <= this.#last;
      if (known && message.is !== "welcome" && message.is !== "changed") return; // heard before; who is here takes no number
      this.#last = message.number;
    }
    if ("id" in message && message.id !== null) {
      this.#waiting.get(message.id)?.settle(message);
      this.#waiting.delete(message.id);
    }
    if (message.is === "farewell") this.#closed = message.code === "no_watchers";
    this.tell(message);
  }

  async #lost(socket: WebSocket, neverOpened: boolean): Promise<void> {
    if (socket !== this.#socket) return;
    this.#stopTimers();
    if (neverOpened && !this.#closed) this.#closed = await this.isRefused();
    if (this.#closed) {
      this.state("gone");
      return;
    }
    this.state("waiting");
    this.#timers.push(setTimeout(() => this.open(), this.#retry * (0.75 + Math.random() / 2)));
    this.#retry = Math.min(this.#retry * 2, LAST_RETRY);
  }

  #stopTimers(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }
}
