import { describe, expect, it } from 'vitest';
import { commandFor, commands } from './all-commands.ts';
import type { CommandContext } from './command.ts';
import { keysOf } from './shortcut.ts';

/** The calls that a command makes on its context. */
function outcomeOf(keys: string, path: string): string[] {
  const done: string[] = [];
  const context: CommandContext = {
    path,
    isSignedIn: true,
    mode: 'light',
    language: 'en',
    screen:
      path === '/command-center'
        ? {
            selectAllSessions: () => done.push('select all sessions'),
            newSession: () => done.push('new session here'),
          }
        : {},
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
  const command = commandFor(
    (shortcut) => keysOf(shortcut, false).join('+') === keys,
    ({ id, isAvailable }) => id === 'field.leave' || (isAvailable?.(context) ?? true),
  );
  command?.run(context);
  return done;
}

const byKeys = (keys: string) =>
  commands.find(({ shortcuts = [] }) => shortcuts.some((one) => keysOf(one, false).join('+') === keys));

describe('the shortcuts', () => {
  it.each([
    ['Ctrl+N', '/campaigns', ['go /command-center']],
    ['Ctrl+T', '/campaigns', ['go /smart-tasks', 'focus task-input']],
    ['Ctrl+Shift+T', '/campaigns', ['go /smart-tasks']],
    ['Ctrl+F', '/smart-tasks', ['focus search-input']],
    ['Ctrl+N', '/command-center', ['new session here']],
    ['Ctrl+F', '/campaigns', []],
    ['Ctrl+/', '/campaigns', ['show session search', 'focus session-search']],
    ['Ctrl+A', '/command-center', ['select all sessions']],
  ])('%s on %s: %j', (keys, path, done) => {
    expect(outcomeOf(keys, path)).toEqual(done);
  });

  it('rest in fields, but for Escape, which leaves them', () => {
    const inFields = commands.filter((command) => command.inFields === true).map(({ id }) => id);
    expect(inFields).toEqual(['field.leave', 'palette.open']);
    expect(byKeys('Esc')?.id).toBe('field.leave');
  });
});
