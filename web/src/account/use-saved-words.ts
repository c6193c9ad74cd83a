import { mostSaved, type SavedKind } from '@crocodile-hub/core/contract/bounds';
import type { SavedWordsDocument } from '@crocodile-hub/core/contract/documents';
import { paths } from '@crocodile-hub/core/contract/paths';
import { useMemo } from 'react';
import { useUid } from './person.ts';
import { useLiveQuery } from './use-live-query.ts';
import { useLocale } from '../kit/text/use-locale.ts';
import { liveQuery, type WithId } from '../kit/wire/firebase/live-query.ts';

type Stored = WithId<SavedWordsDocument>;
/** What was saved, by its kind: by default what a person names. */
export type Saved<K extends SavedKind = 'search' | 'template'> = Stored & { kind: K };

const none: readonly Stored[] = [];
const queries = {
  search: queryOf('search'),
  template: queryOf('template'),
  pictures: queryOf('pictures'),
  admitted: queryOf('admitted'),
};

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

/**
 * The person's saved searches, templates, senders whose pictures are shown, or who were let in, on every device, by name.
 * Rules inbox.saved.1, inbox.templates.1, inbox.html.6 and inbox.newcomers.1.
 */
export function useSavedWords<K extends SavedKind>(kind: K): readonly Saved<K>[] {
  const { locale } = useLocale();
  const live = useLiveQuery(queries[kind], useUid());
  const stored = live.is === 'ready' ? live.items : none;
  return useMemo(
    () =>
      stored
        .filter((one): one is Saved<K> => one.kind === kind)
        .toSorted((one, other) => one.name.localeCompare(other.name, locale)),
    [stored, kind, locale],
  );
}
