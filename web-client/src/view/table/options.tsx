// The table's options: to set for the one who opened it, to read for all.
import { useState } from 'preact/hooks';
import type { BotLevel, Game } from '../../game';
import type { TableOptions, TableView } from '../../protocol/types';
import { kSeats } from '../../words/cards';
import { optionLines } from '../../words/options';
import { t } from '../../words/t';
import { Dialog } from '../dialog';
import { Pick } from '../pick';

/** Presets of the clock, as decision and reserve in seconds. */
const kClocks: ['none' | 'calm' | 'quick', number, number][] = [
  ['none', 0, 0],
  ['calm', 60, 300],
  ['quick', 20, 60],
];

const kLevels: BotLevel[] = ['learner', 'club', 'master'];

interface PartProps {
  options: TableOptions;
  change: (part: Partial<TableOptions>) => void;
}

/** The audience of the table: what may change during a match, too. */
function DoorOptions({ options, change }: PartProps) {
  return (
    <>
      <Pick
        label={t('option-watching')}
        value={options.watching}
        choices={[
          ['anyone', t('option-watching-anyone')],
          ['members', t('option-watching-members')],
          ['nobody', t('option-watching-nobody')],
        ]}
        choose={(watching) => change({ watching })}
      />
      <label class="check">
        <input
          type="checkbox"
          checked={options.listed}
          onChange={(event) => change({ listed: event.currentTarget.checked })}
        />
        {t('option-listed')}
      </label>
    </>
  );
}

/** How well each bot plays: said at once, not with the options, and at any time. */
function BotLevels({ view, game }: { view: TableView; game: Game }) {
  const bots = kSeats.filter((seat) => view.seats[seat].kind === 'bot');
  const people = kSeats.filter((seat) => view.seats[seat].kind === 'human');
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
      <DoorOptions options={options} change={(part) => setOptions({ ...options, ...part })} />
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
  const change = (part: Partial<TableOptions>) => setOptions({ ...options, ...part });
  const clock = kClocks.findIndex(([, d]) => d === options.decision_seconds);
  return (
    <Dialog title={t('options')} close={close}>
      <Pick
        label={t('option-overbid')}
        value={options.overbid}
        choices={[
          ['loses_match', t('option-overbid-loses_match')],
          ['refused', t('option-overbid-refused')],
        ]}
        choose={(overbid) => change({ overbid })}
      />
      <Pick
        label={t('option-signal')}
        value={options.signal}
        choices={[
          ['may', t('option-signal-may')],
          ['must', t('option-signal-must')],
        ]}
        choose={(signal) => change({ signal })}
      />
      <Pick
        label={t('option-points_shown')}
        value={options.points_shown}
        choices={[
          ['table', t('option-points_shown-table')],
          ['no', t('option-points_shown-no')],
        ]}
        choose={(points_shown) => change({ points_shown })}
      />
      <Pick
        label={t('option-signal_seen_by')}
        value={options.signal_seen_by}
        choices={[
          ['partner', t('option-signal_seen_by-partner')],
          ['table', t('option-signal_seen_by-table')],
        ]}
        choose={(signal_seen_by) => change({ signal_seen_by })}
      />
      <Pick
        label={t('option-stakes')}
        value={options.stakes.kind}
        choices={[
          ['none', t('option-stakes-none')],
          ['flat', t('option-stakes-flat')],
          ['per_ram', t('option-stakes-per_ram')],
        ]}
        choose={(kind) => change({ stakes: kind === 'none' ? { kind } : { kind, units: options.stakes.units ?? 1 } })}
      />
      {options.stakes.kind !== 'none' && (
        <label>
          {t('option-units')}
          <input
            type="number"
            min={0}
            max={1000000}
            value={options.stakes.units ?? 1}
            onInput={(event) => change({ stakes: { ...options.stakes, units: Number(event.currentTarget.value) } })}
          />
        </label>
      )}
      <Pick
        label={t('option-clock')}
        value={String(Math.max(0, clock))}
        choices={kClocks.map(([kind], i) => [String(i), t(`option-clock-${kind}`)])}
        choose={(i) => change({ decision_seconds: kClocks[Number(i)][1], reserve_seconds: kClocks[Number(i)][2] })}
      />
      <Pick
        label={t('option-at_zero')}
        value={options.at_zero}
        choices={[
          ['stand_in', t('option-at_zero-stand_in')],
          ['wait', t('option-at_zero-wait')],
        ]}
        choose={(at_zero) => change({ at_zero })}
      />
      <Pick
        label={t('option-talk')}
        value={options.talk}
        choices={[
          ['off', t('option-talk-off')],
          ['between_hands', t('option-talk-between_hands')],
          ['always', t('option-talk-always')],
        ]}
        choose={(talk) => change({ talk })}
      />
      <Pick
        label={t('option-emotes')}
        value={options.emotes}
        choices={[
          ['off', t('option-talk-off')],
          ['between_hands', t('option-talk-between_hands')],
          ['always', t('option-talk-always')],
        ]}
        choose={(emotes) => change({ emotes })}
      />
      <label class="check">
        <input
          type="checkbox"
          checked={options.one_hand_behind}
          onChange={(event) => change({ one_hand_behind: event.currentTarget.checked })}
        />
        {t('option-one_hand_behind')}
      </label>
      <DoorOptions options={options} change={change} />
      <label class="check">
        <input
          type="checkbox"
          checked={options.cats_tradition}
          onChange={(event) => change({ cats_tradition: event.currentTarget.checked })}
        />
        {t('option-cats_tradition')}
      </label>
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

/** The options in words, for everybody at the table. */
export function OptionsList({ options }: { options: TableOptions }) {
  return (
    <details class="options-list">
      <summary>{t('options-of-table')}</summary>
      <dl>
        {optionLines(options).map(({ what, how }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
