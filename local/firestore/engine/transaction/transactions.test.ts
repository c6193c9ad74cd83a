import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aDatabase, aQuery, commit, setWrite, where } from '../../testing/test-database.ts';
import { fieldsOf } from '../../transfer/plain-values.ts';
import type { Database } from '../database.ts';
import type { Transaction } from './transaction.ts';

const allow = { guard: () => undefined };

function read(database: Database, path: string): Transaction {
  const transaction = database.begin({ kind: 'readWrite' }, 'client');
  database.get(path.split('/'), { kind: 'transaction', transaction });
  return transaction;
}

async function settled(promise: Promise<unknown>): Promise<boolean> {
  const late = Symbol('late');
  const first = await Promise.race([
    promise.then(() => true),
    vi.advanceTimersByTimeAsync(0).then(() => late),
  ]);
  return first !== late;
}

describe('transactions of server clients', () => {
  let database: Database;

  beforeEach(async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
    database = aDatabase({ clock: { now: () => Date.now() }, lockWaitMs: 20_000 });
    await commit(database, setWrite('rooms/a', { n: 1 }), setWrite('rooms/b', { n: 1 }));
  });

  afterEach(() => {
    database.close();
    vi.useRealTimers();
  });

  it('hold up others that would change what they read, until they end', async () => {
    const transaction = read(database, 'rooms/a');
    const other = commit(database, setWrite('rooms/a', { n: 9 }));
    expect(await settled(other)).toBe(false);

    await database.commit([setWrite('rooms/a', { n: 2 })], { ...allow, transaction });
    await other;
    expect(database.get(['rooms', 'a'])?.fields).toEqual(fieldsOf({ n: 9 }));
  });

  it('hold up a document that would newly match a query they ran, and no other', async () => {
    const transaction = database.begin({ kind: 'readWrite' }, 'client');
    const plan = database.plan(aQuery('rooms', { where: where('n', 'GREATER_THAN', 5) }));
    database.entries(plan, { kind: 'transaction', transaction });

    await commit(database, setWrite('rooms/c', { n: 3 }));
    const matching = commit(database, setWrite('rooms/d', { n: 7 }));
    expect(await settled(matching)).toBe(false);
    database.rollback(transaction);
    await matching;
  });

  it('that wait for each other lose one of them at once', async () => {
    const first = read(database, 'rooms/a');
    const second = read(database, 'rooms/a');
    const winning = database.commit([setWrite('rooms/a', { n: 2 })], { ...allow, transaction: first });
    const losing = database.commit([setWrite('rooms/a', { n: 3 })], { ...allow, transaction: second });
    await expect(losing).rejects.toMatchObject({ code: 'ABORTED' });
    await winning;
    expect(database.get(['rooms', 'a'])?.fields).toEqual(fieldsOf({ n: 2 }));
  });

  it('do not disturb each other on different documents', async () => {
    const [first, second] = [read(database, 'rooms/a'), read(database, 'rooms/b')];
    await database.commit([setWrite('rooms/b', { n: 2 })], { ...allow, transaction: second });
    await database.commit([setWrite('rooms/a', { n: 2 })], { ...allow, transaction: first });
  });

  it('make others give up after the longest wait', async () => {
    read(database, 'rooms/a');
    const other = commit(database, setWrite('rooms/a', { n: 9 }));
    const refusal = expect(other).rejects.toMatchObject({ code: 'ABORTED' });
    await vi.advanceTimersByTimeAsync(20_001);
    await refusal;
  });

  it('let go when their client is gone', async () => {
    read(database, 'rooms/a');
    const other = commit(database, setWrite('rooms/a', { n: 9 }));
    database.orphan('client');
    await vi.advanceTimersByTimeAsync(2_500);
    await other;
  });

  it('expire when nobody uses them for a minute', async () => {
    const transaction = read(database, 'rooms/a');
    await vi.advanceTimersByTimeAsync(60_001);
    expect(() => database.transaction(transaction.id, 'client')).toThrow('expired');
    await commit(database, setWrite('rooms/a', { n: 9 }));
  });

  it('can be read-only at one time, without holding up anyone', async () => {
    const transaction = database.begin({ kind: 'readOnly', readTime: null }, 'client');
    await commit(database, setWrite('rooms/a', { n: 5 }));
    expect(database.get(['rooms', 'a'], { kind: 'transaction', transaction })?.fields).toEqual(
      fieldsOf({ n: 1 }),
    );
    const writing = database.commit([setWrite('rooms/a', {})], { ...allow, transaction });
    await expect(writing).rejects.toThrow('read-only');
  });
});
