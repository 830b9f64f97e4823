// What finished matches came to: one's own or another's, with replays; and the club by month.
import { useEffect, useState } from 'preact/hooks';
import type { Game } from '../game';
import type { MatchSummary, Results, Standings, Tally } from '../protocol/types';
import type { State } from '../state/state';
import { clubWords } from '../words/club';
import { resultWords as w } from '../words/results';
import { replayWords } from '../words/replay';

function TallyTable({ caption, first, rows }: { caption: string; first: string; rows: Tally[] }) {
  return (
    <div class="scrolls">
      <table class="tallies">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col">{w.matches}</th>
            <th scope="col">{w.won}</th>
            <th scope="col">{w.catsMade}</th>
            <th scope="col">{w.ramsBalance}</th>
            <th scope="col">{w.pipsBalance}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((t) => (
            <tr key={t.player}>
              <th scope="row">{t.name}</th>
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

function MatchLine({ match, player }: { match: MatchSummary; player: string }) {
  const { seats, outcome } = match;
  const northSouth = seats.N.player === player || seats.S.player === player;
  const result = outcome ? w.result((outcome.winner === 'NS') === northSouth, outcome.reason) : w.givenUp;
  return (
    <li>
      <time dateTime={new Date(match.ended).toISOString()}>{new Date(match.ended).toLocaleString()}</time>: {result},{' '}
      {w.pairs(`${seats.N.name} – ${seats.S.name}`, `${seats.E.name} – ${seats.W.name}`)}, {w.hands(match.hands)}.{' '}
      <a href={`/replay/${match.id}`}>{replayWords.watch}</a>
    </li>
  );
}

function PlayerResults({ results, mine }: { results: Results; mine: boolean }) {
  const { player, partners, matches } = results;
  return (
    <>
      <h3>{mine ? w.mine : w.of(player.name)}</h3>
      {matches.length === 0 && <p>{w.none}</p>}
      {player.matches > 0 && (
        <p>
          {w.totals(player.matches, player.won)} {w.cats(player.cats_made, player.cats_been)}
          {mine && ` ${w.sheets([player.rams_own, player.rams_theirs], [player.pips_own, player.pips_theirs])}`}
        </p>
      )}
      {partners.length > 0 && <TallyTable caption={w.partners} first={w.partner} rows={partners} />}
      <ol class="matches">
        {matches.map((match) => (
          <MatchLine key={match.id} match={match} player={player.player} />
        ))}
      </ol>
    </>
  );
}

function StandingsView({ standings, game }: { standings: Standings; game: Game }) {
  const [year, month] = standings.month.split('-').map(Number);
  const now = new Date();
  const last = year * 12 + month >= now.getFullYear() * 12 + now.getMonth() + 1;
  return (
    <>
      <h3>{w.standings}</h3>
      <div class="quick">
        <button onClick={() => game.askStandings(year, month - 1)}>{w.before}</button>
        <button disabled={last} onClick={() => game.askStandings(year, month + 1)}>
          {w.after}
        </button>
      </div>
      {standings.players.length === 0 ? (
        <p>
          {w.month(year, month)}: {w.noneInMonth}
        </p>
      ) : (
        <TallyTable caption={w.month(year, month)} first={w.player} rows={standings.players} />
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
      <summary>{w.title}</summary>
      {results && <PlayerResults results={results} mine={!asked} />}
      {asked && <button onClick={() => game.askResults()}>{w.mine}</button>}
      {standings && <StandingsView standings={standings} game={game} />}
      {!results && !standings && <p class="hint">{clubWords.looking}</p>}
    </details>
  );
}
