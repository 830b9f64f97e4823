// A line that goes on at the server that keeps the table, over real sockets: it never ends before the next
// one is open, and a route that leads nowhere costs nothing.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Connection } from '@avinas/client';
import { afterEach, expect, test } from 'vitest';
import { WebSocket as NodeSocket, WebSocketServer } from 'ws';

/** A door that opens these paths, and answers others as a server that keeps no such share. */
class Door {
  readonly opened: string[] = [];
  readonly open = new Set<string>(['/ws']);
  private readonly sockets = new WebSocketServer({ noServer: true });
  private readonly server: Server = createServer();
  private readonly lines = new Set<NodeSocket>();

  async listen(): Promise<string> {
    this.server.on('upgrade', (request, socket, head) => {
      const path = request.url!;
      if (!this.open.has(path)) return socket.end('HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\n\r\n');
      this.sockets.handleUpgrade(request, socket, head, (line) => {
        this.opened.push(path);
        this.lines.add(line);
        line.on('close', () => this.lines.delete(line));
        line.on('message', (data) =>
          line.send(JSON.stringify({ type: 'done', reply_to: JSON.parse(String(data)).id })),
        );
      });
    });
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    return `ws://127.0.0.1:${(this.server.address() as AddressInfo).port}/ws`;
  }
  get lineCount(): number {
    return this.lines.size;
  }
  drop(): void {
    for (const line of this.lines) line.terminate();
  }
  close(): void {
    this.drop();
    this.server.close();
  }
}

let door: Door;
let line: Connection;
let lost: boolean[];
let hellos: number;

async function begin(): Promise<void> {
  door = new Door();
  lost = [];
  hellos = 0;
  line = new Connection(
    await door.listen(),
    {
      lost: (isLost) => lost.push(isLost),
      wanted: () => true,
      opened: () => {
        hellos += 1;
        line.ask({ type: 'hello', token: 'x' });
        line.resend();
      },
      message: () => undefined,
    },
    (url, protocol) => new NodeSocket(url, protocol) as unknown as WebSocket,
  );
  line.connect();
  await expect.poll(() => hellos).toBe(1);
}
afterEach(() => {
  line.stop();
  door.close();
});

test('a line goes on at the server of the share, without a moment in which there is none', async () => {
  await begin();
  door.open.add('/ws/3');
  line.follow(3);
  await expect.poll(() => hellos).toBe(2);
  await expect.poll(() => door.lineCount).toBe(1);
  expect(door.opened).toEqual(['/ws', '/ws/3']);
  expect(lost).not.toContain(true);
  line.follow(3);
  const asked = line.ask({ type: 'take_rest' }, true);
  await expect.poll(() => line.waitsFor(asked)).toBe(false);
  expect(door.opened).toHaveLength(2);
});

test('a route that leads nowhere leaves the line as it is, and is not tried again at once', async () => {
  await begin();
  line.follow(3);
  await expect.poll(() => (line as unknown as { opening?: unknown }).opening).toBeUndefined();
  door.open.add('/ws/3');
  line.follow(3);
  const asked = line.ask({ type: 'take_rest' }, true);
  await expect.poll(() => line.waitsFor(asked)).toBe(false);
  expect(door.opened).toEqual(['/ws']);
  expect(lost).not.toContain(true);
});

test('a line whose server ended comes back by any door', async () => {
  await begin();
  door.open.add('/ws/3');
  line.follow(3);
  await expect.poll(() => hellos).toBe(2);
  door.open.delete('/ws/3');
  door.drop();
  await expect.poll(() => hellos, { timeout: 5_000 }).toBe(3);
  expect(door.opened).toEqual(['/ws', '/ws/3', '/ws']);
});
