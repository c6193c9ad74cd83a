/**
 * The entry of the history: each has a key of its own (place.tsx). What opens over a screen, such as a dialog, is an
 * entry too; it counts as the one below, to which closing it leads back.
 */
export function entryKey(): string {
  const state: unknown = window.history.state;
  return textOf(fieldOf(state, 'over')) ?? textOf(fieldOf(state, 'key')) ?? '';
}

/** The key of the very entry at which the history is, and what was opened by it. Both survive a reload. */
export function entryHere(): { key: string; opens: readonly string[] } {
  const state: unknown = window.history.state;
  return { key: textOf(fieldOf(state, 'key')) ?? '', opens: openedBy(state) };
}

/** The parameters that were opened by an entry with this state. */
export function openedBy(state: unknown): readonly string[] {
  const opens = fieldOf(state, 'opens');
  return Array.isArray(opens) ? opens.map(String) : [];
}

/** By hand: no schema library in what a first load fetches. */
function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
