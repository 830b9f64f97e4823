// The trick: each card before its player, the led suit and trumps beside it; and the piles.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { LastTrick, Seat, TableView, TrickCard } from '@avinas/client';
import type { Picture } from '../../stage/presenter';
import { ofParty, partiesOf, type Viewer } from '../../state/seats';
import { partyName, whoArgs } from '../../words/cards';
import { t } from '../../words/t';
import { Backs, CardBack, Face, NamedCard } from '../card';
import { placeOf } from './places';

interface TrickProps {
  /** The people are named for this reader. */
  viewer: Viewer;
  /** The seat that is drawn at the bottom, if it is another one than the reader's. */
  below?: Seat;
  back?: number;
  cards: TrickCard[];
  number: number;
  winner?: Seat;
  hand?: number;
  flying?: boolean;
}

/** A cross of up to four cards, each before its player. */
export function Trick({ viewer, below, back, cards, number, winner, hand, flying }: TrickProps) {
  return (
    <div class="trick-cell">
      <div
        class={`trick ${winner ? 'taken' : ''} ${flying ? 'flying' : ''}`}
        role="group"
        aria-label={number > 0 ? t('trick-number', { n: number }) : undefined}
        data-trick={number}
        data-hand={hand}
      >
        {cards.map(({ seat, card, signal }) => (
          <div
            key={`${hand}-${number}-${seat}`}
            class={`lying ${placeOf(below ? { you: below, seats: viewer.seats } : viewer, seat)} ${winner === seat ? 'won' : ''}`}
            data-card={card ?? 'hidden'}
          >
            {card ? (
              <NamedCard card={card} note={t(winner === seat ? 'card-of-winner' : 'card-of', whoArgs(viewer, seat))} />
            ) : (
              <span class="named-card" role="img" aria-label={t('card-hidden', whoArgs(viewer, seat))}>
                <CardBack back={back} />
              </span>
            )}
            {signal && <Face signal={signal} />}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The tricks of both sides; pressed, it shows the last one. */
function Piles({ view, looking, look }: { view: TableView; looking: boolean; look: () => void }) {
  return (
    <button class="pile" aria-pressed={looking} disabled={!view.last_trick} title={t('key-last')} onClick={look}>
      {partiesOf(view)
        .reverse()
        .map((side) => (
          <span key={side} class="side">
            <span class="pair">{partyName(view, side)}</span>{' '}
            {view.points && <strong>{ofParty(view.points, side)}</strong>} <Backs n={ofParty(view.tricks, side)} />
            <span class="visually-hidden">{t('tricks', { n: ofParty(view.tricks, side) })}</span>
          </span>
        ))}
    </button>
  );
}

/** The last trick is looked at until it is pressed away, or somebody plays. */
function useLookBack(view: TableView): [boolean, () => void] {
  const now = JSON.stringify([view.hand_number, view.trick?.number, view.trick?.cards.length]);
  const [looked, setLooked] = useState('');
  const looking = looked === now && view.last_trick !== null;
  return [looking, () => setLooked(looking ? '' : now)];
}

interface TrickAreaProps {
  picture: Picture;
  /** Choices below the trick, or in its place while there is none. */
  children?: ComponentChildren;
}

export function TrickArea({ picture, children }: TrickAreaProps) {
  const { view, taken, flying } = picture;
  const [looking, look] = useLookBack(view);
  const trick: LastTrick | null = taken ?? (looking ? view.last_trick : null);
  const cards = trick ? trick.cards : (view.trick?.cards ?? []);
  const number = trick?.number ?? view.trick?.number ?? 0;
  return (
    <>
      <div class="middle">
        <Trick
          viewer={view}
          back={view.card_back}
          cards={view.in_hand || trick ? cards : []}
          number={number}
          winner={trick?.winner}
          hand={view.hand_number}
          flying={flying}
        />
        {children}
      </div>
      {view.in_hand && <Piles view={view} looking={looking && view.last_trick?.number === number} look={look} />}
    </>
  );
}
