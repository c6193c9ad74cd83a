import type { CommandAttempt } from '../../../entities/smart-task/model/use-task-actions.ts';
import { personal, rememberedPerson } from '../../../shared/auth/person-storage.ts';
import type { Routing } from './plan.ts';

type Kept = { uid: string | null; text: string; id?: string };

const newAttempt = (): CommandAttempt => ({ id: crypto.randomUUID(), isRestored: false });

/**
 * What stands in a command box and was not sent: leaving the screen or a reload must not cost it. One for each tab, and
 * for whoever typed it: a tab is not told when its person leaves in another. The words keep the id under which they
 * leave: the page may have died after they did, and before it knew.
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
      return { text: '', attempt: newAttempt() };
    },
    /** Other words are another attempt. */
    write(text: string): CommandAttempt {
      const attempt = newAttempt();
      kept.write({ uid: owner(), text, id: attempt.id });
      return attempt;
    },
    /** What was sent is kept no more; what was typed meanwhile, in another box of the kind, is. */
    sent(words: string): void {
      if (kept.read()?.text.trim() === words.trim()) kept.clear();
    },
  };
}

/** By hand: the hub is drawn without a schema library. */
function asKept(stored: unknown): { success: true; data: Kept } | { success: false } {
  if (typeof stored !== 'object' || stored === null) return { success: false };
  const { uid, text, id } = stored as Partial<Record<keyof Kept, unknown>>;
  if (typeof text !== 'string' || (typeof uid !== 'string' && uid !== null)) return { success: false };
  return { success: true, data: { uid, text, ...(typeof id === 'string' ? { id } : {}) } };
}
