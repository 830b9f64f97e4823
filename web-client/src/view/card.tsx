// Cards drawn as SVG: a corner index that reads at 44 pixels, suits and courts told apart by shape.
import type { Card, Suit } from '../protocol/types';
import { cardName } from '../words/en';

const suitPath: Record<Suit, string> = {
  C: 'M12 1.5a4.6 4.6 0 0 1 3.7 7.4 4.7 4.7 0 1 1-2.4 7.9c.3 2.6 1.2 4.6 2.9 5.7H7.8c1.7-1.1 2.6-3.1 2.9-5.7a4.7 4.7 0 1 1-2.4-7.9A4.6 4.6 0 0 1 12 1.5Z',
  S: 'M12 1.5C15.5 7 22 10 22 15a4.7 4.7 0 0 1-8.6 2.6c.3 2.2 1.2 3.9 2.8 4.9H7.8c1.6-1 2.5-2.7 2.8-4.9A4.7 4.7 0 0 1 2 15C2 10 8.500 7 12 1.5Z',
  H: 'M12 22C5 15.600 1.800 12 1.800 7.900a5.400 5.400 0 0 1 10.200-2.400A5.400 5.400 0 0 1 22.200 7.900C22.200 12 19 15.600 12 22Z',
  D: 'M12 1 20.500 12 12 23 3.500 12Z',
};

/** A crown for the king, a diadem for the queen, a feathered cap for the jack. */
const courtPath: Record<string, string> = {
  K: 'M18 34V14l10 9 8-15 8 15 10-9v20Z',
  Q: 'M18 34c0-8 6-8 6-14a5 5 0 1 1 7-2 5 5 0 1 1 10 0 5 5 0 1 1 7 2c0 6 6 6 6 14Z',
  J: 'M16 32c2-14 14-20 40-22-6 4-8 8-8 12l6 10Z',
};

const rankText = (card: Card) => (card[0] === 'T' ? '10' : card[0]);

function SuitSign({ suit, x, y, size }: { suit: Suit; x: number; y: number; size: number }) {
  return <path d={suitPath[suit]} class="sign" transform={`translate(${x} ${y}) scale(${size / 24})`} />;
}

/** A card's face. It has no name of its own: whoever shows it names it. */
export function CardFace({ card }: { card: Card }) {
  const suit = card[1] as Suit;
  const court = courtPath[card[0]];
  return (
    <svg class={`card suit-${suit}`} viewBox="0 0 72 100" aria-hidden="true" focusable="false">
      <rect class="paper" x="1" y="1" width="70" height="98" rx="8" />
      <text class="index" x="6" y="27" textLength={card[0] === 'T' ? 28 : undefined} lengthAdjust="spacingAndGlyphs">
        {rankText(card)}
      </text>
      <SuitSign suit={suit} x={5} y={32} size={21} />
      {court ? (
        <g>
          <path class="court" d={court} transform="translate(13 44) scale(0.85)" />
          <text class="letter" x="45" y="94" text-anchor="middle">
            {card[0]}
          </text>
        </g>
      ) : (
        <SuitSign suit={suit} x={25} y={50} size={40} />
      )}
    </svg>
  );
}

/** The back: a woven sash, another one after Cats (R6.5). */
export function CardBack({ back = 0 }: { back?: number }) {
  const rows = [0, 1, 2, 3, 4, 5, 6];
  return (
    <svg class={`card back back-${back % 3}`} viewBox="0 0 72 100" aria-hidden="true" focusable="false">
      <rect class="paper" x="1" y="1" width="70" height="98" rx="8" />
      <rect class="sash" x="7" y="7" width="58" height="86" rx="4" />
      {rows.map((r) => (
        <path
          key={r}
          class="weave"
          d={
            back % 2 === 0
              ? `M9 ${14 + r * 12} l9 -6 9 6 9 -6 9 6 9 -6 9 6`
              : `M13 ${8 + r * 12} h10 v6 h-10 Z M31 ${8 + r * 12} h10 v6 h-10 Z M49 ${8 + r * 12} h10 v6 h-10 Z`
          }
        />
      ))}
    </svg>
  );
}

/** A picture of a card with its name for those who hear it. */
export function NamedCard({ card, note }: { card: Card; note?: string }) {
  return (
    <span class="named-card" role="img" aria-label={note ? `${cardName(card)}, ${note}` : cardName(card)}>
      <CardFace card={card} />
    </span>
  );
}

/** The face a player made: a smile or a frown, large. */
export function Face({ signal }: { signal: 'valuable' | 'worthless' }) {
  const smile = signal === 'valuable';
  return (
    <svg class="face" viewBox="0 0 40 40" role="img" aria-label={smile ? 'a smile: valuable' : 'a frown: worthless'}>
      <circle cx="20" cy="20" r="18" />
      <circle class="eye" cx="14" cy="16" r="2.500" />
      <circle class="eye" cx="26" cy="16" r="2.500" />
      <path d={smile ? 'M11 24c4 7 14 7 18 0' : 'M11 29c4-7 14-7 18 0'} />
    </svg>
  );
}
