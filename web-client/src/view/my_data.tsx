// Everything that the club keeps of this player: as a file, or gone.
import { useEffect, useState } from 'preact/hooks';
import { at } from '../base';
import type { Game } from '../game';
import type { MyData } from '@avinas/client';
import type { State } from '../state/state';
import { t } from '../words/t';
import { Confirm } from './dialog';
import { saveFile } from './save_file';

/** With the address of each match's record. */
function fileOf({ type: _type, reply_to: _reply, matches, ...data }: MyData): Blob {
  const records = matches.map((match) => `${location.origin}${at(`api/matches/${match}/record`)}`);
  return new Blob([JSON.stringify({ ...data, matches: records }, null, 2)], { type: 'application/json' });
}

export function MyDataPanel({ state, game }: { state: State; game: Game }) {
  const [asks, setAsks] = useState(false);
  const [saving, setSaving] = useState<string | null>(null);
  const { myData } = state.club;
  useEffect(() => {
    if (myData && myData.reply_to === saving) saveFile(fileOf(myData), 'my-data.json');
  }, [myData, saving]);
  return (
    <details class="panel">
      <summary>{t('my-data')}</summary>
      <p class="hint">{t('my-data-hint')}</p>
      <button onClick={() => setSaving(game.askMyData())}>{t('my-data-save')}</button>
      <p class="hint">{t('forget-me-hint')}</p>
      <button class="danger" onClick={() => setAsks(true)}>
        {t('forget-me')}
      </button>
      {asks && (
        <Confirm text={t('forget-me-hint')} act={t('forget-me')} yes={game.forgetMe} close={() => setAsks(false)} />
      )}
    </details>
  );
}
