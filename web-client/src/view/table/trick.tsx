// The trick: each card before its player, the led suit and trumps beside it; and the piles.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { LastTrick, TableView, TrickCard } from '../../protocol/types';
import type { Picture } from '../../stage/presenter';
import { sideArg, whoArgs } from '../../words/cards';
import { t } from '../../words/t';
import { Backs, CardBack, Face, NamedCard } from '../card';
import { placeOf } from './places';
import { sidesOf } from './sheet';

function Lying({ view, played, won }: { view: TableView; played: TrickCard; won: boolean }) {
  return (
    <div class={`lying ${placeOf(view, played.seat)} ${won ? 'won' : ''}`} data-card={played.card ?? 'hidden'}>
      {played.card ? (
        <NamedCard card={played.card} note={t(won ? 'card-of-winner' : 'card-of', whoArgs(view, played.seat))} />
      ) : (
        <span class="named-card" role="img" aria-label={t('card-hidden', whoArgs(view, played.seat))}>
          <CardBack back={view.card_back} />
        </span>
      )}
      {played.signal && <Face signal={played.signal} />}
    </div>
  );
}

/** The tricks of both sides; pressed, it shows the last one. */
function Piles({ view, looking, look }: { view: TableView; looking: boolean; look: () => void }) {
  const [first, second] = sidesOf(view);
  return (
    <button class="pile" aria-pressed={looking} disabled={!view.last_trick} title={t('key-last')} onClick={look}>
      {[second, first].map((side) => (
        <span key={side} class="side">
          {t('side', { side: sideArg(view, side) })} {view.points && <strong>{view.points[side]}</strong>}{' '}
          <Backs n={view.tricks[side]} />
          <span class="visually-hidden">{t('tricks', { n: view.tricks[side] })}</span>
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
        <div class="trick-cell">
          <div
            class={`trick ${trick ? 'taken' : ''} ${flying ? 'flying' : ''}`}
            role="group"
            aria-label={t('trick-number', { n: number })}
            data-trick={number}
            data-hand={view.hand_number}
          >
            {view.in_hand || trick
              ? cards.map((played) => (
                  <Lying
                    key={`${view.hand_number}-${number}-${played.seat}`}
                    view={view}
                    played={played}
                    won={trick?.winner === played.seat}
                  />
                ))
              : null}
          </div>
        </div>
        {children}
      </div>
      {view.in_hand && <Piles view={view} looking={looking && view.last_trick?.number === number} look={look} />}
    </>
  );
}
