// Tests without a browser read catalogues as files, which Node's `fetch` does not, and know every game.
import { readFile } from 'node:fs/promises';
import { entryNamed, kGames, learnGame } from '../src/games';

globalThis.fetch = async (url) => new Response(await readFile(new URL(String(url))));
await Promise.all(kGames.map((name) => learnGame(entryNamed(name))));
