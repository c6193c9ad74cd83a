import type { Database, ReadAt } from '../../engine/database.ts';
import type { Transaction } from '../../engine/transaction/transaction.ts';
import { readMicros } from '../codec/timestamp.ts';
import type { WireConsistency, WireTransactionOptions } from '../wire.ts';
import type { Call } from './call.ts';

/** The state that a request reads, and the transaction that began with this read. */
export type Consistency = { at: ReadAt; begun: Transaction | null };

export function readConsistency(
  wire: WireConsistency,
  database: Database,
  { connection }: Call,
): Consistency {
  if (wire.newTransaction) {
    const transaction = beginTransaction(database, wire.newTransaction, connection);
    return { at: { kind: 'transaction', transaction }, begun: transaction };
  }
  if (wire.transaction && wire.transaction.length > 0) {
    return {
      at: { kind: 'transaction', transaction: transactionOf(database, wire.transaction, connection) },
      begun: null,
    };
  }
  if (wire.readTime) return { at: { kind: 'time', time: readMicros(wire.readTime) }, begun: null };
  return { at: { kind: 'now' }, begun: null };
}

export function beginTransaction(
  database: Database,
  options: WireTransactionOptions | null | undefined,
  connection: string | null,
): Transaction {
  if (!options?.readOnly) return database.begin({ kind: 'readWrite' }, connection);
  const { readTime } = options.readOnly;
  return database.begin({ kind: 'readOnly', readTime: readTime ? readMicros(readTime) : null }, connection);
}

export function transactionOf(database: Database, token: Uint8Array, connection: string | null): Transaction {
  return database.transaction(Buffer.from(token).toString('utf8'), connection);
}

export function transactionToken(transaction: Transaction): Uint8Array {
  return Buffer.from(transaction.id, 'utf8');
}
