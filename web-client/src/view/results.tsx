// The results of finished matches: one's own or another's, with replays; and the club by month.
import { at } from '../base';
import { useEffect, useState } from 'preact/hooks';
import type { Game } from '../game';
import type { MatchSummary, Results, Standings, Tally } from '@avinas/client';
import type { State } from '../state/state';
import { locale, t } from '../words/t';

function TallyTable({ caption, first, rows }: { caption: string; first: string; rows: Tally[] }) {
  return (
    <div class="scrolls" role="region" aria-label={caption} tabIndex={0}>
      <table class="tallies">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col">{t('results-matches')}</th>
            <th scope="col">{t('results-won')}</th>
            <th scope="col">{t('results-cats-made')}</th>
            <th scope="col">{t('results-rams')}</th>
            <th scope="col">{t('results-pips')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((t) => (
            <tr key={t.player}>
              <th scope="row">
                <bdi>{t.name}</bdi>
              </th>
              <td>{t.matches}</td>
              <td>{t.won}</td>
              <td>{t.cats_made}</td>
              <td>
                {t.rams_theirs} : {t.rams_own}
              </td>
              <td>
                {t.pips_theirs} : {t.pips_own}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A player's matches in six figures. */
function Totals({ tally }: { tally: Tally }) {
  const totals = [
    [t('results-matches'), tally.matches],
    [t('results-won'), tally.won],
    [t('results-cats-made'), tally.cats_made],
    [t('results-cats-been'), tally.cats_been],
    [t('results-rams'), `${tally.rams_theirs} : ${tally.rams_own}`],
    [t('results-pips'), `${tally.pips_theirs} : ${tally.pips_own}`],
  ];
  return (
    <dl class="figures">
      {totals.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function MatchLine({ match, player }: { match: MatchSummary; player: string }) {
  const { seats, outcome } = match;
  const northSouth = seats.N.player === player || seats.S.player === player;
  const won = outcome ? ((outcome.winner === 'NS') === northSouth ? 'won' : 'lost') : 'none';
  const result = t('match-result', { won, reason: outcome?.reason ?? 'none' });
  return (
    <li class={won}>
      <time dateTime={new Date(match.ended).toISOString()}>
        {new Date(match.ended).toLocaleString(locale(), { dateStyle: 'medium', timeStyle: 'short' })}
      </time>{' '}
      {t('match-line', {
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
  return (
    <>
      <h3>{mine ? t('my-matches') : t('matches-of', { name: player.name })}</h3>
      {matches.length === 0 && <p>{t('results-none')}</p>}
      {player.matches > 0 && <Totals tally={player} />}
      {partners.length > 0 && (
        <TallyTable caption={t('results-partners')} first={t('results-partner')} rows={partners} />
      )}
      <ol class="matches">
        {matches.map((match) => (
          <MatchLine key={match.id} match={match} player={player.player} />
        ))}
      </ol>
    </>
  );
}

const monthName = (year: number, month: number) =>
  new Intl.DateTimeFormat(locale(), { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1),
  );

function StandingsView({ standings, game }: { standings: Standings; game: Game }) {
  const [year, month] = standings.month.split('-').map(Number);
  const now = new Date();
  const last = year * 12 + month >= now.getFullYear() * 12 + now.getMonth() + 1;
  return (
    <>
      <h3>{t('standings')}</h3>
      <p class="hint">{t('standings-rule')}</p>
      <div class="quick">
        <button onClick={() => game.askStandings(year, month - 1)}>{t('month-before')}</button>
        <button disabled={last} onClick={() => game.askStandings(year, month + 1)}>
          {t('month-after')}
        </button>
      </div>
      {standings.players.length === 0 ? (
        <p>
          {monthName(year, month)}: {t('results-none-in-month')}
        </p>
      ) : (
        <TallyTable caption={monthName(year, month)} first={t('results-player')} rows={standings.players} />
      )}
    </>
  );
}

export function ResultsPanel({ state, game }: { state: State; game: Game }) {
  const [open, setOpen] = useState(false);
  const { results, standings } = state;
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
        if (now && !open) game.askMyResults();
        setOpen(now);
      }}
    >
      <summary>{t('results')}</summary>
      {results && <PlayerResults results={results} mine={!asked} />}
      {asked && <button onClick={() => game.askResults()}>{t('my-matches')}</button>}
      {standings && <StandingsView standings={standings} game={game} />}
      {!results && !standings && <p class="hint">{t('looking')}</p>}
    </details>
  );
}
