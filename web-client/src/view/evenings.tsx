// The club's evenings: those that are under way, a new one, and one of them with its pairs and rounds.
import { at } from '../base';
import { useEffect, useRef, useState } from 'preact/hooks';
import type {
  Evening,
  EveningMeeting,
  EveningPair,
  EveningPlan,
  EveningStep,
  PartialOptions,
  Person,
} from '@avinas/client';
import type { Game } from '../game';
import { entryNamed, entryOf, kGames } from '../games';
import { newSeed } from '../state/identity';
import type { State } from '../state/state';
import type { GameName } from '../verbs';
import { list, locale, t } from '../words/t';
import { CopyLink } from './copy';
import { Confirm } from './dialog';
import { ErrorLine } from './error_line';
import { Pick } from './pick';

const addressOf = (code: string) => `#evening=${code}`;
const codeInAddress = () => /^#evening=(\w+)$/.exec(location.hash)?.[1];
const look = (game: Game, code: string, round?: number) => game.request({ type: 'look_at_evening', code, round });

function act(
  game: Game,
  { code }: Evening,
  what: EveningStep['what'],
  more: { pair?: number; player?: string } = {},
): void {
  const seed = what === 'enter' ? newSeed() : undefined;
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

const namesOf = (people: Person[]) => {
  const names = people.map((person) => person.name);
  return list(names.length === 1 ? [...names, t('evening-bot')] : names);
};
const numberOf = (value: number, digits: number) =>
  new Intl.NumberFormat(locale(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

type Ranked = EveningPair & { number: number };

/** Pairs that are compared with one another, the best first. */
function Ranking({ pairs, shared, caption }: { pairs: Ranked[]; shared: boolean; caption: string }) {
  const order = [...pairs].sort((a, b) => b.hundredths - a.hundredths || b.tenths - a.tenths || a.number - b.number);
  return (
    <div class="scrolls" role="region" aria-label={caption} tabIndex={0}>
      <table class="tallies">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('evening-pair')}</th>
            <th scope="col">{t(shared ? 'evening-percent' : 'evening-won')}</th>
            {shared && <th scope="col">{t('evening-difference')}</th>}
            <th scope="col">{t(shared ? 'evening-counted' : 'evening-matches')}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((pair) => (
            <tr key={pair.number}>
              <th scope="row">
                {pair.number}. {pair.gone ? t('evening-gone') : <bdi>{namesOf(pair.people)}</bdi>}
              </th>
              <td>{pair.counted > 0 ? `${numberOf(pair.hundredths / 100, 1)} %` : '–'}</td>
              {shared && <td>{pair.counted > 0 ? numberOf(pair.tenths / 10, 1) : '–'}</td>}
              <td>{pair.counted}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Of two lines each is compared with itself alone. */
function Standing({ evening }: { evening: Evening }) {
  const shared = evening.plan.hands > 0;
  const pairs = evening.pairs.map((pair, i) => ({ ...pair, number: i + 1 }));
  const line = Math.ceil(pairs.length / 2);
  if (!shared || evening.plan.movement !== 'mitchell' || evening.round === 0) {
    return <Ranking pairs={pairs} shared={shared} caption={t('evening-pairs')} />;
  }
  return (
    <>
      <Ranking pairs={pairs.slice(0, line)} shared caption={t('evening-line-sits')} />
      <Ranking pairs={pairs.slice(line)} shared caption={t('evening-line-moves')} />
    </>
  );
}

function MeetingLine({ evening, meeting }: { evening: Evening; meeting: EveningMeeting }) {
  const { hands } = evening.plan;
  const runs = evening.stage === 'playing' && evening.shown === evening.round;
  const scores = meeting.scores ?? [];
  const [a, b] = meeting.people.map(namesOf);
  const isWon = hands === 0 && scores.length > 0;
  const kind = !isWon ? 'runs' : scores[0] > 0 ? 'first' : 'second';
  return (
    <li>
      {t('evening-against', { a, b })}{' '}
      {(runs || isWon) && t('evening-result', { kind, a, b, played: meeting.played, hands: Math.max(1, hands) })}
      {!runs && scores.length === 0 && '–'}{' '}
      {hands > 0
        ? scores.map((score, i) => {
            const told = t('evening-score', { n: i + 1, score: numberOf(score, 0) });
            // The cards are shown when the round is over.
            if (!meeting.match) return <span key={i}>{told}</span>;
            return (
              <a key={i} href={at(`replay/${meeting.match}#${i + 1}`)}>
                {told}
              </a>
            );
          })
        : meeting.match && <a href={at(`replay/${meeting.match}`)}>{t('replay-match')}</a>}
    </li>
  );
}

/** Two tables to be looked at beside each other, one's own first. */
function BothTables({ evening, own }: { evening: Evening; own: number }) {
  const played = evening.meetings.filter((meeting) => meeting.match);
  const isOwn = (meeting: EveningMeeting) => [meeting.north_south, meeting.east_west].includes(own);
  const [one, other] = [...played.filter(isOwn), ...played.filter((meeting) => !isOwn(meeting))];
  const [first, setFirst] = useState('');
  const [second, setSecond] = useState('');
  const [hand, setHand] = useState('1');
  if (!other || evening.plan.hands === 0) return null;
  const name = (meeting: EveningMeeting) => t('evening-meeting', { a: meeting.north_south, b: meeting.east_west });
  const tables = played.map((meeting): [string, string] => [meeting.match!, name(meeting)]);
  const pick = (match: string, usual: EveningMeeting) =>
    played.some((meeting) => meeting.match === match) ? match : usual.match!;
  const ids = [pick(first, one), pick(second, other)];
  const hands = Array.from({ length: evening.plan.hands }, (_, i) => String(i + 1));
  return (
    <fieldset class="stack both">
      <legend>{t('evening-both')}</legend>
      {tables.length > 2 && (
        <>
          <Pick label={t('evening-one-table')} value={ids[0]} choices={tables} choose={setFirst} />
          <Pick label={t('evening-other-table')} value={ids[1]} choices={tables} choose={setSecond} />
        </>
      )}
      <Pick label={t('evening-hand')} value={hand} choices={hands.map((n) => [n, n])} choose={setHand} />
      <a class="button" href={at(`replay/${ids.join('/')}#${hand}`)}>
        {t('evening-both-show')}
      </a>
    </fieldset>
  );
}

function Round({ evening, game, own }: { evening: Evening; game: Game; own: number }) {
  if (evening.shown === 0) return null;
  return (
    <>
      <h4>{t('evening-round', { n: evening.shown })}</h4>
      <ul class="meetings">
        {evening.meetings.map((meeting) => (
          <MeetingLine key={meeting.table} evening={evening} meeting={meeting} />
        ))}
      </ul>
      <BothTables key={evening.shown} evening={evening} own={own} />
      {evening.round > 1 && (
        <div class="quick">
          <button disabled={evening.shown <= 1} onClick={() => look(game, evening.code, evening.shown - 1)}>
            {t('evening-round-before')}
          </button>
          <button disabled={evening.shown >= evening.round} onClick={() => look(game, evening.code, evening.shown + 1)}>
            {t('evening-round-after')}
          </button>
        </div>
      )}
    </>
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
  return (
    <div class="quick">
      {!plays && evening.round < evening.plan.rounds && (
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
  // The button or link that led here is gone: whoever listens goes on from its head.
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), [own > 0]);
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
  const [left, setLeft] = useState<Evening | null>(null);
  const summary = useRef<HTMLElement>(null);
  const { evenings } = state;
  const evening = state.evening === left ? null : state.evening;
  const leave = () => {
    setLeft(state.evening);
    history.replaceState(history.state, '', at());
    summary.current?.focus();
    look(game, '');
    game.request({ type: 'ask_evenings' });
  };
  // By its link; and again after the line was lost.
  useEffect(() => {
    const code = evening?.code ?? codeInAddress();
    if (code) look(game, code);
  }, [state.me]);
  // Also one that was gone to from its table.
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
        setOpen(now);
      }}
    >
      <summary ref={summary}>{t('evenings')}</summary>
      {open && <ErrorLine state={state} />}
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
          {game.offeredForFour() && (
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
