// Starts the real server for a script, on a free port; returns its address and its process.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

export async function serve(flags) {
  const server = spawn(
    at('../../build/release/bin/avinas'),
    ['serve', '--port', '0', '--address', '127.0.0.1', '--client', at('../dist'), '--testing', ...flags],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const url = await new Promise((resolve) => {
    let printed = '';
    const look = (bytes) => {
      printed += bytes;
      const found = /served at (http:\/\/[^/]+)/.exec(printed);
      if (found) resolve(found[1]);
    };
    server.stdout.on('data', look);
    server.stderr.on('data', look);
  });
  return { url, server };
}
