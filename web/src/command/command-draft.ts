import type { CommandAttempt } from '../actions/run/use-task-actions.ts';
import { personal, rememberedPerson } from '../account/person-storage.ts';
import type { Routing } from './plan.ts';

type Kept = { uid: string | null; text: string; id?: string };

/**
 * What was typed before a sign-in, by box. Signing in clears what this browser stores; these words are of whoever signs
 * in now, in this page.
 */
const typedByNobody = new Map<Routing, string>();

const newAttempt = (): CommandAttempt => ({ id: crypto.randomUUID(), isRestored: false });

/**
 * The unsent text of a command box, kept over a reload or a change of screen. Kept for each tab and for the person who
 * typed it, since a tab does not notice a sign-out in another one. It is kept with its attempt's id, because the page
 * may have closed after sending, before it knew.
 */
export function commandDraft(routing: Routing) {
  const kept = personal(`command-${routing}`, { safeParse: asKept }, { inTab: true });
  const owner = () => rememberedPerson()?.uid ?? null;
  return {
    read(): { text: string; attempt: CommandAttempt } {
      const { uid, text, id } = kept.read() ?? { uid: null, text: '' };
      if (uid === owner())
        return { text, attempt: id === undefined ? newAttempt() : { id, isRestored: true } };
      kept.clear();
      const words = typedByNobody.get(routing) ?? '';
      typedByNobody.delete(routing);
      return { text: words, attempt: words === '' ? newAttempt() : this.write(words) };
    },
    /** Changed words are a new attempt. */
    write(text: string): CommandAttempt {
      const attempt = newAttempt();
      const uid = owner();
      if (uid === null) typedByNobody.set(routing, text);
      kept.write({ uid, text, id: attempt.id });
      return attempt;
    },
    /** Deletes the kept text if it was sent; text typed meanwhile in another such box stays. */
    sent(words: string): void {
      if (kept.read()?.text.trim() === words.trim()) kept.clear();
    },
  };
}

/** Checked by hand: the hub is drawn without a schema library. */
function asKept(stored: unknown): { success: true; data: Kept } | { success: false } {
  if (typeof stored !== 'object' || stored === null) return { success: false };
  const { uid, text, id } = stored as Partial<Record<keyof Kept, unknown>>;
  if (typeof text !== 'string' || (typeof uid !== 'string' && uid !== null)) return { success: false };
  return { success: true, data: { uid, text, ...(typeof id === 'string' ? { id } : {}) } };
}
