import { type FirestoreSdk, loadFirestore } from './load-firestore.ts';

export type Transaction = Parameters<Parameters<FirestoreSdk['runTransaction']>[1]>[0];

/**
 * Runs a Firestore transaction. Its work calls `leave` when there is nothing to write. Otherwise the SDK would commit
 * what was only read, and Firestore would refuse that (400) when the server has changed it meanwhile: the console shows
 * an error, and the work waits for a second try.
 */
export async function transact<T>(
  work: (transaction: Transaction, leave: (result: T) => never) => Promise<T>,
): Promise<T> {
  const { db, runTransaction } = await loadFirestore();
  const leave = (result: T): never => {
    throw new Left(result);
  };
  return runTransaction(db, (transaction) => work(transaction, leave)).catch((error: unknown) => {
    // Only `leave` of this call throws it, with a result of this type.
    if (error instanceof Left) return error.result as T;
    throw error;
  });
}

class Left extends Error {
  readonly result: unknown;

  constructor(result: unknown) {
    super('There is nothing to write.');
    this.result = result;
  }
}
