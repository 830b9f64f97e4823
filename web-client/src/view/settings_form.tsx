// The settings of this browser: language, colours, speech, keys, sounds, notice.
import type { Game } from '../game';
import type { Settings } from '../state/settings';
import { kLanguages } from '../words/languages';
import { language, t } from '../words/t';
import { Pick } from './pick';

function Switch({ label, on, set }: { label: string; on: boolean; set: (on: boolean) => void }) {
  return (
    <label class="check">
      <input type="checkbox" checked={on} onChange={(event) => set(event.currentTarget.checked)} />
      {label}
    </label>
  );
}

export function LanguagePick({ game }: { game: Game }) {
  return (
    <Pick
      label={t('language')}
      value={language()}
      choices={Object.entries(kLanguages) as [string, string][]}
      choose={(chosen) => game.choose({ language: chosen })}
    />
  );
}

export function SettingsForm({ game }: { game: Game }) {
  const { settings } = game;
  const words = <K extends keyof Settings>(key: K, values: (Settings[K] & string)[]) =>
    values.map((value): [Settings[K] & string, string] => [value, t(`setting-${key}-${value}`)]);
  return (
    <details class="settings">
      <summary>{t('settings')}</summary>
      <Pick
        label={t('setting-theme')}
        value={settings.theme}
        choices={words('theme', ['system', 'light', 'dark'])}
        choose={(theme) => game.choose({ theme })}
      />
      <Pick
        label={t('setting-suits')}
        value={settings.suits}
        choices={words('suits', ['two', 'four'])}
        choose={(suits) => game.choose({ suits })}
      />
      <Pick
        label={t('setting-speech')}
        value={settings.speech}
        choices={words('speech', ['short', 'normal', 'full'])}
        choose={(speech) => game.choose({ speech })}
      />
      <Pick
        label={t('setting-bots')}
        value={settings.bots}
        choices={words('bots', ['usual', 'waiting'])}
        choose={(bots) => game.choose({ bots })}
      />
      <Switch
        label={t('setting-taps')}
        on={settings.taps === 'two'}
        set={(two) => game.choose({ taps: two ? 'two' : 'one' })}
      />
      <Switch label={t('setting-last-card')} on={settings.last_card} set={(last_card) => game.choose({ last_card })} />
      <Switch label={t('setting-sounds')} on={settings.sounds === true} set={(sounds) => game.choose({ sounds })} />
      <Switch label={t('setting-notify')} on={settings.notify} set={(notify) => game.choose({ notify })} />
      <Switch label={t('setting-keys')} on={settings.keys} set={(keys) => game.choose({ keys })} />
    </details>
  );
}
