// The entry of a club night for calendars (RFC 5545).
import { expect, test } from 'vitest';
import { calendarEntry, isToCome } from '../src/state/calendar';

const night = { at: Date.UTC(2026, 11, 4, 18, 30), note: 'Four tables; bring chips, please\nand Cats' };
const entry = calendarEntry(night, 'Avinas, Kaunas', 'https://cards.example.org/', Date.UTC(2026, 10, 26));

test('names its time in UTC, and signs of the format are masked', () => {
  expect(entry).toContain('\r\nDTSTART:20261204T183000Z\r\n');
  expect(entry).toContain('SUMMARY:Avinas\\, Kaunas\r\n');
  expect(entry).toContain('DESCRIPTION:Four tables\\; bring chips\\, please\\nand Cats\r\n');
});

test('no line is longer than 75 bytes, in letters of three bytes neither', () => {
  const long = calendarEntry({ at: night.at, note: '次の集まり'.repeat(20) }, 'X', 'https://x.example/', 0);
  const sizes = long.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
  expect(long.replaceAll('\r\n ', '')).toContain('DESCRIPTION:' + '次の集まり'.repeat(20));
});

test('an evening is told until it has ended', () => {
  expect(isToCome(night, night.at + 3 * 3600_000)).toBe(true);
  expect(isToCome(night, night.at + 5 * 3600_000)).toBe(false);
  expect(isToCome(undefined, 0)).toBe(false);
});
