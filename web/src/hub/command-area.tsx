import { memo } from 'react';
import type { Settings } from '../account/use-settings.ts';
import { useCommand } from '../command/use-command.ts';
import { CommandBox } from './command-box/command-box.tsx';
import type { Suggestions } from './command-box/suggestions.ts';
import { useHubCommand } from './command-box/use-hub-command.ts';
import { KeptCommands } from '../actions/offline/kept-command-list.tsx';
import { Greeting } from './greeting.tsx';

type CommandAreaProps = {
  name: string;
  settings: Settings;
  /** The number of things that wait for the person. */
  waiting: number;
  suggestions: Suggestions;
};

/** Memoised, so that typing does not draw the mascot again. */
const StillGreeting = memo(Greeting);

/**
 * The greeting and the command box. The typed text is state of this component, so a key press does not draw the rest of
 * the hub.
 */
export function CommandArea({ name, settings, waiting, suggestions }: CommandAreaProps) {
  const command = useCommand('hub');
  const run = useHubCommand(settings);
  return (
    <div>
      <StillGreeting name={name} waiting={waiting} thinking={command.busy} />
      <CommandBox
        command={command}
        suggestions={suggestions}
        onSubmit={() => void command.submit((...said) => run(...said, 'typed'))}
        onSay={(words) => void command.say(words, (...said) => run(...said, 'spoken'))}
      />
      <KeptCommands onTakeBack={command.giveBack} />
    </div>
  );
}
