// Starts the real server for a test, on a free port, and ends just that process.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const kExecutable =
  process.env.AVINAS_TEST_EXECUTABLE ?? fileURLToPath(new URL('../../build/release/bin/avinas', import.meta.url));

const folders: string[] = [];
process.on('exit', () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A folder of a test's own, which goes when the tests are over. */
export function newFolder(): string {
  folders.push(mkdtempSync(join(tmpdir(), 'avinas-browser-test-')));
  return folders.at(-1)!;
}

export interface RunningServer {
  url: string;
  process: ChildProcess;
  /** Its output before it was ready: the owner's link among it. */
  output: string;
  stop(): Promise<number | null>;
}

export async function startServer(flags: string[] = []): Promise<RunningServer> {
  // Bots play by rules of thumb where a test does not ask for more: whole matches end in time.
  const usual = [
    ['--port', '0'],
    ['--bot-threads', '0'],
  ].filter(([flag]) => !flags.includes(flag));
  const child = spawn(kExecutable, ['serve', ...usual.flat(), '--address', '127.0.0.1', ...flags], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const port = await new Promise<string>((resolve, reject) => {
    const look = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /served at http:\/\/[^:]+:(\d+)\//.exec(output);
      if (found) resolve(found[1]);
    };
    child.stdout.on('data', look);
    child.stderr.on('data', look);
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${output}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    output,
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null) resolve(child.exitCode);
        child.on('exit', (code) => resolve(code));
        child.kill('SIGTERM');
      }),
  };
}
