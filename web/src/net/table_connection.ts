/** The connection of one table to the server: it resumes where it was, and every command is carried out once. */

import type { Command, Message } from "../wire.gen";

export type ConnectionState = "connecting" | "open" | "waiting" | "gone";

type Without<C> = C extends Command ? Omit<C, "id"> : never;
export type CommandBody = Without<Command>;

type Answer = Extract<Message, { is: "done" | "refused" | "hinted" | "pong" }>;

interface Unanswered {
  readonly command: Command;
  readonly settle: (answer: Answer) => void;
}

const PING_EVERY = 20_000;
const SILENCE_TIMEOUT = 45_000;
const FIRST_RETRY = 500;
const LAST_RETRY = 15_000;
const OPEN_TIMEOUT = 15_000; // for a connection that neither opens nor fails

/** Close a socket, also one that is not open yet: browsers report an error when it is closed before it opens. */
export function closeSocket(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}

export class TableConnection {
  #socket: WebSocket | null = null;
  #last: number | null = null; // number of the last message received
  #next = Date.now(); // ids keep rising when the page is reloaded
  #unanswered = new Map<number, Unanswered>();
  #retry = FIRST_RETRY;
  #closed = false;
  #lastHeard = 0;
  #opens = 0; // how often the connection was opened
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(
    private readonly url: (since: number | null) => string,
    private readonly receive: (message: Message) => void,
    private readonly changed: (state: ConnectionState) => void,
    private readonly isRefused: () => Promise<boolean>, // asked where no connection could be opened at all
  ) {
    addEventListener("online", this.#retryNow);
    addEventListener("offline", this.#abandon);
  }

  open(): void {
    this.changed("connecting");
    const socket = new WebSocket(this.url(this.#last));
    const opens = this.#opens;
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event: MessageEvent<string>) => this.#read(JSON.parse(event.data) as Message);
    socket.onclose = () => void this.#lost(socket, opens === this.#opens);
    this.#timers.push(setTimeout(() => socket.readyState === WebSocket.CONNECTING && socket.close(), OPEN_TIMEOUT));
  }

  /** Send a command; it is sent again after a lost connection until it is answered. */
  send(body: CommandBody): Promise<Answer> {
    const command = { ...body, id: ++this.#next } as Command;
    return new Promise((settle) => {
      this.#unanswered.set(command.id, { command, settle });
      this.#write(command);
    });
  }

  /** Close it for good. */
  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#retryNow);
    removeEventListener("offline", this.#abandon);
    this.#stopTimers();
    if (this.#socket) closeSocket(this.#socket);
  }

  readonly #retryNow = (): void => {
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return;
    this.#stopTimers();
    this.#retry = FIRST_RETRY;
    this.open();
  };

  /** The device knows that it has no network: no need to wait until the silence is noticed. */
  readonly #abandon = (): void => {
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
    this.#lastHeard = Date.now();
    this.changed("open");
    for (const { command } of this.#unanswered.values()) this.#write(command);
    this.#timers.push(setInterval(() => this.#ping(), PING_EVERY));
  }

  #ping(): void {
    if (Date.now() - this.#lastHeard > SILENCE_TIMEOUT) this.#socket?.close();
    else this.#write({ do: "ping", id: ++this.#next });
  }

  #write(command: Command): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command));
  }

  #read(message: Message): void {
    this.#lastHeard = Date.now();
    if ("number" in message) {
      const known = this.#last !== null && message.number <= this.#last;
      if (known && message.is !== "welcome" && message.is !== "changed") return; // received before; a “changed” may repeat a number
      this.#last = message.number;
    }
    if ("id" in message && message.id !== null) {
      this.#unanswered.get(message.id)?.settle(message);
      this.#unanswered.delete(message.id);
    }
    if (message.is === "farewell") this.#closed = message.code === "no_watchers";
    this.receive(message);
  }

  async #lost(socket: WebSocket, neverOpened: boolean): Promise<void> {
    if (socket !== this.#socket) return;
    this.#stopTimers();
    if (neverOpened && !this.#closed) this.#closed = await this.isRefused();
    if (this.#closed) {
      this.changed("gone");
      return;
    }
    this.changed("waiting");
    this.#timers.push(setTimeout(() => this.open(), this.#retry * (0.75 + Math.random() / 2)));
    this.#retry = Math.min(this.#retry * 2, LAST_RETRY);
  }

  #stopTimers(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }
}
