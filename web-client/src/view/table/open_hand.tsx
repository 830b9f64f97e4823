// A player opens the own cards to spectators by name: they see them a hand later.
import { useState } from 'preact/hooks';
import type { Game } from '../../game';
import type { State } from '../../state/state';
import type { TableView } from '@avinas/client';
import { list, t } from '../../words/t';
import { Dialog } from '../dialog';

function Choose({ state, game, close }: { state: State; game: Game; close: () => void }) {
  const people = state.watchers ?? [];
  const [chosen, setChosen] = useState<string[]>([]);
  const change = (player: string, on: boolean) =>
    setChosen(on ? [...chosen, player] : chosen.filter((p) => p !== player));
  return (
    <Dialog title={t('open-hand-title')} close={close}>
      <p class="hint">{t('open-hand-hint')}</p>
      {people.length === 0 && <p>{t('nobody-watches')}</p>}
      {people.map((person) => (
        <label key={person.player} class="check">
          <input
            type="checkbox"
            checked={chosen.includes(person.player)}
            onChange={(event) => change(person.player, event.currentTarget.checked)}
          />
          <bdi>{person.name}</bdi>
        </label>
      ))}
      <button
        class="primary"
        onClick={() => {
          game.openHand(chosen);
          close();
        }}
      >
        {t('open-hand-do', { n: chosen.length })}
      </button>
    </Dialog>
  );
}

export function OpenHand({ view, state, game }: { view: TableView; state: State; game: Game }) {
  const [choosing, setChoosing] = useState(false);
  if (!view.you) return null;
  const names = view.seats[view.you].open_to.map((name) => name || t('somebody'));
  if (view.spectators === 0 && names.length === 0) return null;
  return (
    <>
      {names.length > 0 && <p>{t('open-hand-to', { names: list(names) })}</p>}
      <button
        class="quiet"
        disabled={view.in_hand}
        onClick={() => {
          game.askWatchers();
          setChoosing(true);
        }}
      >
        {t('open-hand')}
      </button>
      {view.in_hand && <p class="hint">{t('open-hand-between')}</p>}
      {choosing && <Choose state={state} game={game} close={() => setChoosing(false)} />}
    </>
  );
}
