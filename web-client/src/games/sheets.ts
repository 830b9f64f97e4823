// The sheet of each game.
import type { TableOptions } from '@avinas/client';
import { roomOf } from '.';
import { kAvinasSheet } from './avinas/sheet';
import type { SheetPart } from './sheet_part';
import { kSjavsSheet } from './sjavs/sheet';

const kSheets: Record<string, SheetPart> = { avinas: kAvinasSheet, sjavs: kSjavsSheet };

export const sheetOf = (options: TableOptions): SheetPart => kSheets[roomOf(options).name];
