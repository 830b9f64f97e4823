// Cards: our own index, pips, aces and frame around court figures that are files of their own
// (scripts/courts.mjs); a plain face until they have come.
import type { Card, FillBots, Suit } from '@avinas/client';
import { cardName } from '../words/cards';
import { t } from '../words/t';

const courts = import.meta.glob<string>('../courts/*.svg', { query: '?url', eager: true, import: 'default' });

const suitPath: Record<Suit, string> = {
  C: 'M12 1.5a4.6 4.6 0 0 1 3.7 7.4 4.7 4.7 0 1 1-2.4 7.9c.3 2.6 1.2 4.6 2.9 5.7H7.800c1.700-1.100 2.600-3.100 2.900-5.700a4.700 4.700 0 1 1-2.400-7.900A4.600 4.600 0 0 1 12 1.500Z',
  S: 'M12 1.500C15.500 7 22 10 22 15a4.700 4.700 0 0 1-8.600 2.600c.3 2.200 1.200 3.900 2.800 4.900H7.800c1.600-1 2.500-2.700 2.800-4.900A4.700 4.700 0 0 1 2 15C2 10 8.500 7 12 1.500Z',
  H: 'M12 22C5 15.600 1.800 12 1.800 7.900a5.400 5.400 0 0 1 10.200-2.400A5.400 5.400 0 0 1 22.200 7.900C22.200 12 19 15.600 12 22Z',
  D: 'M12 1 20.500 12 12 23 3.500 12Z',
};

/** The places of a number's pips, in columns and rows from 0 to 1. */
const kPips: Record<string, [number, number][]> = {
  '2': [
    [0.5, 0],
    [0.5, 1],
  ],
  '3': [
    [0.5, 0],
    [0.5, 0.5],
    [0.5, 1],
  ],
  '4': [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ],
  '5': [
    [0, 0],
    [1, 0],
    [0.5, 0.5],
    [0, 1],
    [1, 1],
  ],
  '6': [
    [0, 0],
    [1, 0],
    [0, 0.5],
    [1, 0.5],
    [0, 1],
    [1, 1],
  ],
  '7': [
    [0, 0],
    [1, 0],
    [0, 0.5],
    [1, 0.5],
    [0, 1],
    [1, 1],
    [0.5, 0.25],
  ],
  '8': [
    [0, 0],
    [1, 0],
    [0, 0.5],
    [1, 0.5],
    [0, 1],
    [1, 1],
    [0.5, 0.25],
    [0.5, 0.75],
  ],
  '9': [
    [0, 0],
    [1, 0],
    [0, 0.333],
    [1, 0.333],
    [0, 0.667],
    [1, 0.667],
    [0, 1],
    [1, 1],
    [0.5, 0.5],
  ],
  T: [
    [0, 0],
    [1, 0],
    [0, 0.333],
    [1, 0.333],
    [0, 0.667],
    [1, 0.667],
    [0, 1],
    [1, 1],
    [0.5, 0.167],
    [0.5, 0.833],
  ],
};

function SuitSign({ suit, x, y, size }: { suit: Suit; x: number; y: number; size: number }) {
  return <path d={suitPath[suit]} class="sign" transform={`translate(${x} ${y}) scale(${size / 24})`} />;
}

/** A suit by itself, as high as the letters around it. */
export function SuitMark({ suit }: { suit: Suit }) {
  return (
    <svg class={`suit-mark suit-${suit}`} viewBox="0 0 24 24" role="img" aria-label={t('suit', { suit })}>
      <path d={suitPath[suit]} class="sign" />
    </svg>
  );
}

export const rankText = (card: Card) => (card[0] === 'T' ? '10' : t(`rank-letter-${card[0]}`));

function Figure({ card }: { card: Card }) {
  const suit = card[1] as Suit;
  const pips = kPips[card[0]];
  if (pips) {
    return (
      <g>
        {pips.map(([column, row], i) => (
          <SuitSign key={i} suit={suit} x={27 + column * 24} y={11 + row * 66} size={14} />
        ))}
      </g>
    );
  }
  if (card[0] === 'A') return <SuitSign suit={suit} x={26} y={30} size={40} />;
  const figure = courts[`../courts/${card}.svg`];
  return (
    <g>
      <rect class="court-frame" x="26" y="10" width="41" height="80" rx="2" />
      <text class="letter" x="45.500" y="60" text-anchor="middle">
        {rankText(card)}
      </text>
      {figure && <image href={figure} x="26" y="10" width="41" height="80" preserveAspectRatio="xMidYMid slice" />}
    </g>
  );
}

