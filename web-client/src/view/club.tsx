// What members and hosts do for the club: passwords, invitations, settings, the audit log.
import { useState } from 'preact/hooks';
import type { Game } from '../game';
import type { Hall, Role } from '../protocol/types';
import type { State } from '../state/state';
import { clubWords, measureName, roleName } from '../words/club';

/** Says that what was sent was done, when the server has said so. */
function useDone(state: State): [boolean, () => void] {
  const [sentAt, setSentAt] = useState<number | null>(null);
  return [sentAt !== null && state.done > sentAt && !state.error, () => setSentAt(state.done)];
}

function PasswordForm({ state, game }: { state: State; game: Game }) {
  const [password, setPassword] = useState('');
  const [done, sent] = useDone(state);
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        game.setPassword(password);
        sent();
        setPassword('');
      }}
    >
      <label>
        {clubWords.setPassword}
        <input
          type="password"
          minLength={8}
          required
          autocomplete="new-password"
          value={password}
          onInput={(e) => setPassword(e.currentTarget.value)}
        />
      </label>
      <p class="hint">{clubWords.setPasswordHint}</p>
      <button type="submit">{clubWords.setPassword}</button>
      {done && <p role="status">{clubWords.done}</p>}
    </form>
  );
}

function Invitations({ state, game }: { state: State; game: Game }) {
  const link = state.invited && `${location.origin}/#invitation=${state.invited.secret}`;
  return (
    <div class="stack">
      <h3>{clubWords.inviteTitle}</h3>
      <button onClick={() => game.invite('member', 1)}>{clubWords.inviteOne}</button>
      <button onClick={() => game.invite('member', 0)}>{clubWords.inviteMany}</button>
      {state.me?.role === 'owner' && <button onClick={() => game.invite('host', 1)}>{clubWords.inviteHost}</button>}
      {link && (
        <p role="status">
          {clubWords.inviteLink(new Date(state.invited!.invitation.until).toLocaleDateString())}{' '}
          <a class="invitation" href={link}>
            {link}
          </a>
        </p>
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
            {clubWords.from[role]}
          </option>
        ))}
      </select>
    </label>
  );
}

function Settings({ hall, state, game }: { hall: Hall; state: State; game: Game }) {
  const [done, sent] = useDone(state);
  const [name, setName] = useState(hall.club.name);
  const [guests, setGuests] = useState(hall.club.guests);
  const [password, setPassword] = useState<string | null>(null);
  const [tablesFrom, setTablesFrom] = useState(hall.club.tables_from);
  const [archiveFrom, setArchiveFrom] = useState(hall.club.archive_from);
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        game.setClub({
          name,
          guests,
          password: password ?? undefined,
          tables_from: tablesFrom,
          archive_from: archiveFrom,
        });
        sent();
      }}
    >
      <h3>{clubWords.settings}</h3>
      <label>
        {clubWords.clubName}
        <input maxLength={30} value={name} onInput={(e) => setName(e.currentTarget.value)} />
      </label>
      <label class="check">
        <input type="checkbox" checked={guests} onChange={(e) => setGuests(e.currentTarget.checked)} />
        {clubWords.guests}
      </label>
      <label>
        {clubWords.clubPassword}
        <input
          autocomplete="off"
          placeholder={hall.club.password ? '••••••' : ''}
          value={password ?? ''}
          onInput={(e) => setPassword(e.currentTarget.value)}
        />
      </label>
      <FromRole label={clubWords.tablesFrom} value={tablesFrom} change={setTablesFrom} />
      <FromRole label={clubWords.archiveFrom} value={archiveFrom} change={setArchiveFrom} />
      <button type="submit">{clubWords.keep}</button>
      {done && <p role="status">{clubWords.done}</p>}
    </form>
  );
}

function AuditLogView({ state, game }: { state: State; game: Game }) {
  const { book } = state;
  return (
    <div class="stack">
      <h3>{clubWords.book}</h3>
      <button onClick={() => game.askBook()}>{clubWords.openBook}</button>
      {book && (
        <>
          <ul>
            {book.members.map((m) => (
              <li key={m.player}>
                {m.name}, {m.banned ? clubWords.banned : roleName[m.role]}
                {m.banned && (
                  <button
                    onClick={() => {
                      game.manage(m.player, 'unban');
                      game.askBook();
                    }}
                  >
                    {measureName.unban}
                  </button>
                )}
              </li>
            ))}
          </ul>
          <ol class="lines" aria-label={clubWords.book}>
            {book.lines.map((line, i) => (
              <li key={i}>{clubWords.line(line)}</li>
            ))}
          </ol>
          {book.reports.length > 0 && (
            <ol class="lines" aria-label={clubWords.reports}>
              {book.reports.map((line, i) => (
                <li key={i}>{clubWords.line(line)}</li>
              ))}
            </ol>
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
      <summary>{clubWords.club}</summary>
      {host && <Invitations state={state} game={game} />}
      <PasswordForm state={state} game={game} />
      {role === 'owner' && <Settings hall={hall} state={state} game={game} />}
      {host && <AuditLogView state={state} game={game} />}
    </details>
  );
}
