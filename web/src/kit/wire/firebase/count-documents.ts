import { loadAuth } from './load-auth.ts';
import { loadFirestore } from './load-firestore.ts';

/** Fields and the value that each must have. Without fields every document counts. */
type Having = Readonly<Record<string, string>>;

/**
 * Counts a person's documents on the server, without reading them: for each condition those that fulfil it. It is not
 * asked on behalf of somebody who is only remembered: until Firebase knows who is signed in, a count would go without a
 * token, and be refused.
 */
export async function countDocuments(
  uid: string,
  path: string,
  conditions: readonly Having[],
): Promise<number[]> {
  const [{ auth }, { db, collection, getCountFromServer, query, where }] = await Promise.all([
    loadAuth(),
    loadFirestore(),
  ]);
  await auth.authStateReady();
  if (auth.currentUser?.uid !== uid)
    throw new Error('Only the documents of whoever is signed in are counted');
  const all = collection(db, path);
  const counts = conditions.map(async (having) => {
    const fields = Object.entries(having).map(([field, value]) => where(field, '==', value));
    return (await getCountFromServer(query(all, ...fields))).data().count;
  });
  return await Promise.all(counts);
}
