import { describe, expect, it } from 'vitest';
import { newSessionKeys } from './all-commands.ts';
import { keysOf } from '../../kit/nav/keys.ts';
import { inReach, isPressed } from './shortcut.ts';

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

  it.each([
    ['the slash', { key: '/', mod: true }, press('.', 'Slash', { ctrl: true })],
    [
      'a letter with Shift',
      { key: 't', alt: true, shift: true },
      press('א', 'KeyT', { alt: true, shift: true }),
    ],
    ['a key alone', { key: 'e' }, press('ק', 'KeyE')],
  ] as const)('finds %s in its place on a Hebrew layout', (_, shortcut, pressed) => {
    expect(isPressed(shortcut, pressed)).toBe(true);
  });

  it.each([
    ['AZERTY', 'a', press('q', 'KeyA')],
    ['AZERTY', 'z', press('w', 'KeyZ')],
    ['QWERTZ', 'z', press('y', 'KeyZ')],
    ['Dvorak', 'f', press('u', 'KeyF')],
    ['Dvorak', 'e', press('.', 'KeyE')],
  ])('goes by the letter, not by its place, on a Latin layout: %s, %s', (_, key, elsewhere) => {
    expect(isPressed({ key }, elsewhere)).toBe(false);
    expect(isPressed({ key }, press(key, 'KeyM'))).toBe(true);
  });

  it('leaves the key that zooms out on a German layout', () => {
    expect(isPressed({ key: '/', mod: true }, press('-', 'Slash', { ctrl: true }))).toBe(false);
  });

  it.each(['Dead', '˜', '~'])('is found in its place where Alt makes a sign of it: %s', (typed) => {
    expect(isPressed({ key: 'n', alt: true }, press(typed, 'KeyN', { alt: true }))).toBe(true);
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
