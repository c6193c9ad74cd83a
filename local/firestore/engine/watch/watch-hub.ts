import type { Micros } from '../../model/timestamp.ts';
import type { DocumentChange } from '../write/plan-commit.ts';
import { scopesOfDocument, type TargetSpec } from './target.ts';
import type { View } from './view.ts';

/** Receives commits: the stream of one client. */
export interface Follower {
  deliver(targets: Iterable<LiveTarget>, changes: readonly DocumentChange[], readTime: Micros): void;
  recheck(targets: Iterable<LiveTarget>): void;
  recheckAll(): void;
  advance(readTime: Micros): void;
}

export type LiveTarget = {
  readonly id: number;
  readonly spec: TargetSpec;
  readonly view: View;
  readonly stream: Follower;
  readonly scopes: readonly string[];
  /** If one of these scopes changes, the guard must decide again. */
  guardScopes: readonly string[];
};

/** Clients whose targets are not affected by a commit learn its time a little later, many commits in one message. */
const quietSnapshotMs = 100;
/** Server SDKs restart a stream that is silent for two minutes. */
const heartbeatMs = 30_000;

/** Finds the targets that a commit may concern without asking each of them. */
export class WatchHub {
  readonly #now: () => Micros;
  readonly #byScope = new Index();
  readonly #byGuardScope = new Index();
  readonly #streams = new Map<Follower, number>();
  readonly #heartbeat: NodeJS.Timeout;
  #quiet: NodeJS.Timeout | null = null;

  constructor(now: () => Micros) {
    this.#now = now;
    this.#heartbeat = setInterval(() => this.#advanceAll(), heartbeatMs).unref();
  }

  register(target: LiveTarget): void {
    this.#byScope.add(target.scopes, target);
    this.#byGuardScope.add(target.guardScopes, target);
    this.#streams.set(target.stream, (this.#streams.get(target.stream) ?? 0) + 1);
  }

  unregister(target: LiveTarget): void {
    this.#byScope.delete(target.scopes, target);
    this.#byGuardScope.delete(target.guardScopes, target);
    const left = (this.#streams.get(target.stream) ?? 1) - 1;
    if (left === 0) this.#streams.delete(target.stream);
    else this.#streams.set(target.stream, left);
  }

  setGuardScopes(target: LiveTarget, scopes: readonly string[]): void {
    this.#byGuardScope.delete(target.guardScopes, target);
    target.guardScopes = scopes;
    this.#byGuardScope.add(scopes, target);
  }

  publish(changes: readonly DocumentChange[], readTime: Micros): void {
    const scopes = changes.flatMap(({ path }) => scopesOfDocument(path));
    for (const [stream, targets] of byStream(this.#byGuardScope.find(scopes))) stream.recheck(targets);
    const touched = byStream(this.#byScope.find(scopes));
    for (const [stream, targets] of touched) stream.deliver(targets, changes, readTime);
    if (touched.size < this.#streams.size)
      this.#quiet ??= setTimeout(() => this.#advanceAll(), quietSnapshotMs).unref();
  }

  recheckAll(): void {
    const streams = [...this.#streams.keys()];
    for (const stream of streams) stream.recheckAll();
  }

  /** For tests and diagnosis: a closed client must leave no targets. */
  get targetCount(): number {
    return [...this.#streams.values()].reduce((sum, count) => sum + count, 0);
  }

  close(): void {
    clearInterval(this.#heartbeat);
    if (this.#quiet) clearTimeout(this.#quiet);
  }

  #advanceAll(): void {
    this.#quiet = null;
    const readTime = this.#now();
    for (const stream of this.#streams.keys()) stream.advance(readTime);
  }
}

class Index {
  readonly #targets = new Map<string, Set<LiveTarget>>();

  add(scopes: readonly string[], target: LiveTarget): void {
    for (const scope of scopes) {
      const found = this.#targets.get(scope);
      if (found) found.add(target);
      else this.#targets.set(scope, new Set([target]));
    }
  }

  delete(scopes: readonly string[], target: LiveTarget): void {
    for (const scope of scopes) {
      const found = this.#targets.get(scope);
      found?.delete(target);
      if (found?.size === 0) this.#targets.delete(scope);
    }
  }

  find(scopes: readonly string[]): Set<LiveTarget> {
    return new Set(scopes.flatMap((scope) => [...(this.#targets.get(scope) ?? [])]));
  }
}

function byStream(targets: Iterable<LiveTarget>): Map<Follower, LiveTarget[]> {
  const streams = new Map<Follower, LiveTarget[]>();
  for (const target of targets) {
    const known = streams.get(target.stream);
    if (known) known.push(target);
    else streams.set(target.stream, [target]);
  }
  return streams;
}