/** A card's face. It has no name of its own: whoever shows it names it. */
export function CardFace({ card }: { card: Card }) {
  const suit = card[1] as Suit;
  const text = rankText(card);
  return (
    <svg class={`card suit-${suit}`} viewBox="0 0 72 100" aria-hidden="true" focusable="false">
      <rect class="paper" x="0.500" y="0.500" width="71" height="99" rx="6" />
      <Figure card={card} />
      <text
        class="index"
        x="3"
        y="23"
        textLength={text.length > 1 ? 22 : undefined}
        lengthAdjust={text.length > 1 ? 'spacingAndGlyphs' : undefined}
      >
        {text}
      </text>
      <SuitSign suit={suit} x={4} y={28} size={17} />
    </svg>
  );
}

/** A number that stays the same for a name: which pattern stands for them. */
function patternOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) >>> 0;
  return sum;
}

/** A woven sash: rows of diamonds, zigzags and combs, in two colours. */
function Weave({ pattern, width, rows }: { pattern: number; width: number; rows: number }) {
  const unit = 12;
  const across = Math.ceil(width / unit);
  const kinds = [
    (x: number, y: number) => `M${x} ${y + 6}l6-5 6 5-6 5Z`,
    (x: number, y: number) => `M${x} ${y + 9}l6-6 6 6v3l-6-6-6 6Z`,
    (x: number, y: number) => `M${x + 1} ${y + 2}h4v8h-4ZM${x + 7} ${y + 2}h4v8h-4Z`,
    (x: number, y: number) => `M${x} ${y + 2}l12 8M${x + 12} ${y + 2}l-12 8`,
  ];
  const lines = [];
  for (let row = 0; row < rows; row += 1) {
    const draw = kinds[(pattern >> (2 * (row % 3))) & 3];
    for (let i = 0; i < across; i += 1) lines.push(draw(i * unit, row * unit));
  }
  return <path class="weave" d={lines.join('')} />;
}

/** The back: a sash, another one after Cats (R6.5). */
export function CardBack({ back = 0 }: { back?: number }) {
  return (
    <svg class={`card back back-${back % 3}`} viewBox="0 0 72 100" aria-hidden="true" focusable="false">
      <rect class="paper" x="0.500" y="0.500" width="71" height="99" rx="6" />
      <rect class="sash" x="5" y="5" width="62" height="90" rx="3" />
      <g transform="translate(6 8)">
        <Weave pattern={[0b100100, 0b011011, 0b110001][back % 3]} width={58} rows={7} />
      </g>
    </svg>
  );
}

/** The band that stands for a person. */
export function Sash({ name }: { name: string }) {
  const pattern = patternOf(name);
  return (
    <svg class={`sash-band hue-${pattern % 6}`} viewBox="0 0 24 36" aria-hidden="true" focusable="false">
      <rect class="sash" width="24" height="36" rx="3" />
      <Weave pattern={pattern >> 3} width={24} rows={3} />
    </svg>
  );
}

type BotLevel = NonNullable<FillBots['level']>;
const kStrengths: BotLevel[] = ['learner', 'club', 'master'];

/** How well a bot plays, as one sign: one bar of three, two, or all. */
export function Strength({ level }: { level: BotLevel }) {
  const full = kStrengths.indexOf(level);
  return (
    <svg class="strength" viewBox="0 0 21 17" role="img" aria-label={t('bot', { level })}>
      {kStrengths.map((one, i) => (
        <rect key={one} class={i <= full ? 'full' : ''} x={i * 7} y={10 - i * 5} width="5" height={7 + i * 5} rx="1" />
      ))}
    </svg>
  );
}

/** So many backs, as a fan held or a pile gathered; whoever shows it says the number. */
export function Backs({ n }: { n: number }) {
  return (
    <span class="backs" aria-hidden="true">
      {Array.from({ length: n }, (_, i) => (
        <i key={i} />
      ))}
    </span>
  );
}

/** A woven border, as long as its place is wide. */
export function SashBorder() {
  return (
    <svg class="sash-border" viewBox="0 0 600 12" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect class="sash" width="600" height="12" />
      <Weave pattern={1} width={600} rows={1} />
    </svg>
  );
}

/** A picture of a card with its name for those who hear it. */
export function NamedCard({ card, note }: { card: Card; note?: string }) {
  const name = cardName(card);
  return (
    <span class="named-card" role="img" aria-label={note ? t('card-with-note', { name, note }) : name}>
      <CardFace card={card} />
    </span>
  );
}

/** The face a player made: a smile or a frown, large. */
export function Face({ signal }: { signal: 'valuable' | 'worthless' }) {
  const smile = signal === 'valuable';
  return (
    <svg class="face" viewBox="0 0 40 40" role="img" aria-label={t(smile ? 'signal-smile' : 'signal-frown')}>
      <circle cx="20" cy="20" r="18" />
      <circle class="eye" cx="14" cy="16" r="2.500" />
      <circle class="eye" cx="26" cy="16" r="2.500" />
      <path d={smile ? 'M11 24c4 7 14 7 18 0' : 'M11 29c4-7 14-7 18 0'} />
    </svg>
  );
}
