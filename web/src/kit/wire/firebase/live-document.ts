import type * as z from 'zod/mini';
import { kindOf, type LiveQuery } from './live-query.ts';
import { loadFirestore } from './load-firestore.ts';
import { subscribe } from './subscribe.ts';

type Definition<S extends z.ZodMiniType<object>> = {
  name: string;
  /** The document, by person. */
  path: (uid: string) => string;
  /** Fetched together with Firestore. */
  schema: () => Promise<S>;
};

/** One document of a person as a query of at most one item: none while the document is missing or malformed. */
export function liveDocument<S extends z.ZodMiniType<object>>(
  definition: Definition<S>,
): LiveQuery<z.output<S>> {
  const { name, path, schema } = definition;
  return {
    name,
    watch: (uid, changed) =>
      subscribe(
        async (failed) => {
          const [sdk, known] = await Promise.all([loadFirestore(), schema()]);
          return () =>
            sdk.onSnapshot(
              sdk.doc(sdk.db, path(uid)),
              // Only a metadata change tells that the server confirmed the cached document.
              { includeMetadataChanges: true },
              (snapshot) => {
                const result = known.safeParse(snapshot.data({ serverTimestamps: 'estimate' }));
                const items = result.success ? [result.data] : [];
                changed({ is: 'ready', items, fromCache: snapshot.metadata.fromCache });
              },
              (error) => failed(kindOf(error)),
            );
        },
        (failure) => changed({ is: 'failed', failure }),
      ),
  };
}
