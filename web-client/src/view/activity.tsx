// How much is played in the club, by day and by week: a figure and a bar for each.
import type { Game } from '../game';
import type { ActivityLine } from '@avinas/client';
import type { State } from '../state/state';
import { locale, t } from '../words/t';

const dayOf = (line: ActivityLine) =>
  new Date(`${line.from}T12:00:00`).toLocaleDateString(locale(), { weekday: 'short', day: 'numeric', month: 'short' });

function Lines({ head, lines }: { head: string; lines: ActivityLine[] }) {
  const most = Math.max(1, ...lines.map((line) => line.matches));
  return (
    <table class="tallies activity">
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{t('activity-matches')}</th>
          <th scope="col">{t('activity-people')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.from}>
            <th scope="row">{dayOf(line)}</th>
            <td>{line.matches}</td>
            <td>{line.players}</td>
            <td class="amount" aria-hidden="true">
              <span style={{ width: `${(100 * line.matches) / most}%` }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function ActivityView({ state, game }: { state: State; game: Game }) {
  const { activity } = state.club;
  return (
    <details onToggle={(event) => event.currentTarget.open && game.askActivity()}>
      <summary>{t('activity')}</summary>
      <p class="hint">{t('activity-hint')}</p>
      {activity && (
        <>
          <Lines head={t('activity-day')} lines={activity.days} />
          <Lines head={t('activity-week')} lines={activity.weeks} />
        </>
      )}
    </details>
  );
}
