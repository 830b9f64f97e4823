// A picture of a finished match to show others: who won, why, the sheet, the day and the address.
import { saveFile } from '../save_file';
import type { Side, TableView } from '@avinas/client';
import { roomOf } from '../../games';
import { type Party, partiesOf } from '../../state/seats';
import { namesOf, namesOfWinners } from '../../words/cards';
import { locale, t } from '../../words/t';

const kWidth = 1200;
const kHeight = 630;
const kSerif = "Palatino, 'Noto Serif', Georgia, serif";

function wrapped(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (pen.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function drawGround(pen: CanvasRenderingContext2D): void {
  const light = pen.createRadialGradient(600, 260, 60, 600, 300, 760);
  light.addColorStop(0, '#4d8066');
  light.addColorStop(1, '#143528');
  pen.fillStyle = light;
  pen.fillRect(0, 0, kWidth, kHeight);
  // The sash.
  for (let x = -30; x < kWidth; x += 40) {
    ['#7d2f2a', '#f3e2bd', '#41632c', '#f3e2bd'].forEach((colour, i) => {
      pen.fillStyle = colour;
      pen.beginPath();
      const from = x + i * 10;
      pen.moveTo(from, 0);
      pen.lineTo(from + 10, 0);
      pen.lineTo(from + 4, 22);
      pen.lineTo(from - 6, 22);
      pen.fill();
    });
  }
}

/** A column of the sheet: names, and what the game writes below them. */
function drawColumn(pen: CanvasRenderingContext2D, view: TableView, party: Party, x: number, width: number): void {
  const ink = '#23304f';
  pen.fillStyle = ink;
  pen.font = `600 28px ${kSerif}`;
  wrapped(pen, namesOf(view, party), width).forEach((line, i) => pen.fillText(line, x, 380 + i * 32));
  pen.strokeStyle = ink;
  pen.lineWidth = 3;
  const { circles, totals } = roomOf(view.options).drawn(view, party as Side);
  for (let i = 0; i < Math.min(circles.drawn, 42); i += 1) {
    const [cx, cy] = [x + 14 + (i % 14) * 28, 456 + Math.floor(i / 14) * 26];
    pen.beginPath();
    pen.arc(cx, cy, 10, 0, 2 * Math.PI);
    if (i < circles.struck) {
      pen.moveTo(cx - 10, cy + 10);
      pen.lineTo(cx + 10, cy - 10);
    }
    pen.stroke();
  }
  pen.font = `italic 34px ${kSerif}`;
  pen.fillText(totals.join('  ') || '–', x, 560);
}

/** The picture as a PNG; null where the browser draws none. */
export function pictureOf(view: TableView, sentence: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = kWidth;
  canvas.height = kHeight;
  const pen = canvas.getContext('2d');
  if (!pen || !view.outcome) return Promise.resolve(null);
  drawGround(pen);
  pen.fillStyle = '#f6f1e4';
  pen.font = `500 62px ${kSerif}`;
  wrapped(pen, namesOfWinners(view, view.outcome), 1080).forEach((line, i) => pen.fillText(line, 60, 110 + i * 66));
  pen.font = `30px ${kSerif}`;
  wrapped(pen, sentence, 1080).forEach((line, i) => pen.fillText(line, 60, 236 + i * 38));
  pen.fillStyle = '#fdf8ea';
  pen.fillRect(60, 330, 1080, 252);
  pen.strokeStyle = '#8c3a34';
  pen.lineWidth = 2;
  const parties = partiesOf({ ...view, you: null });
  const wide = 1080 / parties.length;
  parties.forEach((party, i) => {
    if (i > 0) pen.strokeRect(60 + wide * i, 340, 0, 232);
    drawColumn(pen, view, party, 90 + wide * i, wide - 60);
  });
  pen.fillStyle = '#f6f1e4';
  pen.font = `24px ${kSerif}`;
  pen.fillText(
    `${t(`game-${roomOf(view.options).name}`)} · ${new Date().toLocaleDateString(locale())} · ${location.host}`,
    60,
    616,
  );
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** Hands the picture to the device's sharing, or to its downloads. */
export async function sharePicture(view: TableView, sentence: string): Promise<void> {
  const blob = await pictureOf(view, sentence);
  if (!blob) return;
  const file = new File([blob], `avinas-${view.match}.png`, { type: 'image/png' });
  try {
    if (navigator.canShare?.({ files: [file] })) return await navigator.share({ files: [file] });
  } catch (problem) {
    if (problem instanceof DOMException && problem.name === 'AbortError') return; // taken back
  }
  saveFile(file, file.name);
}
