import type { KeyboardEvent as KeyOfReact } from 'react';
import type { Shortcut } from './registry.ts';

/** The keys that lead to a search field, which shows them. */
export const taskSearchKey: Shortcut = { key: 'f', mod: true };
export const sessionSearchKey: Shortcut = { key: '/', mod: true };

/** The keys as one reads them: Ctrl, Shift, T. */
export function keysOf(shortcut: Shortcut, isMac: boolean): string[] {
  const words = isMac ? { mod: '⌘', alt: '⌥', shift: '⇧' } : { mod: 'Ctrl', alt: 'Alt', shift: 'Shift' };
  const modifiers = (['mod', 'alt', 'shift'] as const).filter((name) => shortcut[name] === true);
  return [...modifiers.map((name) => words[name]), nameOf(shortcut.key)];
}

export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

function nameOf(key: string): string {
  const named: Partial<Record<string, string>> = { escape: 'Esc', arrowdown: '↓', arrowup: '↑' };
  return named[key] ?? (/^[a-z]$/.test(key) ? key.toUpperCase() : key);
}

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'altKey'>;

/**
 * The letter or sign that a key types, in lower case; where it types none of ASCII, the letter of its place: on a Hebrew
 * layout the key N types מ. With Alt, a Mac types signs of all kinds instead of letters.
 */
export function letterOf({ key, code, altKey }: Pressed): string {
  const isTyped = altKey ? /^[a-z]$/i.test(key) : /^[ -~]$/.test(key);
  const place = /^Key([A-Z])$/.exec(code)?.[1];
  return (isTyped ? key : (place ?? key)).toLowerCase();
}

/** Runs it when Ctrl or Command and Enter are pressed. A key that is held down counts once. */
export function onCtrlEnter(event: KeyOfReact, run: () => void): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
  event.preventDefault();
  if (!event.repeat) run();
}
