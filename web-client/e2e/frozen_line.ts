// A line between browser and server that can go dead without a word: bytes just stop.
import { type Server, type Socket, connect, createServer } from 'node:net';

export class Line {
  private readonly sockets = new Set<Socket>();
  private frozen = false;

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async to(url: string): Promise<Line> {
    const port = Number(new URL(url).port);
    const server = createServer();
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const line = new Line(server, `http://127.0.0.1:${(server.address() as { port: number }).port}`);
    server.on('connection', (near) => {
      if (line.frozen) return line.sockets.add(near); // it opens, and nothing ever comes
      const far = connect(port, '127.0.0.1');
      for (const [from, to] of [
        [near, far],
        [far, near],
      ]) {
        line.sockets.add(from);
        from.on('data', (bytes) => !line.frozen && to.write(bytes));
        from.on('close', () => to.destroy());
        from.on('error', () => to.destroy());
      }
    });
    return line;
  }

  /** Nothing passes any more, and nobody is told. */
  freeze(): void {
    this.frozen = true;
  }
  /** New connections pass again; the old ones stay dead. */
  mend(): void {
    this.frozen = false;
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
  }
  close(): void {
    this.mend();
    this.server.close();
  }
}
