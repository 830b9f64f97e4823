// Plays one hand with three bots at the server of that address (scripts/check bare).
import { WebSocket } from 'ws';

const url = process.argv[2];
const line = new WebSocket(`${url.replace('http', 'ws')}/ws`, 'avinas.v1', { origin: url });
let view = null;
let version = 0;
let waiting = null;
let count = 0;
const send = (request) => {
  waiting = `h${(count += 1)}`;
  line.send(JSON.stringify({ ...request, id: waiting }));
};
const fail = (why) => {
  console.error(why);
  process.exit(1);
};

function goOn() {
  const { you, legal, to_act: toAct, in_hand: inHand, next_commitment: next, finished } = view;
  if (finished) {
    console.log(
      `A hand was played by ${Object.values(view.seats)
        .map((seat) => seat.name)
        .join(', ')}.`,
    );
    process.exit(0);
  }
  if (next && !inHand && !view.seats[you].ready) return send({ type: 'ready' });
  if (toAct.includes(you)) send({ type: 'act', ...legal.find(({ action }) => action !== 'stop') });
}

const kOpening = [{ type: 'sit', seat: 'S' }, { type: 'fill_bots' }, { type: 'start' }];

line.on('open', () => send({ type: 'hello', name: 'Rasa' }));
line.on('error', (error) => fail(error.message));
line.on('close', () => fail('The server ended the connection.'));
line.on('message', (bytes) => {
  const message = JSON.parse(bytes);
  if (message.type === 'error') fail(message.message);
  if (message.type === 'view') ({ view, version } = message);
  if (message.type === 'update' && message.version === version + 1) {
    Object.assign(view, message.changes);
    version += 1;
  }
  if (message.reply_to === waiting) waiting = null;
  if (waiting) return;
  if (message.type === 'welcome') send({ type: 'open_table' });
  else if (message.type === 'opened') send({ type: 'join', table: message.table });
  else if (kOpening.length > 0) send(kOpening.shift());
  else goOn();
});
