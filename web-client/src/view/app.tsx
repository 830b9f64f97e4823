// The frame of every page: what a link asks, and the page. What must be heard is view/aloud.tsx.
import type { Game } from '../game';
import type { State } from '../state/state';
import { kEndsStay } from '../state/update';
import { useEffect, useRef, useState } from 'preact/hooks';
import { at } from '../base';
import type { TableSummary } from '@avinas/client';
import { list, t } from '../words/t';
import { Confirm, Dialog } from './dialog';
import { ErrorLine } from './error_line';
import { Home } from './home';
import { NameForm } from './name_form';
import { lazy, PartMissing } from './lazy';

const { Part: Table, prepare } = lazy(() => import('./table/table_page').then((module) => module.TablePage));
/** The table comes when the first page is there: who only looks in need not wait for it. */
export const prepareTable = prepare;

/** Another tab plays on: nothing here is live. */
function TakenOver({ game }: { game: Game }) {
  return (
    <main class="door">
      <h1>{t('taken-over-title')}</h1>
      <p role="alert">{t('taken-over')}</p>
      <button class="primary" onClick={game.playHere}>
        {t('play-here')}
      </button>
    </main>
  );
}

type Outside = Pick<TableSummary, 'name' | 'seats' | 'host'>;

/** The table's name and people, as far as somebody is told who has not come in. */
function SeenFromOutside({ table: { name, seats, host } }: { table: Outside }) {
  const others = Object.values(seats).filter((one) => one !== '' && one !== host);
  const told = { table: name, n: others.length, names: list(others) };
  return <p>{host ? t('door-host', { host, ...told }) : t('door-table', told)}</p>;
}

/** Somebody who is new comes by a link. */
function Invited({ state, game }: { state: State; game: Game }) {
  const [table, setTable] = useState<Outside | null>(null);
  const code = state.code!;
  useEffect(() => {
    fetch(at(`api/tables/${code}`))
      .then((answer) => (answer.status === 404 ? game.findNoTable(code) : answer.ok ? answer.json() : null))
      .then(setTable, () => setTable(null));
  }, [code]);
  return (
    <>
      <h1>{t(state.error && kEndsStay.includes(state.error.reason) ? 'title' : 'invited-to-table')}</h1>
      {table && <SeenFromOutside table={table} />}
      <ErrorLine state={state} />
      <NameForm label={t('come-in')} submit={(name, password) => game.enter(name, password)} />
    </>
  );
}

/** Before a table: its name is not known yet, only the way there. */
function Door({ state, game }: { state: State; game: Game }) {
  const isKnown = state.me !== null || game.arrival.comesBack();
  const isClosed = state.error && (isKnown || state.error.reason === 'no_such_table');
  return (
    <main class="door">
      {isClosed ? (
        <>
          <h1>{t('title')}</h1>
          <ErrorLine state={state} />
          <button class="primary" onClick={() => game.goTo(null, true)}>
            {t('home')}
          </button>
        </>
      ) : isKnown ? (
        <h1>{t('connecting')}</h1>
      ) : (
        <Invited state={state} game={game} />
      )}
    </main>
  );
}

function Page({ state, game }: { state: State; game: Game }) {
  if (state.takenOver) return <TakenOver game={game} />;
  if (state.gameMissing)
    return (
      <main class="door">
        <PartMissing />
      </main>
    );
  if (state.code && state.table) return <Table state={state} table={state.table} game={game} />;
  if (state.code) return <Door state={state} game={game} />;
  return <Home state={state} game={game} />;
}

/** From a table to the first page: its heading has the focus, as nothing else has. */
function useArrival(isAtTable: boolean): void {
  const was = useRef(isAtTable);
  useEffect(() => {
    const came = was.current && !isAtTable;
    was.current = isAtTable;
    if (came && document.activeElement === document.body) document.querySelector<HTMLElement>('h1')?.focus();
  }, [isAtTable]);
}

export function App({ state, game }: { state: State; game: Game }) {
  useArrival(state.code !== null);
  return (
    <>
      {state.openedLink && (
        <Confirm
          text={t('use-link')}
          act={t('play-here')}
          yes={game.arrival.useOpenedLink}
          close={game.arrival.keepIdentity}
        />
      )}
      {state.openedInvitation && (
        <Confirm
          text={t('use-invitation')}
          act={t('take-invitation')}
          yes={game.arrival.useInvitation}
          close={game.arrival.leaveInvitation}
        />
      )}
      {state.called && (
        <Dialog title={t('called-to-table', { name: state.called.by })} close={() => game.answerCall(false)}>
          <button class="primary" data-first onClick={() => game.answerCall(true)}>
            {t('come-along')}
          </button>
        </Dialog>
      )}
      <Page state={state} game={game} />
    </>
  );
}
