// The player's own cards: buttons in the order they rank; those that may be played stand out.
import { useState } from 'preact/hooks';
import type { Game } from '../game';
import type { Action, Card, TableView } from '../protocol/types';
import { cardName, words } from '../words/en';
import { CardFace } from './card';
import { Dialog } from './dialog';

type PlayAction = Extract<Action, { action: 'play' }>;

function plays(view: TableView): PlayAction[] {
  return view.legal.filter((a): a is PlayAction => a.action === 'play');
}

export function Hand({ view, game }: { view: TableView; game: Game }) {
  const [choosing, setChoosing] = useState<Card | null>(null);
  if (!view.you || view.ranked.length === 0) return null;
  const legal = plays(view);
  const canPlay = (card: Card) => legal.some((a) => a.card === card);
  const mayHide = (card: Card) => legal.some((a) => a.card === card && a.face_down);
  const mayHideWithoutFace = (card: Card) => legal.some((a) => a.card === card && a.face_down && !a.signal);
  // A card that may not be played is sent all the same: the server says which rule forbids it.
  const choose = (card: Card) => {
    if (mayHide(card)) setChoosing(card);
    else game.act({ action: 'play', card });
  };
  const lead = (action: PlayAction) => {
    setChoosing(null);
    game.act(action);
  };
  return (
    <>
      <h2 class="visually-hidden">{words.hand}</h2>
      <ol class="hand">
        {view.ranked.map((card, i) => (
          <li key={card}>
            <button
              class={legal.length > 0 && !canPlay(card) ? 'dimmed' : ''}
              data-card-number={i + 1}
              data-card={card}
              data-legal={canPlay(card) ? '' : undefined}
              aria-label={legal.length > 0 && !canPlay(card) ? `${cardName(card)}, not playable now` : cardName(card)}
              onClick={() => choose(card)}
            >
              <CardFace card={card} />
            </button>
          </li>
        ))}
      </ol>
      {choosing && (
        <Dialog title={words.howToLead(cardName(choosing))} close={() => setChoosing(null)}>
          <button onClick={() => lead({ action: 'play', card: choosing })}>{words.faceUp}</button>
          {mayHideWithoutFace(choosing) && (
            <button onClick={() => lead({ action: 'play', card: choosing, face_down: true })}>{words.faceDown}</button>
          )}
          <button onClick={() => lead({ action: 'play', card: choosing, face_down: true, signal: 'valuable' })}>
            {words.faceDownSmile}
          </button>
          <button onClick={() => lead({ action: 'play', card: choosing, face_down: true, signal: 'worthless' })}>
            {words.faceDownFrown}
          </button>
        </Dialog>
      )}
    </>
  );
}
