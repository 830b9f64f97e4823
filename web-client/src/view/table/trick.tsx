// The trick: each card before its player, the led suit and trumps beside it; and the piles.
import type { LastTrick, Suit, TableView, TrickCard } from '../../protocol/types';
import type { Picture } from '../../stage/presenter';
import { sideArg, whoArg } from '../../words/cards';
import { t } from '../../words/t';
import { Backs, CardBack, Face, NamedCard, SuitMark } from '../card';
import { placeOf } from './places';

function Lying({ view, played, won }: { view: TableView; played: TrickCard; won: boolean }) {
  return (
    <div class={`lying ${placeOf(view, played.seat)} ${won ? 'won' : ''}`} data-card={played.card ?? 'hidden'}>
      {played.card ? (
        <NamedCard
          card={played.card}
          note={t(won ? 'card-of-winner' : 'card-of', { who: whoArg(view, played.seat) })}
        />
      ) : (
        <span class="named-card" role="img" aria-label={t('card-hidden', { who: whoArg(view, played.seat) })}>
          <CardBack back={view.card_back} />
        </span>
      )}
      {played.signal && <Face signal={played.signal} />}
    </div>
  );
}

/** The suit that must be followed. */
function ledSuit(view: TableView, cards: TrickCard[]): Suit | 'trumps' | null {
  const lead = cards[0];
  if (!lead) return null;
  if (lead.trump || lead.face_down || !lead.card) return 'trumps';
  return view.trump || view.form === 'sevens' ? (lead.card[1] as Suit) : null;
}

function Signs({ view, cards }: { view: TableView; cards: TrickCard[] }) {
  const led = ledSuit(view, cards);
  return (
    <div class="signs">
      {view.trump && (
        <span class="sign-line">
          <span class="sign-word">{t('trumps-are')}</span> <SuitMark suit={view.trump} />
        </span>
      )}
      {led && (
        <span class="sign-line">
          <span class="sign-word">{t('led-is')}</span> {led === 'trumps' ? t('trumps') : <SuitMark suit={led} />}
        </span>
      )}
    </div>
  );
}

function Pile({ view, side }: { view: TableView; side: 'NS' | 'EW' }) {
  const own = !view.you || sideArg(view, side) === 'us';
  const first = view.you ? own : side === 'NS';
  return (
    <p class={`pile ${first ? 'ours' : 'theirs'}`}>
      <span class="side-name">{t('side', { side: sideArg(view, side) })}</span>{' '}
      {view.points ? <strong>{view.points[side]}</strong> : null}{' '}
      <span class="tricks">
        <Backs n={view.tricks[side]} /> {t('tricks', { n: view.tricks[side] })}
      </span>
    </p>
  );
}

export function TrickArea({ picture }: { picture: Picture }) {
  const { view, taken, flying } = picture;
  const trick: LastTrick | null = taken;
  const cards = trick ? trick.cards : (view.trick?.cards ?? []);
  const to = trick ? placeOf(view, trick.winner) : '';
  const number = trick?.number ?? view.trick?.number ?? 0;
  return (
    <>
      <div
        class={`trick ${trick ? 'taken' : ''} ${flying ? `flying to-${to}` : ''}`}
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
      {view.in_hand && <Signs view={view} cards={cards} />}
      {view.in_hand && <Pile view={view} side="NS" />}
      {view.in_hand && <Pile view={view} side="EW" />}
    </>
  );
}
