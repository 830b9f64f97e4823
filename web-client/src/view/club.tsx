// Tools of members and hosts for the club: passwords, invitations, settings, the audit log.
import { at } from '../base';
import { useState } from 'preact/hooks';
import type { Game } from '../game';
import { kGames, offeredBy } from '../games';
import type { GameName } from '../verbs';
import type { BookLine, Hall, Role } from '@avinas/client';
import type { State } from '../state/state';
import { locale, t } from '../words/t';
import type { Night } from '../state/calendar';
import { ActivityView } from './activity';
import { CopyLink } from './copy';
import { useAnswer } from './answer';
import { NightFields } from './night';

function PasswordForm({ state, game }: { state: State; game: Game }) {
  const [password, setPassword] = useState('');
  const { isDone, sent } = useAnswer(state);
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        sent(game.setPassword(password));
        setPassword('');
      }}
    >
      <label>
        {t('set-password')}
        <input
          type="password"
          minLength={8}
          required
          autocomplete="new-password"
          value={password}
          onInput={(e) => setPassword(e.currentTarget.value)}
        />
      </label>
      <p class="hint">{t('set-password-hint')}</p>
      <button type="submit">{t('set-password')}</button>
      {isDone && <p role="status">{t('done')}</p>}
    </form>
  );
}

function Invitations({ state, game }: { state: State; game: Game }) {
  const link = state.club.invited && `${location.origin}${at()}#invitation=${state.club.invited.secret}`;
  return (
    <div class="stack">
      <h3>{t('invite-title')}</h3>
      <button onClick={() => game.invite('member', 1)}>{t('invite-one')}</button>
      <button onClick={() => game.invite('member', 0)}>{t('invite-many')}</button>
      {state.me?.role === 'owner' && <button onClick={() => game.invite('host', 1)}>{t('invite-host')}</button>}
      <button onClick={() => game.invite('bot', 1)}>{t('invite-bot')}</button>
      {link && (
        <CopyLink
          link={link}
          label={t('invite-link-until', {
            date: new Date(state.club.invited!.invitation.until).toLocaleDateString(locale()),
          })}
        />
      )}
    </div>
  );
}

const kFrom: Role[] = ['guest', 'member', 'host', 'owner'];

function FromRole({ label, value, change }: { label: string; value: Role; change: (role: Role) => void }) {
  return (
    <label>
      {label}
      <select value={value} onChange={(e) => change(e.currentTarget.value as Role)}>
        {kFrom.map((role) => (
          <option key={role} value={role}>
            {t('from-role', { role })}
          </option>
        ))}
      </select>
    </label>
  );
}

/** All games are an empty list, in which a later server has more. Games that this page does not know stay. */
function asSent(games: GameName[], before: GameName[] = []): GameName[] {
  const unknown = before.filter((name) => !kGames.includes(name));
  return games.join() === kGames.join() ? [] : [...games, ...unknown];
}

/** At least one is ticked: the last one stays. */
function GamesOffered({ games, change }: { games: GameName[]; change: (games: GameName[]) => void }) {
  return (
    <fieldset>
      <legend>{t('club-games')}</legend>
      {kGames.map((name) => (
        <label key={name} class="check">
          <input
            type="checkbox"
            checked={games.includes(name)}
            disabled={games.length === 1 && games[0] === name}
            onChange={(e) =>
              change(kGames.filter((each) => (each === name ? e.currentTarget.checked : games.includes(each))))
            }
          />
          {t(`game-${name}`)}
        </label>
      ))}
    </fieldset>
  );
}

