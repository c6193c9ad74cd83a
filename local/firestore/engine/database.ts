import type { Document, DocumentPath } from '../model/document.ts';
import { identicalFields } from '../model/identical-values.ts';
import type { Query } from '../model/query.ts';
import { pathKey, type DatabaseName } from '../model/resource-name.ts';
import { invalidArgument, StatusError } from '../model/status.ts';
import { microsOf, timestampOf, type Micros } from '../model/timestamp.ts';
import type { Timestamp } from '../model/value.ts';
import type { Storage } from '../storage/storage.ts';
import { CommitClock, type WallClock } from './clock.ts';
import { DocumentTable } from './document-table.ts';
import { planQuery, type Entry, type QueryPlan } from './query/plan-query.ts';
import { collectEntries } from './query/run-query.ts';
import type { Transaction } from './transaction/transaction.ts';
import { Transactions } from './transaction/transactions.ts';
import { WatchHub } from './watch/watch-hub.ts';
import { WatchStream, type TargetGuard } from './watch/watch-stream.ts';
import type { WatchEvent } from './watch/watch-event.ts';
import { planCommit, type CommitPlan, type DocumentChange } from './write/plan-commit.ts';
import type { Write, WriteResult } from './write/write.ts';
import { unreachable } from '../model/unreachable.ts';

/** Throws to refuse a commit; called with the states before and after it, at the moment it would be applied. */
export type CommitGuard = (plan: CommitPlan) => void;

type CommitTerms = { guard: CommitGuard; transaction: Transaction | null };

type CommitAttempt =
  { isDone: true; result: CommitResult } | { isDone: false; blockers: ReadonlySet<Transaction> };

export type CommitResult = { commitTime: Timestamp; results: readonly WriteResult[] };

/** The state that is read: now, at a time in the past, or within a transaction (which locks it). */
export type ReadAt =
  { kind: 'now' } | { kind: 'time'; time: Micros } | { kind: 'transaction'; transaction: Transaction };

export type DatabaseOptions = {
  storage: Storage;
  wall: WallClock;
  newTransactionId: () => string;
  /** How long a commit waits for transactions that have read what it changes. Real time, independent of `wall`. */
  lockWaitMs: number;
};

/** One database: its documents, their recent past, transactions and listeners. It is independent of any protocol. */
export class Database {
  readonly name: DatabaseName;
  readonly #options: DatabaseOptions;
  readonly #clock: CommitClock;
  readonly #table: DocumentTable;
  readonly #transactions: Transactions;
  readonly #hub: WatchHub;

  constructor(name: DatabaseName, options: DatabaseOptions) {
    this.name = name;
    this.#options = options;
    const { documents, lastCommit } = options.storage.load(name);
    this.#clock = new CommitClock(options.wall, lastCommit);
    this.#table = new DocumentTable(documents, this.#clock.observe());
    this.#transactions = new Transactions(options.wall, options.newTransactionId);
    this.#hub = new WatchHub(() => this.#clock.observe());
  }

  /** The effective time of a read; everything read with it is one consistent state. */
  readTime(at: ReadAt): Micros {
    switch (at.kind) {
      case 'now':
        return this.#clock.observe();
      case 'time':
        return this.#checkedReadTime(at.time);
      case 'transaction':
        return at.transaction.mode.kind === 'readOnly' ? at.transaction.mode.readTime : this.#clock.observe();
      default:
        return unreachable(at);
    }
  }

  get(path: DocumentPath, at: ReadAt = { kind: 'now' }): Document | null {
    if (at.kind === 'now') return this.#table.get(path);
    if (at.kind === 'transaction') at.transaction.lockDocument(path);
    return this.#table.get(path, this.#stateTime(at));
  }

  plan(query: Query): QueryPlan {
    return planQuery(query, this.name);
  }

