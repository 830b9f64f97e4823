// The results of finished matches: one's own or another's, with replays; and the club by month.
import { at } from '../base';
import { useEffect, useState } from 'preact/hooks';
import type { Game } from '../game';
import type { MatchSummary, Results, Standings, Tally } from '@avinas/client';
import { entryNamed, kGames, roomNamed } from '../games';
import type { GameRoom } from '../games/room';
import type { State } from '../state/state';
import { isOf, winnersOf, seatsOf } from '../state/seats';
import { list, locale, t } from '../words/t';
import { monthOf } from '../verbs';
import { type Figure, FigureTable } from './figure_table';
import { Pick } from './pick';

interface TallyTableProps {
  caption: string;
  first: string;
  rows: Tally[];
  room: GameRoom;
}

const hasRating = (tally: Tally) => tally.rating !== undefined;
const ratingOf = (tally: Tally): Figure => [
  t('results-rating'),
  hasRating(tally) ? `${tally.rating}\u00a0±\u00a0${tally.doubt}` : '–',
];
const figuresOf = (room: GameRoom, tally: Tally, isRated: boolean): Figure[] => [
  [t('results-matches'), tally.matches],
  [t('results-won'), tally.won],
  ...(isRated ? [ratingOf(tally)] : []),
  ...room.figures(tally),
];

function TallyTable({ caption, first, rows, room }: TallyTableProps) {
  const isRated = rows.some(hasRating);
  const lines = rows.map((tally) => ({
    key: tally.player,
    who: <bdi>{tally.name}</bdi>,
    figures: figuresOf(room, tally, isRated),
  }));
  return <FigureTable caption={caption} first={first} rows={lines} />;
}

/** A player's matches in figures. */
function Totals({ tally, room }: { tally: Tally; room: GameRoom }) {
  return (
    <dl class="figures">
      {figuresOf(room, tally, hasRating(tally)).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function MatchLine({ match, player, room }: { match: MatchSummary; player: string; room: GameRoom }) {
  const { seats, outcome } = match;
  const own = seatsOf(match).filter((seat) => seats[seat].player === player);
  const won = outcome
    ? own.some((seat) => winnersOf(outcome).some((party) => isOf(seat, party)))
      ? 'won'
      : 'lost'
    : 'none';
  const result = room.ended(won, match);
  return (
    <li class={won}>
      <time dateTime={new Date(match.ended).toISOString()}>
        {new Date(match.ended).toLocaleString(locale(), { dateStyle: 'medium', timeStyle: 'short' })}
      </time>{' '}
      {entryNamed(room.name).alone
        ? t('match-line-alone', { result, names: list(seatsOf(match).map((seat) => seats[seat].name)), n: match.hands })
        : t('match-line', {
            result,
            a: seats.N.name,
            b: seats.S.name,
            c: seats.E.name,
            d: seats.W.name,
            n: match.hands,
          })}{' '}
      <a href={at(`replay/${match.id}`)}>{t('replay-match')}</a>
    </li>
  );
}

function PlayerResults({ results, mine }: { results: Results; mine: boolean }) {
  const { player, partners, matches } = results;
  const room = roomNamed(results.game);
  return (
    <>
      <h3>{mine ? t('my-matches') : t('matches-of', { name: player.name })}</h3>
      {matches.length === 0 && <p>{t('results-none')}</p>}
      {player.matches > 0 && <Totals tally={player} room={room} />}
      {partners.length > 0 && (
        <TallyTable caption={t('results-partners')} first={t('results-partner')} rows={partners} room={room} />
      )}
      <ol class="matches">
        {matches.map((match) => (
          <MatchLine key={match.id} match={match} player={player.player} room={room} />
        ))}
      </ol>
    </>
  );
}

const monthName = (year: number, month: number) =>
  new Intl.DateTimeFormat(locale(), { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1),
  );

const lastMonthOf = (year: number) => {
  const now = new Date();
  return monthOf(year, year === now.getFullYear() ? now.getMonth() + 1 : 12);
};

/** Shows the standings of a month or of a year. */
function StandingsView({ standings, game }: { standings: Standings; game: Game }) {
  const [year, month] = standings.month.split('-').map(Number);
  const now = new Date();
  const ofYear = month === undefined;
  const last = ofYear ? year >= now.getFullYear() : standings.month >= monthOf(now.getFullYear(), now.getMonth() + 1);
  const span = ofYear ? String(year) : monthName(year, month);
  const ask = (when: string) => game.askStandings(when, standings.game);
  const beside = (by: number) => ask(ofYear ? String(year + by) : monthOf(year, month + by));
  return (
    <section class="standings on-paper">
      <h3>
        {t('standings')} · {t(`game-${entryNamed(standings.game).name}`)}
      </h3>
      <p class="hint">{t('standings-rule')}</p>
      {standings.players.some(hasRating) && <p class="hint">{t('rating-rule')}</p>}
      <div class="quick">
        <button onClick={() => beside(-1)}>{t(ofYear ? 'year-before' : 'month-before')}</button>
        <button aria-disabled={last} onClick={() => !last && beside(1)}>
          {t(ofYear ? 'year-after' : 'month-after')}
        </button>
        <button onClick={() => ask(ofYear ? lastMonthOf(year) : String(year))}>
          {t(ofYear ? 'standings-by-month' : 'standings-by-year')}
        </button>
        <button onClick={() => print()}>{t('print')}</button>
      </div>
      {standings.players.length === 0 ? (
        <p>
          {span}: {t('results-none-in-span')}
        </p>
      ) : (
        <TallyTable
          caption={span}
          first={t('results-player')}
          rows={standings.players}
          room={roomNamed(standings.game)}
        />
      )}
    </section>
  );
}

/** Results are a game's: which, is chosen above them. */
function GameOfResults({ results, game }: { results: Results; game: Game }) {
  return (
    <Pick
      label={t('results-game')}
      value={results.game ?? kGames[0]}
      choices={kGames.map((name) => [name, t(`game-${name}`)])}
      choose={(name) => game.askMyResults(results.player.player, name)}
    />
  );
}

export function ResultsPanel({ state, game }: { state: State; game: Game }) {
  const [open, setOpen] = useState(false);
  const { results, standings } = state.club;
  const asked = results !== null && results.player.player !== state.me?.player;
  // Another's matches, asked for in the hall, open the panel by themselves.
  useEffect(() => {
    if (asked) setOpen(true);
  }, [results]);
  return (
    <details
      class="panel results"
      open={open}
      onToggle={(event) => {
        const now = event.currentTarget.open;
        if (now && !open) game.askMyResults(undefined, results?.game ?? game.chosen().name);
        setOpen(now);
      }}
    >
      <summary>{t('results')}</summary>
      {results && <GameOfResults results={results} game={game} />}
      {results && <PlayerResults results={results} mine={!asked} />}
      {asked && <button onClick={() => game.askMyResults(undefined, results.game)}>{t('my-matches')}</button>}
      {open && standings && <StandingsView standings={standings} game={game} />}
      {!results && !standings && <p class="hint">{t('looking')}</p>}
    </details>
  );
}
