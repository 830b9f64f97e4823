// The hall: tables to go to, who is here, and what is said.
import { useEffect, useState } from 'preact/hooks';
import type { Game } from '../game';
import type { Hall, Measure, PersonHere, Role, TableSummary } from '@avinas/client';
import type { State } from '../state/state';
import { Sash } from './card';
import { Confirm, Dialog } from './dialog';
import { ErrorLine } from './error_line';
import { useAnswer } from './answer';
import { Talk } from './table/talk';
import { seatsOf } from '../state/seats';
import { list, t } from '../words/t';

export const kRoles: Role[] = ['guest', 'bot', 'member', 'host', 'owner'];

/** A table from above: the sash of each person who sits, a chair where nobody does. */
function FromAbove({ table }: { table: TableSummary }) {
  return (
    <span class={`from-above ${table.stage}`} aria-hidden="true">
      {seatsOf(table).map((seat) => (
        <span key={seat} class={`at-${seat}`}>
          {table.seats[seat] && <Sash name={table.seats[seat]} />}
        </span>
      ))}
    </span>
  );
}

function TableRow({ table, state, game }: { table: TableSummary; state: State; game: Game }) {
  const sitting = seatsOf(table)
    .map((seat) => table.seats[seat])
    .filter((name) => name !== '');
  const names = list(sitting.length > 0 ? sitting : [t('seat-free')]);
  const free = seatsOf(table).filter((seat) => !table.seats[seat]).length;
  const mine = state.games.includes(table.code);
  const hidden = table.stage === 'playing' && table.watching === 'nobody' && !mine;
  const way = mine ? 'back' : free === 0 ? 'watch' : 'visit';
  return (
    <li>
      <FromAbove table={table} />
      <p>
        <strong>
          <bdi>{table.name || table.code}</bdi>
        </strong>{' '}
        {table.game && `${t(`game-${table.game}`)} · `}
        {t('table-line', { stage: table.stage, free, sitting: sitting.length, names })}
      </p>
      {!hidden && (
        <button
          onClick={() => game.goTo(table.code, true)}
          aria-label={t('table-go', { way, table: table.name || table.code, names })}
        >
          {t('table-way', { way })}
        </button>
      )}
    </li>
  );
}

/** A measure, or a ban of a week. */
type Step = Measure | 'ban_week';
const kWeek = 7;

/** The measures one may take about another, by one's role. */
function measuresFor(me: NonNullable<State['me']>, person: PersonHere): Step[] {
  const mine = kRoles.indexOf(me.role);
  if (mine < kRoles.indexOf('host') || kRoles.indexOf(person.role) >= mine) return [];
  const all: Step[] = [person.muted ? 'unmute' : 'mute', 'remove', 'ban_week', 'ban'];
  if (person.role === 'guest' || person.role === 'host') all.push('make_member');
  if (me.role === 'owner' && ['guest', 'member'].includes(person.role)) all.push('make_host');
  return all;
}

function About({ person, state, game, close }: { person: PersonHere; state: State; game: Game; close: () => void }) {
  const [ask, setAsk] = useState<Step | null>(null);
  const [text, setText] = useState('');
  const report = useAnswer(state);
  useEffect(() => {
    if (report.isDone) setText('');
  }, [report.isDone]);
  const take = (what: Step) =>
    what === 'ban_week' ? game.manage(person.player, 'ban', kWeek) : game.manage(person.player, what);
  if (ask) {
    return (
      <Confirm
        text={t(`measure-ask-${ask}`, { name: person.name })}
        act={t(`measure-${ask}`)}
        yes={() => take(ask)}
        close={close}
      />
    );
  }
  const act = (what: Step) => {
    if (what === 'ban' || what === 'ban_week' || what === 'remove') return setAsk(what);
    take(what);
    close();
  };
  return (
    <Dialog title={t('about', { name: person.name })} close={close} leave={t('close')}>
      <button
        onClick={() => {
          game.askResults(person.player, game.chosen().name);
          close();
        }}
      >
        {t('matches-show')}
      </button>
      {measuresFor(state.me!, person).map((what) => (
        <button key={what} onClick={() => act(what)}>
          {t(`measure-${what}`)}
        </button>
      ))}
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          report.sent(game.report(person.player, text.trim()));
        }}
      >
        <label>
          {t('report-ask')}
          <input
            required
            pattern=".*\S.*"
            maxLength={100}
            value={text}
            onInput={(e) => setText(e.currentTarget.value)}
          />
        </label>
        <button type="submit">{t('report')}</button>
        {report.isDone && <p role="status">{t('done')}</p>}
        {report.isRefused && <ErrorLine state={state} />}
      </form>
    </Dialog>
  );
}

