import { letterOf } from '../../kit/nav/keys.ts';
import type { Shortcut } from '../../kit/nav/registry.ts';

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

export function isPressed(shortcut: Shortcut, pressed: Pressed): boolean {
  if ((pressed.ctrlKey || pressed.metaKey) !== (shortcut.mod === true)) return false;
  if (pressed.altKey !== (shortcut.alt === true)) return false;
  // Whether a sign needs Shift depends on the layout, so Shift is compared for letters only.
  if (isLetter(shortcut.key) && pressed.shiftKey !== (shortcut.shift === true)) return false;
  return letterOf(pressed) === shortcut.key || isSlashInHebrew(shortcut, pressed);
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

/** A Hebrew layout types a full stop in the place of the slash. */
function isSlashInHebrew({ key, mod }: Shortcut, pressed: Pressed): boolean {
  return key === '/' && mod === true && pressed.code === 'Slash' && pressed.key === '.';
}
