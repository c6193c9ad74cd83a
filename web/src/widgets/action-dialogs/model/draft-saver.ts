/** Of words that were tried: whether they are saved. `none`: there is nothing to keep, and nothing kept. */
type DraftStatus = 'none' | 'saved' | 'failed';

type DraftSaverOptions<W> = {
  /** What the draft holds already; null where there is none. */
  first: W | null;
  quietMs: number;
  /** Both resolve to whether it is done. */
  save: (words: W) => Promise<boolean>;
  remove: () => Promise<boolean>;
  /** `of` names the words: `wordsKey`. */
  onStatus: (status: DraftStatus, of: string) => void;
};

export type DraftSaver<W> = {
  /** What stands in the form now; null for nothing. It is saved once nothing is typed for a moment. */
  note: (words: W | null) => void;
  /** Saves at once. Resolves to whether what stands in the form is kept. */
  flush: () => Promise<boolean>;
  /** Saves nothing from now on, and waits for what is on its way. */
  settle: () => Promise<void>;
  /** Saves again, where there is anything to save. */
  resume: () => void;
  /** Takes the draft away. Resolves to whether it is gone. */
  discard: () => Promise<boolean>;
  /** The form is closed or sent: nothing is saved any more. */
  end: () => void;
};

export const wordsKey = (words: unknown): string => JSON.stringify(words);

/** Keeps the draft of one form up to date, one save after the other: no earlier one may come last. Rule inbox.drafts.1. */
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
      // Told again, as a screen that is drawn again does it, they are typed no later.
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
