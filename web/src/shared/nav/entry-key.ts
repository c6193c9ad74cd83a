import * as z from 'zod/mini';

const entryState = z.object({
  key: z.optional(z.string()),
  usr: z.optional(z.nullable(z.object({ over: z.optional(z.string()) }))),
});

/**
 * The entry of the history: the router gives each a key of its own. What opens over a screen, such as a dialog, is an
 * entry too; it counts as the one below, to which closing it leads back.
 */
export function entryKey(): string {
  const { key, usr } = entryState.safeParse(window.history.state).data ?? {};
  return usr?.over ?? key ?? '';
}

/** Whether the history stands at this very entry. */
export function isAtEntry(key: string): boolean {
  return entryState.safeParse(window.history.state).data?.key === key;
}
