// The table fills the window: the stake, the felt, the decision, the hand, the bar. Each has its
// place and keeps it.
import { again } from '../../again';
import '../../styles/play.css';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Game } from '../../game';
import type { Action, Card } from '@avinas/client';
import type { Picture } from '../../stage/presenter';
import { knockOf } from '../../state/facts';
import type { State, TableState } from '../../state/state';
import { kKeys } from '../../speech/questions';
import { reader } from '../../speech/reader';
import { clockLeft } from '../../state/turn';
import { seatsOf } from '../../state/seats';
import { t } from '../../words/t';
import { Confirm } from '../dialog';
import { useFocus } from './focus';
import { ErrorLine } from '../error_line';
import { lazy } from '../lazy';
import { HandBehind } from './behind';
import { CommandLine } from './command_line';
import { Choices, Decision } from './decision';
import { Hand } from './hand';
import { HandEnd } from './hand_end';
import { ProposalCard } from './proposals';
import { Bar, OpenPanel, type Panel } from './panels';
import { Plate } from './plate';
import { placeOf } from './places';
import { actOf, priceOf } from './price';
import { AskedAgain, Gathering, SeatingChoices, SeatRequests } from './seating';
import { Progress, StakeLine } from './stake';
import { TrickArea } from './trick';

/** Fetched after the first trick, for the end. */
const { Part: MatchEnd, prepare: prepareEnd } = lazy(() => import('./match_end').then((module) => module.MatchEnd));

/** The digit of a key: on some keyboards (Lithuanian, French, Czech) the digits' keys write letters. */
function digitOf(event: KeyboardEvent): string | undefined {
  if (/^\d$/.test(event.key)) return event.key;
  return event.shiftKey ? undefined : /^Digit(\d)$/.exec(event.code)?.[1];
}

/** The card whose number ends with that digit; of several, such as the first and the eleventh, the next one. */
function cardAt(digit: string, focused: Element | null): HTMLElement | undefined {
  const cards = [...document.querySelectorAll<HTMLElement>(`[data-card-number$="${digit}"]`)];
  return cards[(cards.findIndex((card) => card === focused) + 1) % cards.length];
}

/** The letter of a key by its place, where the keyboard writes no Latin letters. */
function letterOf(event: KeyboardEvent): string {
  const isLatin = /^[\p{Script=Latin}?]$/u.test(event.key) || event.key.length !== 1;
  return isLatin ? event.key.toLowerCase() : (/^Key([A-Z])$/.exec(event.code)?.[1].toLowerCase() ?? event.key);
}

/** Single keys answer in words without moving the focus; digits go to a card. */
function useKeys(game: Game): void {
  // Before the next paint: a key that is pressed as soon as the table is seen is not lost.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
      const target = event.target as HTMLElement;
      if (target.closest('input:not([type=checkbox]), select, textarea, dialog')) return;
      if (event.key === '/') {
        event.preventDefault();
        document.getElementById('command')?.focus();
        return;
      }
      const table = game.state.table;
      if (!table || !game.settings.keys) return;
      const digit = digitOf(event);
      if (digit) {
        // A screen reader says the card that has the focus.
        cardAt(digit, document.activeElement)?.focus();
        return;
      }
      const question = kKeys[letterOf(event)];
      if (!question) return;
      again(reader).then(
        ({ answer }) => game.say(answer(question, table.view, performance.now() - table.at)),
        () => game.say(t('part-missing')),
      );
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [game]);
}

/** Seconds of one's own time at which the rest of it is said. */
const kTimeSaidAt = [30, 10];

function useTimeSpoken(table: TableState, game: Game): void {
  const { view, at } = table;
  const running = view.clock?.running && view.you !== null && view.to_act.includes(view.you);
  useEffect(() => {
    if (!running) return;
    const left = clockLeft(view, performance.now() - at);
    const all = left.decision + left.reserve;
    const timers = kTimeSaidAt
      .filter((seconds) => seconds < all)
      .map((seconds) => setTimeout(() => game.say(t('answer-time', { n: seconds })), (all - seconds) * 1000));
    return () => timers.forEach(clearTimeout);
  }, [table]);
}

interface TablePageProps {
  state: State;
  table: TableState;
  game: Game;
}

function SoundOffer({ game }: { game: Game }) {
  if (game.settings.sounds !== null) return null;
  return (
    <p class="sound-offer">
      {t('sound-offer')}{' '}
      <button class="small" onClick={() => game.choose({ sounds: true })}>
        {t('yes')}
      </button>{' '}
      <button class="small quiet" onClick={() => game.choose({ sounds: false })}>
        {t('no')}
      </button>
    </p>
  );
}

interface FeltProps extends TablePageProps {
  picture: Picture;
  ended: boolean;
  gathering: boolean;
  act: (action: Action) => void;
}

/** The players and what lies between them; at the end of a hand all of it, laid open. */
function Felt({ state, table, picture, ended, gathering, game, act }: FeltProps) {
  const { view } = table;
  const finished = view.stage === 'finished';
  const apart = !!view.evening?.hands; // its hands are no match
  return (
    <section class={`felt knock-${knockOf(picture.view)}`} aria-label={t('the-table')}>
      {(!ended || (finished && !apart)) && (
        <ul class="players" aria-label={t('players')}>
          {seatsOf(view).map((seat) => (
            <Plate key={seat} talk={state.tableTalk} table={table} view={picture.view} seat={seat} game={game} />
          ))}
        </ul>
      )}
      {!gathering && !ended && (
        <TrickArea picture={picture}>
          <Choices view={view} act={act} />
        </TrickArea>
      )}
      {ended && finished && !apart && <MatchEnd view={view} state={state} game={game} />}
      {ended && (!finished || apart) && <HandEnd view={view} state={state} game={game} />}
      <ProposalCard view={view} game={game} />
      <SeatRequests view={view} game={game} me={state.me?.player ?? ''} />
      <AskedAgain view={view} state={state} game={game} />
    </section>
  );
}