function Settings({ hall, state, game }: { hall: Hall; state: State; game: Game }) {
  const { isDone, sent } = useAnswer(state);
  const [name, setName] = useState(hall.club.name);
  const [guests, setGuests] = useState(hall.club.guests);
  const [password, setPassword] = useState<string | null>(null);
  const [tablesFrom, setTablesFrom] = useState(hall.club.tables_from);
  const [archiveFrom, setArchiveFrom] = useState(hall.club.archive_from);
  const [games, setGames] = useState<GameName[] | null>(null); // as they are
  const [night, setNight] = useState<Night>(hall.club.night ?? { at: 0, note: '' });
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        sent(
          game.setClub({
            name,
            guests,
            password: password ?? undefined,
            tables_from: tablesFrom,
            archive_from: archiveFrom,
            games: games ? asSent(games, hall.club.games) : undefined,
            night,
          }),
        );
      }}
    >
      <h3>{t('club-settings')}</h3>
      <label>
        {t('club-name')}
        <input maxLength={30} value={name} onInput={(e) => setName(e.currentTarget.value)} />
      </label>
      <label class="check">
        <input type="checkbox" checked={guests} onChange={(e) => setGuests(e.currentTarget.checked)} />
        {t('club-guests')}
      </label>
      <label>
        {t('club-password')}
        <input
          autocomplete="off"
          placeholder={hall.club.password ? '••••••' : ''}
          value={password ?? ''}
          onInput={(e) => setPassword(e.currentTarget.value)}
        />
      </label>
      <FromRole label={t('tables-from')} value={tablesFrom} change={setTablesFrom} />
      <FromRole label={t('archive-from')} value={archiveFrom} change={setArchiveFrom} />
      <GamesOffered games={games ?? offeredBy(hall.club)} change={setGames} />
      <NightFields night={night} change={setNight} />
      <button type="submit">{t('keep-settings')}</button>
      {isDone && <p role="status">{t('done')}</p>}
    </form>
  );
}

const dateOf = (at: number) => new Date(at).toLocaleString(locale());

/** A deed as the log has it: `mute`, `role host`, `invited member`, `ban for 7 days`. */
function deedOf(line: string): string {
  const days = /^ban for (\d+) days$/.exec(line);
  if (days) return t('audit-deed', { what: 'ban_days', n: Number(days[1]) });
  const [what, role = ''] = line.split(' ');
  return t('audit-deed', { what: what === 'invited' && role ? 'invited_as' : what, role: t('role', { role }) });
}

/** A report, and after it the words of the person reported. */
function reportedText(text: string): string {
  const [report, ...words] = text.split(' | ');
  return [report, ...words.map((text) => t('audit-quoted', { text }))].join(' ');
}

const lineOf = (line: BookLine) =>
  t('audit-line', {
    at: dateOf(line.at),
    who: line.who === 'the operator' ? t('audit-operator') : line.who,
    what: deedOf(line.what),
    whom: line.whom,
    text: reportedText(line.text),
  });

function AuditLogView({ state, game }: { state: State; game: Game }) {
  const { auditLog: log } = state.club;
  return (
    <div class="stack">
      <h3>{t('audit-log')}</h3>
      <button onClick={() => game.askAuditLog()}>{t('open-audit-log')}</button>
      {log && (
        <>
          <ul>
            {log.members.map((m) => (
              <li key={m.player}>
                {m.until
                  ? t('kept-out-until', { name: m.name, until: dateOf(m.until) })
                  : t('person-role', { name: m.name, role: m.banned ? 'banned' : m.role })}
                {(m.banned || m.until) && (
                  <button
                    onClick={() => {
                      game.manage(m.player, 'unban');
                      game.askAuditLog();
                    }}
                  >
                    {t('measure-unban')}
                  </button>
                )}
              </li>
            ))}
          </ul>
          <ol class="lines" aria-label={t('audit-log')}>
            {log.lines.map((line, i) => (
              <li key={i}>{lineOf(line)}</li>
            ))}
          </ol>
          {log.reports.length > 0 && (
            <>
              <h3>{t('reports')}</h3>
              <ol class="lines" aria-label={t('reports')}>
                {log.reports.map((line, i) => (
                  <li key={i}>{lineOf(line)}</li>
                ))}
              </ol>
            </>
          )}
        </>
      )}
    </div>
  );
}

export function ClubPanel({ hall, state, game }: { hall: Hall; state: State; game: Game }) {
  const role = state.me?.role;
  if (!role || role === 'guest') return null;
  const host = role === 'host' || role === 'owner';
  return (
    <details class="panel">
      <summary>{t('the-club')}</summary>
      {host && <Invitations state={state} game={game} />}
      <PasswordForm state={state} game={game} />
      {role === 'owner' && <Settings hall={hall} state={state} game={game} />}
      {host && <ActivityView state={state} game={game} />}
      {host && <AuditLogView state={state} game={game} />}
    </details>
  );
}
