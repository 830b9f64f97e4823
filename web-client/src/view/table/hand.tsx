// The player's own cards: trumps set apart, those that may be played raised; the others say why not
// when they are asked.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { TableGame } from './table_game';
import type { Action, Card, TableView } from '@avinas/client';
import { cardArgs, cardName } from '../../words/cards';
import { roomOf } from '../../games';
import { exposedOf } from '../../state/facts';
import { laysAway } from '../../state/turn';
import { t } from '../../words/t';
import { CardFace } from '../card';
import { Dialog } from '../dialog';

type PlayAction = Extract<Action, { action: 'play' }>;

const plays = (view: TableView) => view.legal.filter((a): a is PlayAction => a.action === 'play');

/** Keeps the focus at its place of the hand when the card there is gone. */
function useFocusAtPlace(count: number, list: { current: HTMLElement | null }) {
  const place = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (place.current === null || count === 0) return;
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (lost) list.current?.querySelectorAll('button')[Math.min(place.current, count - 1)]?.focus();
  }, [count]);
  return (index: number) => {
    place.current = index;
  };
}

/** Arrows, Home and End lead from card to card. */
function walk(event: KeyboardEvent, list: HTMLElement): void {
  const cards = [...list.querySelectorAll('button')];
  const here = cards.indexOf(document.activeElement as HTMLButtonElement);
  const to: Record<string, number> = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: cards.length - 1 };
  if (here < 0 || !(event.key in to) || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  cards[(to[event.key] + cards.length) % cards.length].focus();
}

/** Milliseconds after which the very last card plays itself. */
const kLastCardWaits = 700;

/** The last card is played for its owner where nothing else may be done. */
function useLastCard(view: TableView, game: TableGame, act: (action: Action) => void): void {
  const [only, more] = view.legal;
  const wanted = game.settings.last_card && view.ranked.length === 1 && only?.action === 'play' && !more;
  const due = wanted && !game.sending;
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(() => act(only), kLastCardWaits);
    return () => clearTimeout(timer);
  }, [due, view.hand_number]);
}

interface HandProps {
  view: TableView;
  game: TableGame;
  /** Does it, or asks first where it may cost the match. */
  act: (action: Action) => void;
  /** The cards that a lesson means. */
  meant?: Card[];
  /** Cards chosen to be laid away, where that is asked. */
  away?: { cards: Card[]; choose: (cards: Card[]) => void };
}

/** With this card chosen, or not any more; of more than `most` the first goes. */
const toggled = (cards: Card[], card: Card, most: number): Card[] =>
  cards.includes(card) ? cards.filter((c) => c !== card) : [...cards, card].slice(-most);

function FaceDown({
  card,
  view,
  lead,
  close,
}: {
  card: Card;
  view: TableView;
  lead: (a: PlayAction) => void;
  close: () => void;
}) {
  const withoutFace = plays(view).some((a) => a.card === card && a.face_down && !a.signal);
  return (
    <Dialog title={t('lead-how', cardArgs(card))} close={close}>
      <button data-first onClick={() => lead({ action: 'play', card })}>
        {t('lead-face-up')}
      </button>
      {withoutFace && (
        <button onClick={() => lead({ action: 'play', card, face_down: true })}>{t('lead-face-down')}</button>
      )}
      <button onClick={() => lead({ action: 'play', card, face_down: true, signal: 'valuable' })}>
        {t('lead-down-smile')}
      </button>
      <button onClick={() => lead({ action: 'play', card, face_down: true, signal: 'worthless' })}>
        {t('lead-down-frown')}
      </button>
    </Dialog>
  );
}

/** Eight cards are dealt in two packets of four (R2.2). */
const kPacket = 4;

export function Hand({ view, game, act, meant, away }: HandProps) {
  const [choosing, setChoosing] = useState<Card | null>(null);
  const [raised, setRaised] = useState<Card | null>(null);
  const raises = game.settings.taps === 'two';
  const list = useRef<HTMLOListElement>(null);
  const sending = game.sending;
  const remember = useFocusAtPlace(view.ranked.length, list);
  useLastCard(view, game, act);
  if (!view.you || view.ranked.length === 0) return null;
  const legal = plays(view);
  const lays = laysAway(view);
  const covering = roomOf(view.options).covering?.(view) ?? [];
  const canPlay = (card: Card) => legal.some((a) => a.card === card);
  const mayHide = (card: Card) => legal.some((a) => a.card === card && a.face_down);
  // A card that may not be played is sent all the same: the server says which rule forbids it.
  const choose = (card: Card, index: number) => {
    remember(index);
    if (lays && away) return away.choose(toggled(away.cards, card, lays));
    if (raises && raised !== card) return setRaised(card);
    if (mayHide(card)) setChoosing(card);
    else act({ action: 'play', card });
  };
  return (
    <>
      <ol class="hand" ref={list} key={view.hand_number} onKeyDown={(event) => walk(event, event.currentTarget)}>
        {view.ranked.map((card, i) => {
          const playable = canPlay(card);
          const sent = sending?.action === 'play' && sending.card === card;
          const seen = exposedOf(view).some((s) => s.card === card);
          const chosen = lays > 0 && away?.cards.includes(card);
          const covers = covering.includes(card);
          const name = covers
            ? t('card-upon', { name: cardName(card) })
            : seen
              ? t('card-seen', { name: cardName(card) })
              : cardName(card);
          return (
            <li key={card} style={{ '--i': i, '--packet': view.hand.indexOf(card) < kPacket ? 0 : 1 }}>
              <button
                class={`${legal.length > 0 && !playable ? 'dimmed' : ''} ${sent ? 'sending' : ''} ${raised === card || chosen ? 'raised' : ''} ${meant?.includes(card) ? 'meant' : ''} ${seen ? 'shown-card' : ''} ${covers ? 'upon' : ''}`}
                data-card-number={i + 1}
                data-card={card}
                data-legal={playable ? '' : undefined}
                aria-pressed={lays && away ? chosen === true : raises ? raised === card : undefined}
                aria-label={
                  sent
                    ? t('card-sending', { name })
                    : legal.length > 0 && !playable
                      ? t('card-not-now', { name })
                      : name
                }
                onClick={() => choose(card, i)}
                onKeyDown={(event) => {
                  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
                }}
              >
                <CardFace card={card} />
              </button>
            </li>
          );
        })}
      </ol>
      {choosing && (
        <FaceDown
          card={choosing}
          view={view}
          close={() => setChoosing(null)}
          lead={(action) => {
            setChoosing(null);
            act(action);
          }}
        />
      )}
    </>
  );
}
