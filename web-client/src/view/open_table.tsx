// Opens a table of a kind.
import { useState } from 'preact/hooks';
import type { Game } from '../game';
import { kPresetNames, presetPart } from '../state/presets';
import type { State } from '../state/state';
import { t } from '../words/t';
import { kRoles } from './hall';

/** The club lets this player open tables and evenings, as far as the page knows. */
export const mayOpen = ({ me, hall }: State): boolean =>
  !me || kRoles.indexOf(me.role) >= kRoles.indexOf(hall?.club.tables_from ?? 'guest');

export function OpenTable({ state, game }: { state: State; game: Game }) {
  const [preset, setPreset] = useState('friends');
  if (!mayOpen(state)) return <p class="hint">{t('may-not-open')}</p>;
  return (
    <div class="stack">
      <label>
        {t('preset-title')}
        <select value={preset} onChange={(e) => setPreset(e.currentTarget.value)}>
          {kPresetNames.map((key) => (
            <option key={key} value={key}>
              {t(`preset-${key}`)}
            </option>
          ))}
        </select>
      </label>
      <button class="primary" onClick={() => game.openOwnTable(presetPart(preset))}>
        {t('open-table')}
      </button>
    </div>
  );
}
