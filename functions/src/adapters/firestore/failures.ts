import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';

const count = z.int();

/** How often it failed so far, even if the rest of the document cannot be read. */
export function failuresOf(snapshot: DocumentSnapshot): number {
  return count.safeParse(snapshot.get('failures')).data ?? 0;
}
