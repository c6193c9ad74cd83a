import { personal, rememberedPerson } from '../../../shared/auth/person-storage.ts';
import type { Routing } from './plan.ts';

type Kept = { uid: string | null; text: string };

/**
 * What stands in a command box and was not sent: leaving the screen or a reload must not cost it. One for each tab, and
 * for whoever typed it: a tab is not told when its person leaves in another.
 */
export function commandDraft(routing: Routing) {
  const kept = personal(`command-${routing}`, { safeParse: asKept }, { inTab: true });
  const owner = () => rememberedPerson()?.uid ?? null;
  return {
    read(): string {
      const { uid, text } = kept.read() ?? { uid: null, text: '' };
      if (uid === owner()) return text;
      kept.clear();
      return '';
    },
    write: (text: string) => kept.write({ uid: owner(), text }),
    /** What was sent is kept no more; what was typed meanwhile, in another box of the kind, is. */
    sent(words: string): void {
      if (kept.read()?.text.trim() === words.trim()) kept.clear();
    },
  };
}

/** By hand: the hub is drawn without a schema library. */
function asKept(stored: unknown): { success: true; data: Kept } | { success: false } {
  if (typeof stored !== 'object' || stored === null) return { success: false };
  const { uid, text } = stored as Partial<Record<keyof Kept, unknown>>;
  if (typeof text !== 'string' || (typeof uid !== 'string' && uid !== null)) return { success: false };
  return { success: true, data: { uid, text } };
}
