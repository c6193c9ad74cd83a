import { describe, expect, it } from 'vitest';
import { newSessionKeys } from './all-commands.ts';
import { inReach, isPressed, keysOf } from './shortcut.ts';

const press = (
  key: string,
  code: string,
  held: Partial<Record<'ctrl' | 'meta' | 'alt' | 'shift', true>> = {},
) => ({
  key,
  code,
  ctrlKey: held.ctrl === true,
  metaKey: held.meta === true,
  altKey: held.alt === true,
  shiftKey: held.shift === true,
});

describe('a shortcut', () => {
  it('is the same key on a Hebrew layout', () => {
    expect(isPressed({ key: 'n', mod: true }, press('מ', 'KeyN', { ctrl: true }))).toBe(true);
  });

  it('takes Command for Ctrl', () => {
    expect(isPressed({ key: 'k', mod: true }, press('k', 'KeyK', { meta: true }))).toBe(true);
  });

  it('tells Ctrl+T from Ctrl+Shift+T', () => {
    const withShift = press('T', 'KeyT', { ctrl: true, shift: true });
    expect(isPressed({ key: 't', mod: true }, withShift)).toBe(false);
    expect(isPressed({ key: 't', mod: true, shift: true }, withShift)).toBe(true);
  });

  it('needs its modifier', () => {
    expect(isPressed({ key: 'n', mod: true }, press('n', 'KeyN'))).toBe(false);
    expect(isPressed({ key: 'n', alt: true }, press('n', 'KeyN', { ctrl: true, alt: true }))).toBe(false);
  });

  it('knows a sign however the layout types it', () => {
    expect(isPressed({ key: '?' }, press('?', 'Slash', { shift: true }))).toBe(true);
    expect(isPressed({ key: '?' }, press('?', 'Minus', { shift: true }))).toBe(true);
  });

  it('is written as the platform writes it', () => {
    expect(keysOf({ key: 't', mod: true, shift: true }, false)).toEqual(['Ctrl', 'Shift', 'T']);
    expect(keysOf({ key: 'n', alt: true }, true)).toEqual(['⌥', 'N']);
  });
});

describe('of several shortcuts', () => {
  it.each([
    ['a browser', { isInstalled: false }, ['Alt', 'N']],
    ['a window of its own', { isInstalled: true }, ['Ctrl', 'N']],
  ])('the one that works in %s is shown', (_, where, keys) => {
    const shown = inReach(newSessionKeys, where);
    expect(shown && keysOf(shown, false)).toEqual(keys);
  });
});