export function TablePage({ state, table, game }: TablePageProps) {
  const { view } = table;
  const wide = useWide();
  const [panel, setPanel] = useState<Panel | null>(wide ? 'sheet' : null);
  const [question, setQuestion] = useState<{ text: string; action: Action } | null>(null);
  const [away, setAway] = useState<Card[]>([]);
  const picture = game.presenter.picture ?? { view, taken: null, flying: false };
  const settled = picture.view === view && !picture.taken;
  const over = view.finished !== null && (view.phase === 'hand_over' || view.stage === 'finished');
  // The end is shown when all tricks were seen; going on needs no waiting.
  const ended = over && settled;
  const me = state.me?.player ?? '';
  const ready = view.you ? view.seats[view.you].ready : false;
  // A spectator who may follows the hand before, and can look at the one in play.
  const [live, setLive] = useState(false);
  const mayLookBehind = state.behind !== null && !view.you && !ended;
  const behind = mayLookBehind && !live ? state.behind : null;
  useEffect(() => setAway([]), [view.hand_number]);
  const hasTrick = view.last_trick !== null;
  useEffect(() => {
    if (hasTrick) prepareEnd();
  }, [hasTrick]);
  useKeys(game);
  useFocus();
  // The menu over the table does not hide the end of the match.
  useEffect(() => {
    if (view.stage === 'finished' && !wide) setPanel((open) => (open === 'menu' ? null : open));
  }, [view.stage]);
  useTimeSpoken(table, game);
  const act = (action: Action) => {
    const text = priceOf(view, action);
    if (text) setQuestion({ text, action });
    else game.act(action);
  };
  const gathering = view.stage === 'seating' || (view.stage === 'playing' && view.hand_number === 0);
  const watches = !view.you && !gathering && !ended;
  return (
    <main
      class={`table-page back-${view.card_back % 3} ${panel ? 'has-panel' : ''} ${ended ? 'ended' : ''} ${gathering ? 'gathers' : ''} ${behind ? 'looks-behind' : ''} ${watches ? 'watches' : ''} dealt-by-${placeOf(view, view.dealer ?? 'S')}`}
      tabIndex={-1}
      aria-label={t('table-of', { name: view.name || view.code })}
      data-settled={settled ? '' : undefined}
      data-stage={view.stage}
      data-phase={view.phase}
      onKeyDown={(event) =>
        event.key === 'Escape' && !wide && !(event.target as Element).closest('dialog') && setPanel(null)
      }
      style={{ '--n': view.ranked.length || 8 }}
    >
      <h1 class="visually-hidden">{t('table-of', { name: view.name || view.code })}</h1>
      {behind ? (
        <HandBehind key={behind.hand} behind={behind} view={view} leave={() => setLive(true)} />
      ) : (
        <>
          <header class="stake-bar">
            <StakeLine view={picture.view} />
            <Progress view={picture.view} />
            {view.hand_number > 0 && <SoundOffer game={game} />}
          </header>
          <Felt
            state={state}
            table={table}
            picture={picture}
            ended={ended}
            gathering={gathering}
            game={game}
            act={act}
          />
          <section class="decision-row" aria-label={t('decision')}>
            <ErrorLine state={state} />
            {view.stage !== 'playing' ? (
              view.evening ? (
                <button class="primary" onClick={() => game.lookAtEvening(view.evening!.code)}>
                  {t('to-evening')}
                </button>
              ) : (
                <SeatingChoices view={view} game={game} me={me} />
              )
            ) : over && view.you && view.standstill === 'none' ? (
              // It keeps the focus while others are waited for.
              <button class="primary next" aria-disabled={ready} onClick={() => !ready && game.ready()}>
                {t(ready ? 'waiting-for-others' : 'next-hand')}
              </button>
            ) : (
              <Decision view={view} state={state} game={game} act={act} away={away} />
            )}
            {mayLookBehind && <button onClick={() => setLive(false)}>{t('behind')}</button>}
          </section>
        </>
      )}
      <section class="hand-row" aria-label={t('your-hand')}>
        {gathering ? (
          <Gathering view={view} me={me} />
        ) : (
          <Hand view={view} game={game} act={act} away={{ cards: away, choose: setAway }} />
        )}
      </section>
      <CommandLine table={table} game={game} act={act} />
      <Bar open={panel} choose={setPanel} view={view} state={state} game={game} />
      {panel && (
        <aside id="panel" class="panel-box" aria-label={t(`panel-${panel}`)}>
          <h2>
            {t(`panel-${panel}`)}
            {!wide && (
              <button class="quiet small" onClick={() => setPanel(null)}>
                {t('close')}
              </button>
            )}
          </h2>
          <OpenPanel open={panel} view={view} seen={ended ? view : picture.view} state={state} game={game} />
        </aside>
      )}
      {question && (
        <Confirm
          text={question.text}
          act={actOf(question.action)}
          yes={() => game.act(question.action)}
          close={() => setQuestion(null)}
        />
      )}
    </main>
  );
}

/** The window has room for a panel beside the table. */
function useWide(): boolean {
  const query = '(min-width: 1000px) and (min-height: 500px)';
  const [wide, setWide] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const change = () => setWide(media.matches);
    media.addEventListener('change', change);
    return () => media.removeEventListener('change', change);
  }, []);
  return wide;
}
