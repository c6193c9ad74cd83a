/** Whether certain words are saved. `none`: there is nothing to save and nothing stored. */
type DraftStatus = 'none' | 'saved' | 'failed';

type DraftSaverOptions<W> = {
  /** The words in the draft at first; null without a draft. */
  first: W | null;
  quietMs: number;
  /** Both resolve to whether they succeeded. */
  save: (words: W) => Promise<boolean>;
  remove: () => Promise<boolean>;
  /** `of` is the `wordsKey` of the words. */
  onStatus: (status: DraftStatus, of: string) => void;
};

export type DraftSaver<W> = {
  /** Notes the form's words; null for an empty form. They are saved after a short pause in typing. */
  note: (words: W | null) => void;
  /** Saves at once. Resolves to whether the form's words are stored. */
  flush: () => Promise<boolean>;
  /** Stops saving, and waits for the running save. */
  settle: () => Promise<void>;
  /** Saves again, if there is something to save. */
  resume: () => void;
  /** Deletes the draft. Resolves to whether it is deleted. */
  discard: () => Promise<boolean>;
  /** The form is closed or sent: saving ends for good. */
  end: () => void;
};

export const wordsKey = (words: unknown): string => JSON.stringify(words);

/**
 * Keeps a form's draft up to date, one save after the other, so that an older one never arrives last. Rule
 * inbox.drafts.1.
 */
export function draftSaver<W>({
  first,
  quietMs,
  save,
  remove,
  onStatus,
}: DraftSaverOptions<W>): DraftSaver<W> {
  let wanted = first;
  let held = wordsKey(first);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let isOver = false;

  const isUpToDate = () => wordsKey(wanted) === held;

  async function step(): Promise<void> {
    if (isOver || isUpToDate()) return;
    const words = wanted;
    const of = wordsKey(words);
    const isDone = words === null ? await remove() : await save(words);
    if (isDone) held = of;
    onStatus(statusOf(words, isDone), of);
  }

  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    const saving = running.then(step);
    running = saving;
    await saving;
    return isUpToDate();
  }

  async function settle(): Promise<void> {
    clearTimeout(timer);
    await running;
  }

  function resume(): void {
    clearTimeout(timer);
    if (!isOver && !isUpToDate()) timer = setTimeout(() => void flush(), quietMs);
  }

  return {
    note(words) {
      // Unchanged words, as after another drawing, must not restart the timer.
      if (wordsKey(words) === wordsKey(wanted)) return;
      wanted = words;
      resume();
    },
    resume,
    flush,
    settle,
    async discard() {
      await settle();
      return remove();
    },
    end() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}

function statusOf(words: unknown, isDone: boolean): DraftStatus {
  if (!isDone) return 'failed';
  return words === null ? 'none' : 'saved';
}
