// The table's menu: the match, who may come, another device, what this browser does; and help.
import { at } from '../../base';
import { useState } from 'preact/hooks';
import type { Game } from '../../game';
import type { TableView } from '@avinas/client';
import type { State } from '../../state/state';
import { entryOf, pageOf } from '../../games';
import { help } from '../../speech/answers';
import { kKeys } from '../../speech/questions';
import { t } from '../../words/t';
import { Confirm } from '../dialog';
import { LanguagePick, SettingsForm } from '../settings_form';
import { OpenHand } from './open_hand';
import { DoorForm } from './options';
import { OptionsList } from './options_list';
import { OtherDevice } from './other_device';
import { Proposals } from './proposals';

interface Question {
  text: string;
  act: string;
  yes: () => void;
}

function MatchChoices({ view, game }: { view: TableView; game: Game }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const paused = view.standstill === 'paused';
  const ask = (id: string, yes: () => void) => setQuestion({ text: t(`${id}-ask`), act: t(id), yes });
  return (
    <>
      <Proposals view={view} game={game} />
      <div class="quick">
        <button class="quiet" onClick={() => game.propose(paused ? 'resume' : 'pause')}>
          {t(paused ? 'resume' : 'pause')}
        </button>
        <button class="quiet" onClick={() => ask('abandon', () => game.propose('abandon'))}>
          {t('abandon')}
        </button>
        <button class="quiet" onClick={() => ask('leave-match', game.stand)}>
          {t('leave-match')}
        </button>
      </div>
      {question && (
        <Confirm text={question.text} act={question.act} yes={question.yes} close={() => setQuestion(null)} />
      )}
    </>
  );
}

function Help({ view }: { view: TableView }) {
  return (
    <details>
      <summary>{t('keys-and-commands')}</summary>
      <dl class="keys">
        {Object.entries(kKeys).map(([key, question]) => (
          <div key={key}>
            <dt>
              <kbd>{key.toUpperCase()}</kbd>
            </dt>
            <dd>{t(`key-${question}`)}</dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>0–9</kbd>
          </dt>
          <dd>{t('key-cards')}</dd>
        </div>
        <div>
          <dt>
            <kbd>← → Home End</kbd>
          </dt>
          <dd>{t('key-arrows')}</dd>
        </div>
        <div>
          <dt>
            <kbd>Esc</kbd>
          </dt>
          <dd>{t('key-escape')}</dd>
        </div>
        <div>
          <dt>
            <kbd>/</kbd>
          </dt>
          <dd>{t('key-command')}</dd>
        </div>
      </dl>
      <p class="hint">{help(view)}</p>
    </details>
  );
}

interface MenuProps {
  view: TableView;
  state: State;
  game: Game;
}

export function TableMenu({ view, state, game }: MenuProps) {
  const [door, setDoor] = useState(false);
  const hosting = view.host === state.me?.player;
  const playing = view.stage === 'playing';
  return (
    <div class="menu">
      {playing && view.you && !view.evening && <MatchChoices view={view} game={game} />}
      {playing && hosting && (
        <button class="quiet" onClick={() => setDoor(true)}>
          {t('door')}
        </button>
      )}
      {door && <DoorForm view={view} game={game} close={() => setDoor(false)} />}
      <OpenHand view={view} state={state} game={game} />
      <p>
        <a href={at(pageOf('rules', entryOf(view.options)))} target="_blank" rel="noreferrer">
          {t('rules')}
        </a>
      </p>
      <LanguagePick game={game} />
      <SettingsForm game={game} />
      <OptionsList options={view.options} />
      <OtherDevice code={view.code} link={state.club.deviceLink} devices={state.club.devices} game={game} />
      <Help view={view} />
      <p class="hint">{t('spectators', { n: view.spectators })}</p>
    </div>
  );
}