  /** All entries of a query in order; the caller applies offset and limit. */
  entries(plan: QueryPlan, at: ReadAt = { kind: 'now' }): Entry[] {
    if (at.kind === 'transaction') at.transaction.lockQuery(plan);
    return collectEntries(plan, this.#table, this.#stateTime(at));
  }

  collectionIds(parent: DocumentPath, at: ReadAt): string[] {
    return [...this.#table.collectionIds(parent, this.#stateTime(at))];
  }

  missingIds(collection: DocumentPath, at: ReadAt): string[] {
    return [...this.#table.missingIds(collection, this.#stateTime(at))];
  }

  allDocuments(): Iterable<Document> {
    return this.#table.all();
  }

  begin(
    mode: { kind: 'readWrite' } | { kind: 'readOnly'; readTime: Micros | null },
    connection: string | null,
  ): Transaction {
    if (mode.kind === 'readWrite') return this.#transactions.begin(mode, connection);
    const readTime = mode.readTime === null ? this.#clock.observe() : this.#checkedReadTime(mode.readTime);
    return this.#transactions.begin({ kind: 'readOnly', readTime }, connection);
  }

  transaction(id: string, connection: string | null): Transaction {
    return this.#transactions.get(id, connection);
  }

  /** To be called when a client's connection is gone. */
  orphan(connection: string): void {
    this.#transactions.orphan(connection);
  }

  rollback(transaction: Transaction): void {
    this.#transactions.end(transaction);
  }

  /** Applies all writes or none. Waits while another transaction holds what they would change. */
  async commit(writes: readonly Write[], terms: CommitTerms): Promise<CommitResult> {
    const { transaction } = terms;
    try {
      if (transaction?.mode.kind === 'readOnly' && writes.length > 0) {
        throw invalidArgument('Cannot modify entities in a read-only transaction.');
      }
      const deadline = performance.now() + this.#options.lockWaitMs;
      let attempt = this.#tryCommit(writes, terms);
      while (!attempt.isDone) {
        await this.#awaitBlockers(attempt.blockers, { transaction, deadline });
        attempt = this.#tryCommit(writes, terms);
      }
      return attempt.result;
    } finally {
      if (transaction) this.#transactions.end(transaction);
    }
  }

  /** Deletes all documents at once, as the emulator's clear does. It ignores locks. */
  clear(): void {
    this.replaceAll([]);
  }

  /**
   * Replaces all documents by these. Changed ones get a new time: clients would ignore a document with an earlier time
   * as outdated. It ignores locks.
   */
  replaceAll(documents: Iterable<Document>): void {
    this.#transactions.endAll();
    const wanted = new Map([...documents].map((document) => [pathKey(document.path), document]));
    const at = this.#clock.tick();
    const changes: DocumentChange[] = [];
    for (const before of this.#table.all()) {
      const document = wanted.get(pathKey(before.path)) ?? null;
      wanted.delete(pathKey(before.path));
      if (!document || !identicalFields(document.fields, before.fields))
        changes.push(changeTo(document, { before, at }));
    }
    for (const document of wanted.values()) changes.push(changeTo(document, { before: null, at }));
    this.#apply(changes, at);
  }

  watch(guard: TargetGuard, emit: (event: WatchEvent) => void): WatchStream {
    return new WatchStream(
      { hub: this.#hub, table: this.#table, guard, now: () => this.#clock.observe() },
      emit,
    );
  }

  /** To be called when the rules have changed: listeners that are no longer allowed end. */
  recheckListeners(): void {
    this.#hub.recheckAll();
  }

  get listenerCount(): number {
    return this.#hub.targetCount;
  }

  close(): void {
    this.#hub.close();
    this.#transactions.endAll();
  }

  /** Plans, asks the guard and applies in one synchronous step, so that no other change comes between. */
  #tryCommit(writes: readonly Write[], { guard, transaction }: CommitTerms): CommitAttempt {
    const plan = planCommit(writes, {
      database: this.name,
      time: timestampOf(this.#clock.tick()),
      read: (path) => this.#table.get(path),
    });
    const blockers = this.#transactions.blockers(plan.changes, transaction);
    if (blockers.size > 0) return { isDone: false, blockers };
    guard(plan);
    if (plan.failure) throw plan.failure;
    this.#apply(plan.changes, microsOf(plan.time));
    return {
      isDone: true,
      result: { commitTime: plan.time, results: plan.writes.map(({ result }) => result) },
    };
  }

  async #awaitBlockers(
    blockers: ReadonlySet<Transaction>,
    { transaction, deadline }: { transaction: Transaction | null; deadline: number },
  ): Promise<void> {
    const leftMs = deadline - performance.now();
    if (leftMs <= 0 || transaction?.isAwaitedBy(blockers)) throw contention();
    if (transaction) transaction.waitingFor = blockers;
    await this.#transactions.nextEnd(leftMs);
    if (transaction) transaction.waitingFor = new Set();
  }

  #apply(changes: readonly DocumentChange[], at: Micros): void {
    if (changes.length === 0) return;
    this.#options.storage.save(this.name, changes, at);
    this.#table.apply(changes, at);
    this.#hub.publish(changes, at);
  }

  #stateTime(at: ReadAt): Micros | undefined {
    if (at.kind === 'time') return at.time;
    if (at.kind === 'transaction' && at.transaction.mode.kind === 'readOnly')
      return at.transaction.mode.readTime;
    return undefined;
  }

  #checkedReadTime(time: Micros): Micros {
    if (time > this.#clock.observe()) throw invalidArgument('read_time must not be in the future.');
    if (time < this.#table.oldestReadable) {
      throw new StatusError('FAILED_PRECONDITION', 'The requested snapshot version is too old.');
    }
    return time;
  }
}

function changeTo(
  document: Document | null,
  { before, at }: { before: Document | null; at: Micros },
): DocumentChange {
  const path = (document ?? before)?.path ?? [];
  return { path, before, after: document && { ...document, updateTime: timestampOf(at) } };
}

function contention(): StatusError {
  return new StatusError('ABORTED', 'Too much contention on these documents. Please try again.');
}
