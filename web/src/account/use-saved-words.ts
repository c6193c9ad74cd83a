import { mostSaved, type SavedKind } from '@crocodile-hub/core/contract/bounds';
import type { SavedWordsDocument } from '@crocodile-hub/core/contract/documents';
import { paths } from '@crocodile-hub/core/contract/paths';
import { limits } from '@crocodile-hub/core/domain/limits';
import { useMemo } from 'react';
import { useUid } from './person.ts';
import { useLiveQuery } from './use-live-query.ts';
import { useLocale } from '../kit/text/use-locale.ts';
import { useTranslation } from '../kit/text/use-translation.ts';
import { notify } from '../kit/ui/notify.tsx';
import { liveQuery, type WithId } from '../kit/wire/firebase/live-query.ts';
import { loadFirestore } from '../kit/wire/firebase/load-firestore.ts';

export type Saved = WithId<SavedWordsDocument>;

export type SavedWords = {
  /** By name. */
  items: readonly Saved[];
  isFull: boolean;
  /** Adds it, or replaces the one with its id. It shows at once. */
  save: (one: Saved) => void;
  /** With Undo. */
  remove: (one: Saved) => void;
};

const none: readonly Saved[] = [];
const queries = { search: queryOf('search'), template: queryOf('template') };

function queryOf(kind: SavedKind) {
  return liveQuery({
    name: `saved-${kind}`,
    path: paths.savedWords,
    schema: async () => (await import('@crocodile-hub/core/contract/documents')).savedWordsDocument,
    // Twice the limit: two devices may each have saved the last one.
    build: ({ query, where, limit }, all) =>
      query(all, where('kind', '==', kind), limit(2 * mostSaved[kind])),
  });
}

/** The person's saved searches or templates, on every device. Rules inbox.saved.1 and inbox.templates.1. */
export function useSavedWords(kind: SavedKind): SavedWords {
  const { t } = useTranslation(['inbox', 'common']);
  const { locale } = useLocale();
  const uid = useUid();
  const live = useLiveQuery(queries[kind], uid);
  const stored = live.is === 'ready' ? live.items : none;
  const items = useMemo(
    () => stored.toSorted((one, other) => one.name.localeCompare(other.name, locale)),
    [stored, locale],
  );
  const store = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch {
      const action = { label: t('common:tryAgain'), run: () => void store(work) };
      notify.error(t('failedToSaveWords'), { action });
    }
  };
  const save = (one: Saved) => {
    if (uid !== undefined) void store(() => put(uid, one));
  };
  return {
    items,
    isFull: items.length >= mostSaved[kind],
    save,
    remove: (one) => {
      if (uid === undefined) return;
      void store(() => end(uid, one.id));
      const action = { label: t('undo'), run: () => save(one) };
      notify.success(t('savedRemoved', { name: one.name }), { durationMs: limits.toastActionMs, action });
    },
  };
}

async function put(uid: string, { id, ...fields }: Saved): Promise<void> {
  const { db, doc, setDoc } = await loadFirestore();
  await setDoc(doc(db, paths.savedWords(uid), id), fields);
}

async function end(uid: string, id: string): Promise<void> {
  const { db, deleteDoc, doc } = await loadFirestore();
  await deleteDoc(doc(db, paths.savedWords(uid), id));
}
