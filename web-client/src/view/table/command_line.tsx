// The command line: the whole game by typing. Screen readers leave browse mode in it by themselves.
import { useState } from 'preact/hooks';
import type { Game } from '../../game';
import type { Action } from '@avinas/client';
import type { TableState } from '../../state/state';
import { reader } from '../../speech/reader';
import { t } from '../../words/t';
import { useOnDemand } from '../lazy';

interface CommandLineProps {
  table: TableState;
  game: Game;
  act: (action: Action) => void;
}

export function CommandLine({ table, game, act }: CommandLineProps) {
  const [line, setLine] = useState('');
  const [askReader, missing] = useOnDemand(reader);
  const { view } = table;
  const carryOut = async () => {
    const part = await askReader();
    if (!part) return;
    const command = part.read(line, view);
    setLine((typed) => (typed === line ? '' : typed));
    switch (command.kind) {
      case 'act':
        return act(command.action);
      case 'next':
        return view.stage === 'finished' ? game.start() : game.ready();
      case 'take_back':
        return game.takeBack();
      case 'take_rest':
        return game.takeRest();
      case 'hint':
        game.askHint();
        return;
      case 'say':
        game.talk(command.text);
        return;
      case 'ask':
        return game.say(part.answer(command.question, view, performance.now() - table.at));
      case 'unknown':
        return game.say(command.why);
    }
  };
  return (
    <form
      class={missing ? 'command-line missing' : 'command-line'}
      onSubmit={(event) => {
        event.preventDefault();
        if (line.trim()) void carryOut();
      }}
    >
      <label>
        <span>{t('command')}</span>
        <input
          name="command"
          id="command"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          enterkeyhint="go"
          placeholder={t('command-example')}
          value={line}
          onFocus={() => void reader().catch(() => undefined)}
          onInput={(event) => setLine(event.currentTarget.value)}
        />
      </label>
      {missing}
    </form>
  );
}