/** Four who want to play come to a table together, where a game for four is played. */
function WantToPlay({ hall, state, game }: { hall: Hall; state: State; game: Game }) {
  const others = hall.people.filter((person) => person.wants && person.player !== state.me?.player);
  const mine = hall.people.some((person) => person.wants && person.player === state.me?.player);
  return (
    <section class="panel wish" aria-label={t('want-to-play')}>
      <button class={mine ? 'chosen' : 'primary'} aria-pressed={mine} onClick={() => game.wantToPlay(!mine)}>
        {t('want-to-play')}
      </button>
      <p role="status">
        {t('want-line', {
          n: others.length,
          mine: mine ? 'yes' : 'no',
          names: list(others.map((person) => person.name)),
        })}
      </p>
    </section>
  );
}

export function HallView({ hall, state, game }: { hall: Hall; state: State; game: Game }) {
  const [about, setAbout] = useState<PersonHere | null>(null);
  return (
    <>
      {game.offeredForFour() && <WantToPlay hall={hall} state={state} game={game} />}
      <section class="panel" aria-label={t('tables')}>
        <h2>{t('tables')}</h2>
        {hall.tables.length === 0 && <p class="hint">{t('no-tables')}</p>}
        <ul class="tables">
          {hall.tables.map((table) => (
            <TableRow key={table.code} table={table} state={state} game={game} />
          ))}
        </ul>
        {hall.tables_in_all > hall.tables.length && (
          <p class="hint">
            {t('shown-of', { n: hall.tables.length, all: hall.tables_in_all })}{' '}
            <button class="quiet" onClick={() => game.enterHall(hall.tables[hall.tables.length - 1]?.code)}>
              {t('more-tables')}
            </button>
          </p>
        )}
      </section>
      <section class="panel" aria-label={t('here-now')}>
        <h2>{t('here-now')}</h2>
        <ul class="people">
          {hall.people.map((person) => (
            <li key={person.player}>
              <Sash name={person.name} />
              <span>
                {t('person-role', { name: person.name, role: person.role })}
                {person.table && <span class="hint"> {t('at-a-table')}</span>}
              </span>
              {person.player !== state.me?.player && person.role !== 'bot' && !person.table && (
                <button
                  class="small"
                  aria-label={t('invite-here', { name: person.name })}
                  onClick={() => game.invitePlayer(person.player)}
                >
                  {t('invite-short')}
                </button>
              )}
              {person.player !== state.me?.player && (
                <button class="quiet" aria-label={t('about', { name: person.name })} onClick={() => setAbout(person)}>
                  …
                </button>
              )}
            </li>
          ))}
        </ul>
        {hall.people_in_all > hall.people.length && (
          <p class="hint">{t('shown-of', { n: hall.people.length, all: hall.people_in_all })}</p>
        )}
      </section>
      <section class="panel" aria-label={t('panel-talk')}>
        <h2>{t('panel-talk')}</h2>
        <Talk state={state} lines={state.hallTalk} game={game} words />
      </section>
      {about && <About person={about} state={state} game={game} close={() => setAbout(null)} />}
    </>
  );
}
