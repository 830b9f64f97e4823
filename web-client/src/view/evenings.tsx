// The club's evenings: those that are under way, a new one, and one of them with its pairs and rounds.
import { at } from '../base';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Evening, EveningPlan, EveningStep, PartialOptions } from '@avinas/client';
import type { Game } from '../game';
import { entryNamed, entryOf, kGames } from '../games';
import { newSeed } from '../state/identity';
import type { State } from '../state/state';
import type { GameName } from '../verbs';
import { t } from '../words/t';
import { CopyLink } from './copy';
import { Confirm } from './dialog';
import { ErrorLine } from './error_line';
import { look, Round, Standing } from './evening_rounds';
import { mayOpen } from './open_table';
import { Pick } from './pick';

const addressOf = (code: string) => `#evening=${code}`;

/** Something was done here, and the button that was pressed may go with the answer. */
let acted = false;

function act(
  game: Game,
  { code }: Evening,
  what: EveningStep['what'],
  more: { pair?: number; player?: string } = {},
): void {
  const seed = what === 'enter' ? newSeed() : undefined;
  acted = true;
  game.request({ type: 'evening', code, what, seed, ...more });
}

function openEvening(game: Game, name: string, played: GameName, plan: EveningPlan): void {
  const options = (played === kGames[0] ? {} : { game: played }) as PartialOptions;
  game.request({ type: 'open_evening', name, options, plan });
}

const kMovements: EveningPlan['movement'][] = ['howell', 'mitchell', 'swiss'];
const kHands = ['2', '3', '4', '6', '8', '0'];
const kRounds = Array.from({ length: 15 }, (_, i) => String(i + 1));

function NewEvening({ game }: { game: Game }) {
  const games = game.offered().filter((name) => !entryNamed(name).alone);
  const [name, setName] = useState('');
  const [played, setPlayed] = useState<GameName>(games.includes(game.chosen().name) ? game.chosen().name : games[0]);
  const [movement, setMovement] = useState<EveningPlan['movement']>('howell');
  const [rounds, setRounds] = useState('5');
  const [hands, setHands] = useState('4');
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        openEvening(game, name.trim(), played, { movement, rounds: Number(rounds), hands: Number(hands) });
      }}
    >
      <label>
        {t('evening-name')}
        <input required maxLength={40} value={name} onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      <Pick
        label={t('evening-game')}
        value={played}
        choices={games.map((each) => [each, t(`game-${each}`)])}
        choose={setPlayed}
      />
      <Pick
        label={t('evening-movement')}
        value={movement}
        choices={kMovements.map((each) => [each, t(`movement-${each}`)])}
        choose={setMovement}
      />
      <Pick label={t('evening-rounds')} value={rounds} choices={kRounds.map((n) => [n, n])} choose={setRounds} />
      <Pick
        label={t('evening-hands')}
        value={hands}
        choices={kHands.map((n) => [n, n === '0' ? t('evening-match') : n])}
        choose={setHands}
      />
      <button class="primary" type="submit">
        {t('evening-open')}
      </button>
    </form>
  );
}

/** One's own ways on from there. */
function OwnPart({ evening, game, own }: { evening: Evening; game: Game; own: number }) {
  if (evening.stage === 'over') return null;
  const table = evening.meetings.find((each) => own > 0 && [each.north_south, each.east_west].includes(own));
  const plays = evening.stage === 'playing' && evening.shown === evening.round;
  if (own > 0) {
    return (
      <div class="quick">
        {plays && table && (
          <button class="primary" onClick={() => game.goTo(table.table, true)}>
            {t('evening-to-table')}
          </button>
        )}
        {plays && !table && <p>{t('evening-sits-out')}</p>}
        <button class="quiet" onClick={() => act(game, evening, 'leave')}>
          {t('evening-leave')}
        </button>
      </div>
    );
  }
  return (
    <div class="quick">
      <button class="primary" onClick={() => act(game, evening, 'enter')}>
        {t('evening-enter')}
      </button>
      {evening.pairs.map(
        ({ people, gone }, i) =>
          !gone &&
          people.length === 1 && (
            <button key={i} onClick={() => act(game, evening, 'enter', { pair: i + 1, player: people[0].player })}>
              {t('evening-join', { name: people[0].name })}
            </button>
          ),
      )}
    </div>
  );
}

function HostPart({ evening, game }: { evening: Evening; game: Game }) {
  const [ask, setAsk] = useState<'close_round' | 'end' | null>(null);
  const [out, setOut] = useState<{ player: string; name: string } | null>(null);
  if (evening.stage === 'over') return null;
  const plays = evening.stage === 'playing';
  const people = evening.pairs.flatMap((pair) => pair.people);
  const mayBegin = !plays && evening.round < evening.plan.rounds;
  const areTooFew = evening.plan.hands > 0 && evening.pairs.filter((pair) => !pair.gone).length < 4;
  return (
    <div class="quick">
      {mayBegin && areTooFew && <p>{t('evening-too-few')}</p>}
      {mayBegin && (
        <button class="primary" onClick={() => act(game, evening, 'begin')}>
          {t('evening-begin', { n: evening.round + 1 })}
        </button>
      )}
      {plays && <button onClick={() => setAsk('close_round')}>{t('evening-close-round')}</button>}
      {!plays && <button onClick={() => setAsk('end')}>{t('evening-end')}</button>}
      {people.length > 0 && (
        <Pick
          label={t('evening-take-out')}
          value=""
          choices={[['', '–'], ...people.map(({ player, name }): [string, string] => [player, name])]}
          choose={(player) => setOut(people.find((person) => person.player === player) ?? null)}
        />
      )}
      {out && (
        <Confirm
          text={t('evening-take-out-ask', { name: out.name })}
          act={t('evening-take-out')}
          yes={() => act(game, evening, 'leave', { player: out.player })}
          close={() => setOut(null)}
        />
      )}
      {ask && (
        <Confirm
          text={t(`evening-ask-${ask}`)}
          act={t(ask === 'end' ? 'evening-end' : 'evening-close-round')}
          yes={() => act(game, evening, ask)}
          close={() => setAsk(null)}
        />
      )}
    </div>
  );
}

