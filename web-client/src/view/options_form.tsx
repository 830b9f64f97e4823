// The table's options, for the one who opened it.
import { useState } from 'preact/hooks';
import type { Game } from '../game';
import type { TableOptions, TableView } from '../protocol/types';
import { words } from '../words/en';
import { Dialog } from './dialog';

/** Presets of the clock, as decision and reserve in seconds. */
const kClocks: [string, number, number][] = [
  [words.clockNone, 0, 0],
  [words.clockCalm, 60, 300],
  [words.clockQuick, 20, 60],
];

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  choices: [T, string][];
  change: (value: T) => void;
}

function Choice<T extends string>({ label, value, choices, change }: ChoiceProps<T>) {
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => change(event.currentTarget.value as T)}>
        {choices.map(([v, text]) => (
          <option key={v} value={v}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface PartProps {
  options: TableOptions;
  change: (part: Partial<TableOptions>) => void;
}

/** Who may come and who hears of the table: what may change during a match, too. */
function DoorOptions({ options, change }: PartProps) {
  return (
    <>
      <Choice
        label={words.watching}
        value={options.watching}
        choices={[
          ['anyone', words.watchingAnyone],
          ['members', words.watchingMembers],
          ['nobody', words.watchingNobody],
        ]}
        change={(watching) => change({ watching })}
      />
      <label class="check">
        <input
          type="checkbox"
          checked={options.listed}
          onChange={(event) => change({ listed: event.currentTarget.checked })}
        />
        {words.listed}
      </label>
    </>
  );
}

/** The options that a host may still change while a match is played. */
export function DoorForm({ view, game, close }: { view: TableView; game: Game; close: () => void }) {
  const [options, setOptions] = useState<TableOptions>(view.options);
  return (
    <Dialog title={words.door} close={close}>
      <DoorOptions options={options} change={(part) => setOptions({ ...options, ...part })} />
      <button
        class="primary"
        onClick={() => {
          close();
          game.setOptions({ ...view.options, watching: options.watching, listed: options.listed });
        }}
      >
        {words.setOptions}
      </button>
    </Dialog>
  );
}

export function OptionsForm({ view, game, close }: { view: TableView; game: Game; close: () => void }) {
  const [options, setOptions] = useState<TableOptions>(view.options);
  const change = (part: Partial<TableOptions>) => setOptions({ ...options, ...part });
  const clock = kClocks.findIndex(([, d]) => d === options.decision_seconds);
  return (
    <Dialog title={words.options} close={close}>
      <Choice
        label={words.overbid}
        value={options.overbid}
        choices={[
          ['loses_match', words.overbidLoses],
          ['refused', words.overbidRefused],
        ]}
        change={(overbid) => change({ overbid })}
      />
      <Choice
        label={words.signalDuty}
        value={options.signal}
        choices={[
          ['may', words.signalMay],
          ['must', words.signalMust],
        ]}
        change={(signal) => change({ signal })}
      />
      <Choice
        label={words.pointsShown}
        value={options.points_shown}
        choices={[
          ['table', words.pointsShownTable],
          ['no', words.pointsShownNo],
        ]}
        change={(points_shown) => change({ points_shown })}
      />
      <Choice
        label={words.signal}
        value={options.signal_seen_by}
        choices={[
          ['partner', words.signalPartner],
          ['table', words.signalTable],
        ]}
        change={(signal_seen_by) => change({ signal_seen_by })}
      />
      <Choice
        label={words.stakes}
        value={options.stakes.kind}
        choices={[
          ['none', words.stakesNone],
          ['flat', words.stakesFlat],
          ['per_ram', words.stakesPerRam],
        ]}
        change={(kind) => change({ stakes: kind === 'none' ? { kind } : { kind, units: options.stakes.units ?? 1 } })}
      />
      {options.stakes.kind !== 'none' && (
        <label>
          {words.units}
          <input
            type="number"
            min={0}
            max={1000000}
            value={options.stakes.units ?? 1}
            onInput={(event) => change({ stakes: { ...options.stakes, units: Number(event.currentTarget.value) } })}
          />
        </label>
      )}
      <Choice
        label={words.clock}
        value={String(Math.max(0, clock))}
        choices={kClocks.map(([text], i) => [String(i), text])}
        change={(i) => change({ decision_seconds: kClocks[Number(i)][1], reserve_seconds: kClocks[Number(i)][2] })}
      />
      <Choice
        label={words.atZero}
        value={options.at_zero}
        choices={[
          ['stand_in', words.atZeroStandIn],
          ['wait', words.atZeroWait],
        ]}
        change={(at_zero) => change({ at_zero })}
      />
      <Choice
        label={words.talk}
        value={options.talk}
        choices={[
          ['off', words.talkOff],
          ['between_hands', words.talkBetween],
          ['always', words.talkAlways],
        ]}
        change={(talk) => change({ talk })}
      />
      <Choice
        label={words.emotes}
        value={options.emotes}
        choices={[
          ['off', words.talkOff],
          ['between_hands', words.talkBetween],
          ['always', words.talkAlways],
        ]}
        change={(emotes) => change({ emotes })}
      />
      <label class="check">
        <input
          type="checkbox"
          checked={options.one_hand_behind}
          onChange={(event) => change({ one_hand_behind: event.currentTarget.checked })}
        />
        {words.oneHandBehind}
      </label>
      <DoorOptions options={options} change={change} />
      <label class="check">
        <input
          type="checkbox"
          checked={options.cats_tradition}
          onChange={(event) => change({ cats_tradition: event.currentTarget.checked })}
        />
        {words.cats}
      </label>
      <button
        class="primary"
        onClick={() => {
          close();
          game.setOptions(options);
        }}
      >
        {words.setOptions}
      </button>
    </Dialog>
  );
}
