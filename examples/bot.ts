// SPDX-License-Identifier: MIT
// Plays lawful cards at a table of Avinas, by docs/protocol.md. Needs the package ws.
//   avinas admin invite --role bot --data DATA       prints the invitation's secret
//   bot ws://localhost:8080/ws TABLE E Robo SECRET robo.token
import { randomBytes, randomInt } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { WebSocket } from 'ws';
import type { ClientMessage, Seat, ServerMessage, TableView } from '../web-client/src/protocol/types';

type WithoutId<M> = M extends unknown ? Omit<M, 'id'> : never;

const [url, table, seat, name, invitation, tokenFile] = process.argv.slice(2) as [string, string, Seat, ...string[]];
const kAskAgain = ['too_many_requests', 'too_many_newcomers', 'cannot_save'];

let line: WebSocket;
let view: TableView | undefined;
let version = 0;
/** One request at a time; it is kept until its answer came, and sent again after a break. */
let asked: ClientMessage | undefined;
const sent = new Map<string, ClientMessage>();

const send = (message: WithoutId<ClientMessage>) => {
  const request = { id: randomBytes(8).toString('hex'), ...message } as ClientMessage;
  sent.set(request.id, request);
  line.send(JSON.stringify(request));
  return request;
};
/** Beside bots that answer at once: a rest after each, for not more than forty requests a second are taken. */
let resting = false;
const ask = (message: WithoutId<ClientMessage>) => {
  asked = send(message);
  resting = true;
  setTimeout(() => {
    resting = false;
    if (view && !asked) decide(view);
  }, 30);
};

function decide(now: TableView): void {
  const lawful = now.legal.filter((action) => action.action !== 'stop');
  if (now.stage === 'finished') process.exit(0);
  if (!now.you) {
    if (now.seats[seat].kind === 'empty') ask({ type: 'sit', seat });
  } else if (now.next_commitment && !now.in_hand && !now.seats[now.you].ready) {
    ask({ type: 'ready', seed: randomBytes(16).toString('hex') });
  } else if (now.to_act.includes(now.you) && lawful.length > 0) {
    ask({ type: 'act', ...lawful[randomInt(lawful.length)] });
  }
}

function receive(message: ServerMessage): void {
  const answered = ('reply_to' in message && message.reply_to) || '';
  const request = sent.get(answered);
  sent.delete(answered);
  if (request && message.type === 'error' && kAskAgain.includes(message.reason)) {
    setTimeout(() => send(request), message.wait_ms ?? 1000); // the same request, the same id
    return;
  }
  if (request?.id === asked?.id) asked = undefined;
  if (message.type === 'error') {
    console.log(message.message);
    if (message.code === 'not_welcome' || message.reason === 'no_such_table') process.exit(1);
  } else if (message.type === 'welcome') {
    if (message.token) writeFileSync(tokenFile, message.token);
    send({ type: 'join', table });
  } else if (message.type === 'view') {
    [view, version] = [message.view, message.version];
    if (asked && request?.type === 'join') return void send(asked); // asked before the line broke
  } else if (message.type === 'update' && message.version === version + 1) {
    Object.assign(view!, message.changes);
    version += 1;
  } else if (message.type === 'update' && message.version > version) {
    return ask({ type: 'resync' }); // one was missed
  }
  if (view && !asked && !resting) decide(view);
}

function connect(): void {
  line = new WebSocket(url, 'avinas.v1');
  const token = existsSync(tokenFile) ? readFileSync(tokenFile, 'utf8') : undefined;
  line.on('open', () => send(token ? { type: 'hello', token } : { type: 'hello', name, invitation }));
  line.on('message', (data) => receive(JSON.parse(String(data)) as ServerMessage));
  line.on('error', () => undefined);
  line.on('close', () => setTimeout(connect, 1000 + randomInt(1000))); // it restarts, or the line broke
}
connect();
