import type { Shortcut } from './registry.ts';

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
