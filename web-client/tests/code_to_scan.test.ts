// The code to scan says the link, as a reader of such codes finds it in the picture.
import { decodeQR } from 'qr/decode.js';
import { expect, it } from 'vitest';
import { modulesOf, pathOf } from '../src/view/code_to_scan';

/** Pixels of a module's side. */
const kScale = 6;

/** The picture of a path of unit squares: white, and black where it draws. */
function pictureOf(path: string, size: number) {
  const width = size * kScale;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1Z/g)) {
    for (let i = 0; i < kScale * kScale; i += 1) {
      const at = (Number(y) * kScale + Math.floor(i / kScale)) * width + Number(x) * kScale + (i % kScale);
      data.fill(0, at * 4, at * 4 + 3);
    }
  }
  return { width, height: width, data };
}

it.each(['https://club.example.org/t/K7QFM2XTB', 'https://c.example.org/cards/t/K7QFM2XTB#device=mJ8gkqPz5wQ2vX'])(
  'a reader finds %s in the picture',
  async (link) => {
    const code = await modulesOf(link);
    expect(decodeQR(pictureOf(pathOf(code), code.length))).toBe(link);
  },
);