interface EveningProps {
  evening: Evening;
  state: State;
  game: Game;
  leave: () => void;
}

/** News show the last round; another that was asked for stays. */
function useShown(news: Evening): Evening {
  const shown = useRef(news);
  const before = shown.current;
  const keeps =
    !news.reply_to && before.code === news.code && before.round === news.round && before.shown !== before.round;
  shown.current = keeps ? { ...news, shown: before.shown, meetings: before.meetings } : news;
  return shown.current;
}

function EveningView({ evening: news, state, game, leave }: EveningProps) {
  const evening = useShown(news);
  const me = state.me!;
  const own = evening.pairs.findIndex((pair) => pair.people.some((person) => person.player === me.player)) + 1;
  const isHost = evening.host.player === me.player || me.role === 'host' || me.role === 'owner';
  // A screen reader goes on from its head: where the way here is gone, and after an act of its own.
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The page's heading has the focus as long as nothing is done.
    if (document.activeElement?.matches('body, h1')) head.current?.focus();
  }, []);
  useEffect(() => {
    if (acted) head.current?.focus({ preventScroll: true });
    acted = false;
  }, [evening]);
  return (
    <section class="evening on-paper" aria-label={evening.name}>
      <h3 ref={head} tabIndex={-1}>
        <bdi>{evening.name}</bdi> · {t(`game-${entryOf(evening.options).name}`)}
      </h3>
      <p class="hint">
        {t('evening-plan', {
          movement: evening.plan.movement,
          rounds: evening.plan.rounds,
          hands: evening.plan.hands,
          host: evening.host.name,
        })}
      </p>
      <p role="status">{t('evening-stage', { stage: evening.stage, n: evening.round, of: evening.plan.rounds })}</p>
      <OwnPart evening={evening} game={game} own={own} />
      {isHost && <HostPart evening={evening} game={game} />}
      {evening.pairs.length > 0 && <Standing evening={evening} />}
      {evening.plan.hands > 0 && <p class="hint">{t('evening-rule')}</p>}
      <Round evening={evening} game={game} own={own} />
      {evening.stage !== 'over' && (
        <CopyLink link={`${location.origin}${at(addressOf(evening.code))}`} label={t('evening-link')} />
      )}
      {evening.seed && (
        <p class="hint seed">
          {t('evening-seed')} <code>{evening.seed}</code>
        </p>
      )}
      <div class="quick">
        {evening.round > 0 && <button onClick={() => print()}>{t('print')}</button>}
        <button class="quiet" onClick={leave}>
          {t('evening-back')}
        </button>
      </div>
    </section>
  );
}

export function EveningsPanel({ state, game }: { state: State; game: Game }) {
  const [open, setOpen] = useState(false);
  const summary = useRef<HTMLElement>(null);
  const { evenings, evening } = state.club;
  const leave = () => {
    game.leaveEvening();
    game.request({ type: 'ask_evenings' });
    summary.current?.focus();
  };
  // Also one that was gone to by its link, or from its table.
  useEffect(() => {
    if (!evening) return;
    setOpen(true);
    history.replaceState(history.state, '', at(addressOf(evening.code)));
  }, [evening?.code]);
  return (
    <details
      class="panel evenings"
      open={open}
      onToggle={(event) => {
        const now = event.currentTarget.open;
        if (now && !open && !evening) game.request({ type: 'ask_evenings' });
        if (!now && evening) game.leaveEvening();
        setOpen(now);
      }}
    >
      <summary ref={summary}>{t('evenings')}</summary>
      {evening && <ErrorLine state={state} />}
      {evening && open ? (
        <EveningView key={evening.code} evening={evening} state={state} game={game} leave={leave} />
      ) : (
        <>
          {evenings?.length === 0 && <p class="hint">{t('evenings-none')}</p>}
          <ul class="tables">
            {evenings?.map((line) => (
              <li key={line.code}>
                <p>
                  <strong>
                    <bdi>{line.name}</bdi>
                  </strong>{' '}
                  {t(`game-${line.game}`)} · {t('evening-line', { n: line.pairs, stage: line.stage })}
                </p>
                <button aria-label={t('evening-look-at', { name: line.name })} onClick={() => look(game, line.code)}>
                  {t('evening-look')}
                </button>
              </li>
            ))}
          </ul>
          {game.offeredForFour() && mayOpen(state) && (
            <details>
              <summary>{t('evening-new')}</summary>
              <NewEvening game={game} />
            </details>
          )}
        </>
      )}
    </details>
  );
}
