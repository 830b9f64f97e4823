// The table's options: to set for the one who opened it, to read for all.
import { useState } from 'preact/hooks';
import type { Game } from '../../game';
import type { BotLevel } from '../../verbs';
import type { TableOptions, TableView } from '@avinas/client';
import { roomOf } from '../../games';
import { seatsOf } from '../../state/seats';
import { optionOf } from '../../words/option_field';
import { kDoorFields, optionGroups, type OptionField } from '../../words/options';
import { asPreset, kPresetNames, presetOf } from '../../state/presets';
import { t } from '../../words/t';
import { Dialog } from '../dialog';
import { Pick } from '../pick';

const kLevels: BotLevel[] = ['learner', 'club', 'master'];

interface FieldProps {
  fields: readonly OptionField[];
  options: TableOptions;
  change: (part: Partial<TableOptions>) => void;
}

/** A control for each field: among two words that mean yes and no it is a tick. */
function Fields({ fields, options, change }: FieldProps) {
  return (
    <>
      {fields.map((field) =>
        'ticked' in field ? (
          <label key={field.ticked} class="check">
            <input
              type="checkbox"
              checked={optionOf(options, field.ticked) === true}
              onChange={(event) => change({ [field.ticked]: event.currentTarget.checked } as Partial<TableOptions>)}
            />
            {t(`option-${field.ticked}`)}
          </label>
        ) : (
          <Pick
            key={field.label}
            label={t(field.label)}
            value={field.value(options)}
            choices={[...new Set([...field.choices, field.value(options)])].map((value) => [value, field.word(value)])}
            choose={(value) => change(field.set(value, options))}
          />
        ),
      )}
    </>
  );
}

function Units({ options, change }: Omit<FieldProps, 'fields'>) {
  if (options.stakes.kind === 'none') return null;
  return (
    <label>
      {t('option-units')}
      <input
        type="number"
        min={1}
        max={1000000}
        value={options.stakes.units ?? 1}
        onInput={(event) =>
          change({
            stakes: { ...options.stakes, units: Math.max(1, Math.round(Number(event.currentTarget.value))) },
          } as Partial<TableOptions>)
        }
      />
    </label>
  );
}

/** How well each bot plays: said at once, not with the options, and at any time. */
function BotLevels({ view, game }: { view: TableView; game: Game }) {
  const bots = seatsOf(view).filter((seat) => view.seats[seat].kind === 'bot');
  const people = seatsOf(view).filter((seat) => view.seats[seat].kind === 'human');
  if (bots.length > 0 && people.length > 1) {
    return (
      <>
        <p class="hint">{t('levels-by-agreement')}</p>
        {kLevels.map((level) => (
          <button key={level} type="button" class="quiet" onClick={() => game.propose(`bots_${level}`)}>
            {t('propose-level', { level: t(`level-${level}`) })}
          </button>
        ))}
      </>
    );
  }
  return (
    <>
      {bots.map((seat) => (
        <Pick
          key={seat}
          label={t('bot-plays-as', { name: view.seats[seat].name })}
          value={view.seats[seat].level ?? 'club'}
          choices={kLevels.map((level) => [level, t(`level-${level}`)])}
          choose={(level) => game.setBotLevel(seat, level)}
        />
      ))}
    </>
  );
}

/** The options that a host may still change while a match is played. */
export function DoorForm({ view, game, close }: { view: TableView; game: Game; close: () => void }) {
  const [options, setOptions] = useState<TableOptions>(view.options);
  return (
    <Dialog title={t('door')} close={close}>
      <Fields
        fields={kDoorFields}
        options={options}
        change={(part) => setOptions({ ...options, ...part } as TableOptions)}
      />
      <BotLevels view={view} game={game} />
      <button
        class="primary"
        onClick={() => {
          close();
          game.setOptions({ ...view.options, watching: options.watching, listed: options.listed });
        }}
      >
        {t('set-options')}
      </button>
    </Dialog>
  );
}

export function OptionsForm({ view, game, close }: { view: TableView; game: Game; close: () => void }) {
  const [options, setOptions] = useState<TableOptions>(view.options);
  const change = (part: Partial<TableOptions>) => setOptions({ ...options, ...part } as TableOptions);
  const room = roomOf(options);
  const preset = presetOf(options);
  return (
    <Dialog title={t('options')} close={close}>
      <Pick
        label={t('preset-title')}
        value={preset ?? 'own'}
        choices={[
          ...kPresetNames.map((name): [string, string] => [name, t(`preset-${name}`)]),
          ...(preset ? [] : [['own', t('preset-own')] as [string, string]]),
        ]}
        choose={(name) => change(asPreset(name))}
      />
      {optionGroups(options).map(({ name, fields }) => (
        <fieldset key={name}>
          <legend>{t(`option-group-${name}`)}</legend>
          <Fields fields={fields} options={options} change={change} />
          {name === 'game' &&
            Object.entries(room.customs).map(([custom, part]) => (
              <button
                key={custom}
                type="button"
                class="quiet"
                aria-pressed={Object.entries(part).every(([key, value]) => optionOf(options, key) === value)}
                onClick={() => change(part)}
              >
                {t(`custom-${custom}`)}
              </button>
            ))}
          {name === 'time' && <Units options={options} change={change} />}
        </fieldset>
      ))}
      <BotLevels view={view} game={game} />
      <button
        class="primary"
        onClick={() => {
          close();
          game.setOptions(options);
        }}
      >
        {t('set-options')}
      </button>
    </Dialog>
  );
}
