import type { Shortcut } from '../../kit/nav/registry.ts';

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * Whether the pressed keys are the shortcut's. A letter matches by its place on the keyboard too: on a Hebrew layout
 * the key N types מ, and with Alt on a Mac it types a dead key.
 */
export function isPressed(shortcut: Shortcut, pressed: Pressed): boolean {
  if ((pressed.ctrlKey || pressed.metaKey) !== (shortcut.mod === true)) return false;
  if (pressed.altKey !== (shortcut.alt === true)) return false;
  // Whether a sign needs Shift depends on the layout, so Shift is compared for letters only.
  if (isLetter(shortcut.key) && pressed.shiftKey !== (shortcut.shift === true)) return false;
  return pressed.key.toLowerCase() === shortcut.key || pressed.code === codeOf(shortcut);
}

/** The keys as one reads them: Ctrl, Shift, T. */
export function keysOf(shortcut: Shortcut, isMac: boolean): string[] {
  const words = isMac ? { mod: '⌘', alt: '⌥', shift: '⇧' } : { mod: 'Ctrl', alt: 'Alt', shift: 'Shift' };
  const modifiers = (['mod', 'alt', 'shift'] as const).filter((name) => shortcut[name] === true);
  return [...modifiers.map((name) => words[name]), nameOf(shortcut.key)];
}

/** Browsers use these keys for windows and tabs, and leave them to installed apps only. */
const keptByBrowsers = ['n', 't'];

/** The first of the shortcuts that works in this browser. */
export function inReach(
  shortcuts: readonly Shortcut[],
  { isInstalled }: { isInstalled: boolean },
): Shortcut | undefined {
  return shortcuts.find(({ key, mod }) => isInstalled || mod !== true || !keptByBrowsers.includes(key));
}

function isLetter(key: string): boolean {
  return /^[a-z]$/.test(key);
}

function codeOf({ key, mod }: Shortcut): string | undefined {
  if (isLetter(key)) return `Key${key.toUpperCase()}`;
  return key === '/' && mod === true ? 'Slash' : undefined;
}

function nameOf(key: string): string {
  const named: Partial<Record<string, string>> = { escape: 'Esc', arrowdown: '↓', arrowup: '↑' };
  return named[key] ?? (isLetter(key) ? key.toUpperCase() : key);
}
