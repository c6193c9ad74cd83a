import { pathKey } from '../../model/resource-name.ts';
import { asStatusError, invalidArgument, statusNumbers } from '../../model/status.ts';
import { writeTimestamp } from '../codec/timestamp.ts';
import { readWrite, writeWriteResult } from '../codec/write.ts';
import type { WireStatus, WireTransactionOptions, WireWrite, WireWriteResult } from '../wire.ts';
import { databaseTarget, type Call } from './call.ts';
import { beginTransaction as begin, transactionOf, transactionToken } from './read-consistency.ts';

type CommitRequest = {
  database?: string | null;
  writes?: readonly WireWrite[] | null;
  transaction?: Uint8Array | null;
};

export async function commit(call: Call, request: CommitRequest): Promise<object> {
  const { database, access } = databaseTarget(call, request.database);
  const hasTransaction = request.transaction && request.transaction.length > 0;
  const transaction =
    hasTransaction && request.transaction
      ? transactionOf(database, request.transaction, call.connection)
      : null;
  const writes = (request.writes ?? []).map((write) => readWrite(write, database.name));
  const { commitTime, results } = await database.commit(writes, { guard: access.commitGuard, transaction });
  return { writeResults: results.map(writeWriteResult), commitTime: writeTimestamp(commitTime) };
}

type BatchWriteRequest = { database?: string | null; writes?: readonly WireWrite[] | null };

/** Each write by itself: some may fail while others succeed. */
export async function batchWrite(call: Call, request: BatchWriteRequest): Promise<object> {
  const { database, access } = databaseTarget(call, request.database);
  const writes = (request.writes ?? []).map((write) => readWrite(write, database.name));
  if (new Set(writes.map(({ path }) => pathKey(path))).size < writes.length) {
    throw invalidArgument('Cannot write to the same document multiple times in a single BatchWrite request.');
  }
  const outcomes = await Promise.all(
    writes.map(async (write): Promise<{ result: WireWriteResult; status: WireStatus }> => {
      try {
        const { results } = await database.commit([write], { guard: access.commitGuard, transaction: null });
        return { result: results[0] ? writeWriteResult(results[0]) : {}, status: {} };
      } catch (thrown) {
        const error = asStatusError(thrown);
        call.backend.reportInternal(error);
        const { code, message } = error;
        return { result: {}, status: { code: statusNumbers[code], message } };
      }
    }),
  );
  return { writeResults: outcomes.map(({ result }) => result), status: outcomes.map(({ status }) => status) };
}

type BeginTransactionRequest = { database?: string | null; options?: WireTransactionOptions | null };

export function beginTransaction(call: Call, request: BeginTransactionRequest): object {
  const { database } = databaseTarget(call, request.database);
  return { transaction: transactionToken(begin(database, request.options, call.connection)) };
}

type RollbackRequest = { database?: string | null; transaction?: Uint8Array | null };

export function rollback(call: Call, request: RollbackRequest): object {
  const { database } = databaseTarget(call, request.database);
  database.rollback(transactionOf(database, request.transaction ?? new Uint8Array(), call.connection));
  return {};
}
