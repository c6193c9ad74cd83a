import { mostSaved, type SavedKind } from '@crocodile-hub/core/contract/bounds';
import type { SavedWordsDocument } from '@crocodile-hub/core/contract/documents';
import { paths } from '@crocodile-hub/core/contract/paths';
import { useMemo } from 'react';
import { useUid } from './person.ts';
import { useLiveQuery } from './use-live-query.ts';
import { useLocale } from '../kit/text/use-locale.ts';
import { liveQuery, type WithId } from '../kit/wire/firebase/live-query.ts';

export type Saved = WithId<SavedWordsDocument>;

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

/** The person's saved searches or templates, on every device, by name. Rules inbox.saved.1 and inbox.templates.1. */
export function useSavedWords(kind: SavedKind): readonly Saved[] {
  const { locale } = useLocale();
  const live = useLiveQuery(queries[kind], useUid());
  const stored = live.is === 'ready' ? live.items : none;
  return useMemo(
    () => stored.toSorted((one, other) => one.name.localeCompare(other.name, locale)),
    [stored, locale],
  );
}
