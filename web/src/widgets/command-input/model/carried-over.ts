import type { Intent } from '@crocodile-hub/core/language/reading';
import type { Proposed, Slots } from './draft.ts';

/**
 * Where what one notes for oneself keeps its subject and its time. What goes to other people takes nothing along: the
 * words of a reminder are no message.
 */
const places: Partial<Record<Intent, { subject: string; time: string }>> = {
  create_event: { subject: 'title', time: 'startTime' },
  reminder: { subject: 'task', time: 'reminderTime' },
  create_task: { subject: 'title', time: 'due' },
};

/** What the words said under their own intent, for one that they were not read as. */
export function carriedOver(read: Proposed, wanted: Intent): Slots {
  const from = places[read.intent];
  const to = places[wanted];
  if (from === undefined || to === undefined) return {};
  return { [to.subject]: read.slots[from.subject] ?? null, [to.time]: read.slots[from.time] ?? null };
}
