import { useState, useSyncExternalStore } from 'react';
import { personal, rememberedPerson } from './person-storage.ts';
import { createStore } from '../kit/state/store.ts';

/** Names that are being edited, by place; kept for this tab and person (as in command-draft.ts). */
type Names = Readonly<Record<string, string>>;
type Kept = { uid: string | null; names: Names };

const kept = personal('renames', { safeParse: asKept }, { inTab: true });
const owner = () => rememberedPerson()?.uid ?? null;
const readNames = (): Names => {
  const { uid, names } = kept.read() ?? { uid: null, names: {} };
  return uid === owner() ? names : {};
};
const drafts = createStore(readNames());

export type Rename = {
  /** The field's text; undefined while no name is edited here. */
  typed: string | undefined;
  /** Just started: the field may take the focus. */
  isFresh: boolean;
  start: () => void;
  type: (text: string) => void;
  cancel: () => void;
  /** Closes the field and saves. If that fails, it opens again with its words. */
  done: () => void;
};

/**
 * Edits a name in its own place. The typed text survives a reload, the removal of its row, and a failed save; only
 * Escape drops it.
 * @param place one field in one list, such as `projects/{id}`
 * @param save resolves to whether it succeeded
 */
export function useRename(place: string, before: string, save: (typed: string) => Promise<boolean>): Rename {
  const typed = useSyncExternalStore(drafts.subscribe, () => drafts.get()[place]);
  const [isFresh, setFresh] = useState(false);
  return {
    typed,
    isFresh,
    start: () => {
      setFresh(true);
      change(place, before);
    },
    type: (text) => change(place, text),
    cancel: () => change(place, undefined),
    done: () => {
      // A removed field loses its focus too; by then editing may be over.
      const said = drafts.get()[place];
      if (said === undefined) return;
      setFresh(false);
      change(place, undefined);
      void save(said).then((isSaved) => {
        // If the person has begun to edit again, that text stays.
        if (!isSaved && drafts.get()[place] === undefined) change(place, said);
      });
    },
  };
}

function change(place: string, text: string | undefined): void {
  const { [place]: _, ...others } = drafts.get();
  const names = text === undefined ? others : { ...others, [place]: text };
  kept.write({ uid: owner(), names });
  drafts.set(names);
}

/** By hand: the frame is drawn without a schema library. */
function asKept(stored: unknown): { success: true; data: Kept } | { success: false } {
  if (typeof stored !== 'object' || stored === null) return { success: false };
  const { uid, names } = stored as Partial<Record<keyof Kept, unknown>>;
  if (typeof uid !== 'string' && uid !== null) return { success: false };
  if (typeof names !== 'object' || names === null) return { success: false };
  return { success: true, data: { uid, names: names as Names } };
}
