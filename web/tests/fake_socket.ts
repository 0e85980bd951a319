/** The browser's socket as a page sees it; the test is the network and the server. */
import type { Command } from "../src/wire.gen";

export class Socket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: Socket[] = [];
  readyState = Socket.CONNECTING;
  sent: Command[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    Socket.all.push(this);
  }

  static get last(): Socket {
    return Socket.all.at(-1)!;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Command);
  }

  close(): void {
    this.readyState = Socket.CLOSED;
    this.onclose?.();
  }

  opens(): this {
    this.readyState = Socket.OPEN;
    this.onopen();
    return this;
  }

  says(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}
