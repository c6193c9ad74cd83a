import { loadAuth } from './load-auth.ts';
import { loadFirestore } from './load-firestore.ts';

/**
 * Counts a person's documents on the server, without reading them: for each status those that have it, for undefined
 * all. Whoever is only remembered is not asked for: until Firebase knows who is signed in, a count would wait without
 * a token and be refused where that is nobody.
 */
export async function countDocuments(
  uid: string,
  path: string,
  statuses: readonly (string | undefined)[],
): Promise<number[]> {
  const [{ auth }, { db, collection, getCountFromServer, query, where }] = await Promise.all([
    loadAuth(),
    loadFirestore(),
  ]);
  await auth.authStateReady();
  if (auth.currentUser?.uid !== uid)
    throw new Error('Only the documents of whoever is signed in are counted');
  const all = collection(db, path);
  const counts = statuses.map(async (status) => {
    const counted = status === undefined ? all : query(all, where('status', '==', status));
    return (await getCountFromServer(counted)).data().count;
  });
  return await Promise.all(counts);
}
