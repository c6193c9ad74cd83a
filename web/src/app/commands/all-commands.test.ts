import { describe, expect, it } from 'vitest';
import { inboxCommands } from '../../inbox/use-triage-keys.ts';
import { type Command, commandFor, withOffers } from '../../kit/nav/registry.ts';
import { appCommands, type CommandContext } from './all-commands.ts';
import { keysOf } from '../../kit/nav/keys.ts';

/** The app's commands on a screen, in its keys of the catalogue, and what they have done. */
function commandsOn(path: string, signIn: CommandContext['signIn'] = 'signed-in') {
  const done: string[] = [];
  const context: CommandContext = {
    path,
    signIn,
    mode: 'light',
    language: 'en',
    go: (to) => done.push(`go ${to}`),
    focus: (id) => done.push(`focus ${id}`),
    newSession: () => done.push('new session'),
    showSessionSearch: () => done.push('show session search'),
    setMode: () => {},
    setLanguage: () => {},
    openPalette: () => {},
    openShortcuts: () => {},
    login: () => {},
    logout: () => {},
  };
  return { commands: appCommands(context, (key) => key), done };
}

/** What the Command Center offers while several sessions can be selected. */
const ofCommandCenter = (done: string[]) => [
  { id: 'session.selectAll', run: () => done.push('select all sessions') },
  { id: 'session.new', run: () => done.push('new session here') },
];

const everyCommand = withOffers(
  commandsOn('/').commands,
  inboxCommands(
    () => {},
    (key) => key,
  ),
);

const havingKeys = (keys: string) => (command: Command) => keysOfCommand(command).includes(keys);

const keysOfCommand = ({ shortcuts = [] }: Command) =>
  shortcuts.map(({ on = '', ...shortcut }) => `${keysOf(shortcut, false).join('+')}${on}`);

describe('the shortcuts', () => {
  it.each([
    ['Ctrl+N', '/campaigns', ['new session']],
    ['Alt+N', '/inbox-ai', ['new session']],
    ['Ctrl+T', '/campaigns', ['go /smart-tasks', 'focus task-input']],
    ['Ctrl+Shift+T', '/campaigns', ['go /smart-tasks']],
    ['Ctrl+F', '/smart-tasks', ['focus search-input']],
    ['Ctrl+N', '/command-center', ['new session here']],
    ['Ctrl+F', '/campaigns', []],
    ['Ctrl+A', '/campaigns', []],
    ['Ctrl+/', '/campaigns', ['show session search', 'focus session-search']],
    ['Ctrl+A', '/command-center', ['select all sessions']],
  ])('%s on %s: %j', (keys, path, expected) => {
    const { commands, done } = commandsOn(path);
    const offers = path === '/command-center' ? ofCommandCenter(done) : [];
    commandFor(withOffers(commands, offers), havingKeys(keys))?.run?.();
    expect(done).toEqual(expected);
  });

  it.each([
    ['signed-in', 'new session'],
    ['unknown', 'new session'],
    ['signed-out', 'go /command-center'],
  ] as const)('of a new session lead whoever is %s to: %s', (signIn, expected) => {
    const { commands, done } = commandsOn('/campaigns', signIn);
    commandFor(commands, havingKeys('Ctrl+N'))?.run?.();
    expect(done).toEqual([expected]);
  });

  it('rest in fields, but for Escape, which leaves them', () => {
    const inFields = everyCommand.filter((command) => command.inFields === true);
    expect(inFields.map((command) => [command.id, ...keysOfCommand(command)])).toEqual([
      ['field.leave', 'Esc'],
      ['palette.open', 'Ctrl+K'],
    ]);
  });
});

describe('the registry of commands', () => {
  it('has no two commands of one scope with one key', () => {
    const keys = everyCommand.flatMap((command) =>
      keysOfCommand(command).map((key) => `${command.scope ?? 'everywhere'}: ${key}`),
    );
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('has a screen take no key of the app, but for Escape outside of fields', () => {
    const ofApp = everyCommand.filter(({ scope }) => scope === undefined).flatMap(keysOfCommand);
    const taken = everyCommand.filter(
      (command) => command.scope !== undefined && keysOfCommand(command).some((key) => ofApp.includes(key)),
    );
    // The app's Escape leaves a field; the inbox hears it outside of them alone.
    expect(taken.map(({ id }) => id)).toEqual(['inbox.close']);
  });

  it('has no two commands of one id', () => {
    const ids = everyCommand.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});
