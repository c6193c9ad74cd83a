import { invalidArgument } from '../../model/status.ts';
import type { WallClock } from '../clock.ts';
import type { DocumentChange } from '../write/plan-commit.ts';
import { Transaction, type TransactionMode } from './transaction.ts';

/** Firestore drops a transaction that is idle for 60 s. */
const idleMs = 60_000;

/** How long the transactions of a disconnected client keep their locks: it may reconnect and go on. */
const orphanMs = 2_000;

/** The open transactions of one database. */
export class Transactions {
  readonly #open = new Map<string, Transaction>();
  readonly #waiting = new Set<() => void>();
  readonly #wall: WallClock;
  readonly #newId: () => string;

  constructor(wall: WallClock, newId: () => string) {
    this.#wall = wall;
    this.#newId = newId;
  }

  begin(mode: TransactionMode, connection: string | null): Transaction {
    this.#expire();
    const transaction = new Transaction(this.#newId(), mode, this.#wall());
    transaction.connection = connection;
    this.#open.set(transaction.id, transaction);
    return transaction;
  }

  get(id: string, connection: string | null): Transaction {
    this.#expire();
    const transaction = this.#open.get(id);
    if (!transaction) throw invalidArgument('The referenced transaction has expired or is no longer valid.');
    transaction.lastUsed = this.#wall();
    transaction.connection = connection;
    return transaction;
  }

  /** Releases all locks of a transaction, however it ended. */
  end(transaction: Transaction): void {
    if (this.#open.delete(transaction.id)) this.#wake();
  }

  /** To be called when a connection is gone: a killed client must not block others until its locks expire. */
  orphan(connection: string): void {
    const orphans = [...this.#open.values()].filter((each) => each.connection === connection);
    if (orphans.length === 0) return;
    for (const transaction of orphans) transaction.lastUsed = this.#wall() - idleMs + orphanMs;
    setTimeout(() => {
      this.#expire();
      this.#wake();
    }, orphanMs + 1).unref();
  }

  endAll(): void {
    this.#open.clear();
    this.#wake();
  }

  /** Transactions that would be disturbed by these changes, other than the one that makes them. */
  blockers(changes: readonly DocumentChange[], own: Transaction | null): Set<Transaction> {
    this.#expire();
    const others = [...this.#open.values()].filter(
      (other) => other !== own && other.mode.kind === 'readWrite',
    );
    return new Set(others.filter((other) => other.isDisturbedBy(changes)));
  }

  /** Resolves when any transaction has ended, or after this time. */
  async nextEnd(withinMs: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, withinMs);
      this.#waiting.add(done);
    });
  }

  #wake(): void {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const done of waiting) done();
  }

  #expire(): void {
    const oldest = this.#wall() - idleMs;
    for (const transaction of this.#open.values()) {
      if (transaction.lastUsed < oldest && transaction.waitingFor.size === 0)
        this.#open.delete(transaction.id);
    }
  }
}
