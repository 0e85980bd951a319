/** A table's line: commands survive a lost connection, nothing is heard twice, and a closed door ends it. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableConnection, type ConnectionState } from "../src/net/table_connection";
import type { Message } from "../src/wire.gen";
import { Socket } from "./fake_socket";

const last = (): Socket => Socket.last;
const later = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

let heard: Message[] = [];
let states: ConnectionState[] = [];
let made: TableConnection | undefined;

function line(refused = false): TableConnection {
  made = new TableConnection(
    (since) => `since=${since}`,
    (message) => heard.push(message),
    (state) => states.push(state),
    () => Promise.resolve(refused),
  );
  made.open();
  return made;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  Socket.all = [];
  heard = [];
  states = [];
});

afterEach(() => {
  made?.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a command is sent again after a lost connection, with the same number, until it is answered", async () => {
  const answered = line().send({ do: "start" });
  expect(last().sent).toEqual([]);
  last().opens();
  const [command] = last().sent;
  last().close();
  await later(1000);
  last().opens();
  expect(last().sent).toEqual([command]);
  last().says({ is: "done", id: command!.id });
  expect(await answered).toEqual({ is: "done", id: command!.id });
  last().close();
  await later(1000);
  expect(last().opens().sent).toEqual([]);
});

test("it resumes after the last message that it has, and hears none twice", async () => {
  line();
  last().opens().says({ is: "welcome", number: 4 });
  last().says({ is: "chatted", number: 5 });
  last().says({ is: "chatted", number: 5 });
  last().says({ is: "changed", number: 5 });
  expect(heard.map((message) => message.is)).toEqual(["welcome", "chatted", "changed"]);
  last().close();
  await later(1000);
  expect(last().url).toBe("since=5");
});

test("while nobody answers it waits longer and longer, and says so", async () => {
  line();
  const sockets: number[] = [];
  for (let attempt = 0; attempt < 3; attempt += 1) {
    last().close();
    await later(700 * 2 ** attempt);
    sockets.push(Socket.all.length);
  }
  expect(sockets).toEqual([2, 3, 4]);
  last().close();
  await later(2900); // three quarters of four seconds are not over
  expect(Socket.all.length).toBe(4);
  expect(new Set(states)).toEqual(new Set(["connecting", "waiting"]));
});

test("a door that stays closed is the end", async () => {
  line(true);
  last().close();
  await later(60_000);
  expect(states).toEqual(["connecting", "gone"]);
  expect(Socket.all.length).toBe(1);
});

test("a device without a network does not wait for the silence, and comes back at once", () => {
  line();
  last().opens();
  dispatchEvent(new Event("offline"));
  expect(states.at(-1)).toBe("waiting");
  dispatchEvent(new Event("online"));
  expect(Socket.all.length).toBe(2);
});

test("a line that is left before it opens is closed once it opens, not before", () => {
  line().close();
  expect(last().readyState).toBe(Socket.CONNECTING);
  last().opens();
  expect(last().readyState).toBe(Socket.CLOSED);
  expect(last().sent).toEqual([]);
});
