import { describe, expect, it } from 'vitest';
import { commands } from './all-commands.ts';
import type { Command, CommandContext } from './command.ts';
import { keysOf } from './shortcut.ts';

/** What a command does, as told by the context that it acts through. */
function outcomeOf(command: Command, path: string): string[] {
  const done: string[] = [];
  const context: CommandContext = {
    path,
    isSignedIn: true,
    mode: 'light',
    language: 'en',
    screen: { selectAllSessions: () => done.push('select all sessions') },
    go: (to) => done.push(`go ${to}`),
    focus: (id) => done.push(`focus ${id}`),
    newSession: () => done.push('new session'),
    setMode: () => {},
    setLanguage: () => {},
    openPalette: () => {},
    openShortcuts: () => {},
    login: () => {},
    logout: () => {},
  };
  if (command.isAvailable?.(context) === false) return ['not here'];
  command.run(context);
  return done;
}

const byKeys = (keys: string) =>
  commands.find(({ shortcuts = [] }) => shortcuts.some((one) => keysOf(one, false).join('+') === keys));

describe("the spec's shortcuts", () => {
  it.each([
    ['Ctrl+N', '/campaigns', ['go /command-center']],
    ['Ctrl+T', '/campaigns', ['go /smart-tasks', 'focus task-input']],
    ['Ctrl+Shift+T', '/campaigns', ['go /smart-tasks']],
    ['Ctrl+F', '/smart-tasks', ['focus search-input']],
    ['Ctrl+F', '/campaigns', ['not here']],
    ['Ctrl+/', '/campaigns', ['focus session-search']],
    ['Ctrl+A', '/command-center', ['select all sessions']],
  ])('%s on %s: %j', (keys, path, done) => {
    const command = byKeys(keys);
    expect(command === undefined ? [] : outcomeOf(command, path)).toEqual(done);
  });

  it('rest in fields, but for Escape, which leaves them', () => {
    const inFields = commands.filter((command) => command.inFields === true).map(({ id }) => id);
    expect(inFields).toEqual(['field.leave', 'palette.open']);
    expect(byKeys('Esc')?.id).toBe('field.leave');
  });
});
