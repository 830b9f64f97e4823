// SPDX-License-Identifier: MIT
// Plays lawful cards at a table of Avinas, by docs/protocol.md. Needs the packages @avinas/client and ws.
//   avinas admin invite --role bot --data DATA       prints the invitation's secret
//   bot ws://localhost:8080/ws TABLE E Robo SECRET robo.token
import { randomBytes, randomInt } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import {
  type Ask,
  Connection,
  type Seat,
  type ServerMessage,
  type TableView,
} from "@avinas/client";
import { WebSocket } from "ws";

const [url, table, seat, name, invitation, tokenFile] = process.argv.slice(
  2,
) as [string, string, Seat, ...string[]];

let view: TableView | undefined;
let version = 0;
/** One request at a time; the line keeps it until its answer came, also over a break. */
let asked = "";
/** Beside bots that answer at once: a rest after each, for not more than forty requests a second are taken. */
let resting = false;

const line = new Connection(
  url,
  {
    opened: () => {
      const token = existsSync(tokenFile)
        ? readFileSync(tokenFile, "utf8")
        : undefined;
      line.ask(
        token ? { type: "hello", token } : { type: "hello", name, invitation },
      );
    },
    message: receive,
    lost: () => undefined,
    wanted: () => true,
  },
  (url, protocol) =>
    new WebSocket(url, protocol) as unknown as globalThis.WebSocket,
);

function ask(request: Ask): void {
  asked = line.ask(request, true);
  resting = true;
  setTimeout(() => {
    resting = false;
    if (view && !asked) decide(view);
  }, 30);
}

function decide(now: TableView): void {
  const lawful = now.legal.filter((action) => action.action !== "stop");
  if (now.stage === "finished") process.exit(0);
  if (!now.you) {
    if (now.seats[seat].kind === "empty") ask({ type: "sit", seat });
  } else if (now.next_commitment && !now.in_hand && !now.seats[now.you].ready) {
    ask({ type: "ready", seed: randomBytes(16).toString("hex") });
  } else if (now.to_act.includes(now.you) && lawful.length > 0) {
    ask({ type: "act", ...lawful[randomInt(lawful.length)] });
  }
}

function receive(message: ServerMessage): void {
  if (asked && !line.waitsFor(asked)) asked = "";
  if (message.type === "error") {
    console.log(message.message);
    if (message.code === "not_welcome" || message.reason === "no_such_table")
      process.exit(1);
  } else if (message.type === "welcome") {
    if (message.token) writeFileSync(tokenFile, message.token);
    line.ask({ type: "join", table });
  } else if (message.type === "view") {
    if (!view || message.reply_to) line.resend(); // at the table, again: what was asked before the line broke
    [view, version] = [message.view, message.version];
  } else if (message.type === "update" && message.version === version + 1) {
    Object.assign(view!, message.changes);
    version += 1;
  } else if (message.type === "update" && message.version > version) {
    return ask({ type: "resync" }); // one was missed
  }
  if (view && !asked && !resting) decide(view);
}
line.connect();
