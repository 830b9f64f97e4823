// A club night as an entry for a calendar (RFC 5545).
const kHours = 4;

const utc = (ms: number) => new Date(ms).toISOString().replace(/[-:]|\.\d{3}/g, '');
const text = (words: string) => words.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** Lines of at most 75 bytes: what is longer goes on behind a blank. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let out = '';
  let size = 0;
  for (const letter of line) {
    const bytes = encoder.encode(letter).length;
    if (size + bytes > 74) {
      out += '\r\n ';
      size = 1;
    }
    out += letter;
    size += bytes;
  }
  return out;
}

export interface Night {
  at: number;
  note?: string;
}

export function calendarEntry(night: Night, club: string, address: string, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Avinas//EN',
    'BEGIN:VEVENT',
    `UID:${night.at}@${new URL(address).host}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(night.at)}`,
    `DURATION:PT${kHours}H`,
    `SUMMARY:${text(club)}`,
    ...(night.note ? [`DESCRIPTION:${text(night.note)}`] : []),
    `URL:${address}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map(folded).join('\r\n') + '\r\n';
}

/** An evening that has not ended. */
export const isToCome = (night: Night | undefined, now: number): night is Night =>
  night !== undefined && night.at + kHours * 3600_000 > now;
