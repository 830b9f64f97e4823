// The hall: tables to go to, who is here, and what is said.
import { useState } from 'preact/hooks';
import type { Game } from '../game';
import type { Hall, Measure, PersonHere, Role, TableOptions, TableSummary } from '../protocol/types';
import type { State } from '../state/state';
import { clubWords, measureAsk, measureName, roleName } from '../words/club';
import { list, words } from '../words/en';
import { kSeats } from '../state/facts';
import { resultWords } from '../words/results';
import { Confirm, Dialog } from './dialog';
import { Talk } from './talk';

const kPresets: Record<keyof typeof clubWords.presets, Partial<TableOptions>> = {
  friends: {},
  quick: { decision_seconds: 20, reserve_seconds: 60 },
  private: { listed: false, watching: 'nobody' },
  open: { one_hand_behind: true },
};

const kRoles: Role[] = ['guest', 'member', 'host', 'owner'];

export function OpenTable({ state, game }: { state: State; game: Game }) {
  const [preset, setPreset] = useState<keyof typeof kPresets>('friends');
  const from = state.hall?.club.tables_from ?? 'guest';
  if (state.me && kRoles.indexOf(state.me.role) < kRoles.indexOf(from))
    return <p class="hint">{clubWords.mayNotOpen}</p>;
  return (
    <div class="stack">
      <label>
        {clubWords.presetsTitle}
        <select value={preset} onChange={(e) => setPreset(e.currentTarget.value as keyof typeof kPresets)}>
          {Object.entries(clubWords.presets).map(([key, text]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <button class="primary" onClick={() => game.openTable(undefined, kPresets[preset])}>
        {words.openTable}
      </button>
      <button onClick={() => game.playWithBots()}>{words.playWithBots}</button>
    </div>
  );
}

function TableRow({ table, game }: { table: TableSummary; game: Game }) {
  const names = kSeats.map((seat) => table.seats[seat] || clubWords.free);
  const full = !names.includes(clubWords.free);
  const hidden = table.stage === 'playing' && table.watching === 'nobody';
  return (
    <li>
      <strong>{table.code}</strong> {clubWords.stage[table.stage]}: {list(names)}
      {!hidden && (
        <button onClick={() => game.goTo(table.code, true)} aria-label={clubWords.goTo(table.code, list(names))}>
          {full ? clubWords.watch : clubWords.visit}
        </button>
      )}
    </li>
  );
}

/** What one may do about another, by one's role. */
function measuresFor(me: NonNullable<State['me']>, person: PersonHere): Measure[] {
  const mine = kRoles.indexOf(me.role);
  if (mine < kRoles.indexOf('host') || kRoles.indexOf(person.role) >= mine) return [];
  const all: Measure[] = [person.muted ? 'unmute' : 'mute', 'remove', 'ban'];
  if (person.role === 'guest') all.push('make_member');
  if (me.role === 'owner') all.push('make_host');
  return all;
}

function About({ person, state, game, close }: { person: PersonHere; state: State; game: Game; close: () => void }) {
  const [ask, setAsk] = useState<Measure | null>(null);
  const [text, setText] = useState('');
  if (ask) {
    return <Confirm text={measureAsk[ask]!(person.name)} yes={() => game.manage(person.player, ask)} close={close} />;
  }
  const act = (what: Measure) => {
    if (measureAsk[what]) return setAsk(what);
    game.manage(person.player, what);
    close();
  };
  return (
    <Dialog title={clubWords.more(person.name)} close={close}>
      <button
        onClick={() => {
          game.askResults(person.player);
          close();
        }}
      >
        {resultWords.show}
      </button>
      {measuresFor(state.me!, person).map((what) => (
        <button key={what} onClick={() => act(what)}>
          {measureName[what]}
        </button>
      ))}
      <label>
        {clubWords.reportAsk}
        <input maxLength={100} value={text} onInput={(e) => setText(e.currentTarget.value)} />
      </label>
      <button
        onClick={() => {
          if (text.trim()) game.report(person.player, text.trim());
          close();
        }}
      >
        {clubWords.report}
      </button>
    </Dialog>
  );
}

export function HallView({ hall, state, game }: { hall: Hall; state: State; game: Game }) {
  const [about, setAbout] = useState<PersonHere | null>(null);
  return (
    <>
      <section class="panel" aria-label={clubWords.tables}>
        <h2>{clubWords.tables}</h2>
        {hall.tables.length === 0 && <p class="hint">{clubWords.noTables}</p>}
        <ul class="tables">
          {hall.tables.map((table) => (
            <TableRow key={table.code} table={table} game={game} />
          ))}
        </ul>
        {hall.tables_in_all > hall.tables.length && (
          <p class="hint">
            {clubWords.shownOf(hall.tables.length, hall.tables_in_all)}{' '}
            <button class="quiet" onClick={() => game.enterHall(hall.tables[hall.tables.length - 1]?.code)}>
              {clubWords.moreTables}
            </button>
          </p>
        )}
      </section>
      <section class="panel" aria-label={clubWords.here}>
        <h2>{clubWords.here}</h2>
        <ul class="people">
          {hall.people.map((person) => (
            <li key={person.player}>
              {person.name}, {roleName[person.role]}
              {person.table && <span class="hint"> {clubWords.at(person.table)}</span>}
              {person.player !== state.me?.player && (
                <button class="quiet" aria-label={clubWords.more(person.name)} onClick={() => setAbout(person)}>
                  …
                </button>
              )}
            </li>
          ))}
        </ul>
        {hall.people_in_all > hall.people.length && (
          <p class="hint">{clubWords.shownOf(hall.people.length, hall.people_in_all)}</p>
        )}
      </section>
      <Talk lines={state.hallTalk} game={game} words />
      {about && <About person={about} state={state} game={game} close={() => setAbout(null)} />}
    </>
  );
}
