/**
 * The entry of the history: the router gives each a key of its own. What opens over a screen, such as a dialog, is an
 * entry too; it counts as the one below, to which closing it leads back.
 */
export function entryKey(): string {
  const state: unknown = window.history.state;
  return textOf(fieldOf(fieldOf(state, 'usr'), 'over')) ?? textOf(fieldOf(state, 'key')) ?? '';
}

/** Whether the history is at this very entry. */
export function isAtEntry(key: string): boolean {
  return fieldOf(window.history.state, 'key') === key;
}

/** By hand: no schema library in what a first load fetches. */
function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
