// What the player must or may decide besides playing a card: bid, knock, name the suit, stop.
import { useState } from 'preact/hooks';
import type { Game } from '../game';
import type { Action, Suit, TableView } from '../protocol/types';
import { suitName, words } from '../words/en';
import { Confirm } from './dialog';

interface Question {
  text: string;
  yes: () => void;
}

function may(view: TableView, action: Action['action']): boolean {
  return view.legal.some((a) => a.action === action);
}

export function Decision({ view, game }: { view: TableView; game: Game }) {
  const [question, setQuestion] = useState<Question | null>(null);
  if (!view.you) return null;
  if (view.seats[view.you].stand_in) {
    return (
      <div class="decision">
        <p>{words.standInPlays}</p>
        <button class="primary" onClick={game.takeBack}>
          {words.takeBack}
        </button>
      </div>
    );
  }
  if (view.standstill === 'paused') return <p class="decision">{words.paused}</p>;
  const side = view.you === 'N' || view.you === 'S' ? 'NS' : 'EW';
  const longest = Math.max(0, ...view.lengths);
  const bid = (length: number) => {
    const yes = () => game.act({ action: 'bid', length });
    if (view.lengths.length === 4 && length > longest && view.options.overbid === 'loses_match') {
      setQuestion({ text: words.overbidAsk(length, longest), yes });
    } else {
      yes();
    }
  };
  const bids = view.legal.flatMap((a) => (a.action === 'bid' ? [a.length] : []));
  const suits = view.legal.flatMap((a): Suit[] => (a.action === 'name_trump' ? [a.suit] : []));
  if (!may(view, 'pass') && suits.length === 0 && !may(view, 'stop')) return null;
  return (
    <div class="decision" role="group" aria-label={words.yourTurn}>
      {suits.length > 0 && <p>{words.chooseTrump}</p>}
      {suits.map((suit) => (
        <button key={suit} class="primary" onClick={() => game.act({ action: 'name_trump', suit })}>
          {suitName[suit]}
        </button>
      ))}
      {may(view, 'pass') && <button onClick={() => game.act({ action: 'pass' })}>{words.pass}</button>}
      {may(view, 'knock') && (
        <button class="primary" onClick={() => game.act({ action: 'knock' })}>
          {view.knock === 'none' ? words.knock : words.knockAgain}
        </button>
      )}
      {bids.map((n) => (
        <button key={n} class={n > longest ? 'quiet' : ''} onClick={() => bid(n)}>
          {words.bid(n)}
        </button>
      ))}
      {may(view, 'stop') && (
        <button
          class="quiet"
          onClick={() =>
            setQuestion({
              text: words.stopAsk(view.points?.[side] ?? null),
              yes: () => game.act({ action: 'stop' }),
            })
          }
        >
          {words.stop}
        </button>
      )}
      {question && <Confirm text={question.text} yes={question.yes} close={() => setQuestion(null)} />}
    </div>
  );
}
