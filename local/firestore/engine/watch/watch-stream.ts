import type { DocumentPath } from '../../model/document.ts';
import type { StatusError } from '../../model/status.ts';
import type { Micros } from '../../model/timestamp.ts';
import type { DocumentTable } from '../document-table.ts';
import type { DocumentChange } from '../write/plan-commit.ts';
import { mergeChanges } from './merge-changes.ts';
import {
  documentScope,
  scopesOfTarget,
  type MemberChange,
  type TargetRequest,
  type TargetSpec,
} from './target.ts';
import { diffMembers, membersAt, openView } from './view.ts';
import type { WatchEvent } from './watch-event.ts';
import type { Follower, LiveTarget, WatchHub } from './watch-hub.ts';

/** Whether a target may be listened to, and the documents that this decision read. */
export type TargetVerdict = { refusal: StatusError | null; dependencies: readonly DocumentPath[] };
export type TargetGuard = (spec: TargetSpec) => TargetVerdict;

type Surroundings = { hub: WatchHub; table: DocumentTable; guard: TargetGuard; now(): Micros };

/** All targets of one client connection, which together see one consistent sequence of snapshots. */
export class WatchStream implements Follower {
  readonly #targets = new Map<number, LiveTarget>();
  readonly #around: Surroundings;
  readonly #emit: (event: WatchEvent) => void;
  #lastSnapshot: Micros = 0;

  constructor(around: Surroundings, emit: (event: WatchEvent) => void) {
    this.#around = around;
    this.#emit = emit;
  }

  add(request: TargetRequest): void {
    const { id, spec } = request;
    this.#drop(id);
    const { refusal, dependencies } = this.#around.guard(spec);
    if (refusal) return this.#emit({ kind: 'targetRemoved', targetId: id, cause: refusal });

    const target: LiveTarget = {
      id,
      spec,
      view: openView(spec, this.#around.table),
      stream: this,
      scopes: scopesOfTarget(spec),
      guardScopes: dependencies.map(documentScope),
    };
    this.#emit({ kind: 'targetAdded', targetId: id });
    const readTime = this.#around.now();
    this.#catchUp(target, request, readTime);
    this.#emit({ kind: 'targetCurrent', targetId: id, readTime });
    this.#snapshot(readTime);
    if (request.once) return this.#emit({ kind: 'targetRemoved', targetId: id, cause: null });
    this.#targets.set(id, target);
    this.#around.hub.register(target);
  }

  remove(id: number): void {
    this.#drop(id);
    this.#emit({ kind: 'targetRemoved', targetId: id, cause: null });
  }

  close(): void {
    for (const id of this.#targets.keys()) this.#drop(id);
  }

  /** Called by the hub with the targets of this stream that the commit may affect. */
  deliver(targets: Iterable<LiveTarget>, changes: readonly DocumentChange[], readTime: Micros): void {
    const byTarget = new Map<number, MemberChange[]>();
    for (const target of targets) byTarget.set(target.id, target.view.apply(changes));
    for (const event of mergeChanges(byTarget, readTime)) this.#emit(event);
    this.#snapshot(readTime);
  }

  /** Asks the guard again: targets that are no longer allowed end with the reason, the others stay. */
  recheck(targets: Iterable<LiveTarget>): void {
    for (const target of targets) {
      const { refusal, dependencies } = this.#around.guard(target.spec);
      if (refusal) {
        this.#drop(target.id);
        this.#emit({ kind: 'targetRemoved', targetId: target.id, cause: refusal });
      } else this.#around.hub.setGuardScopes(target, dependencies.map(documentScope));
    }
  }

  recheckAll(): void {
    this.recheck([...this.#targets.values()]);
  }

  /** Gives an idle client only a newer time. */
  advance(readTime: Micros): void {
    if (this.#targets.size > 0 && readTime > this.#lastSnapshot) this.#snapshot(readTime);
  }

  #catchUp({ id, spec, view }: LiveTarget, { since }: TargetRequest, readTime: Micros): void {
    const { table } = this.#around;
    const canCompare = since?.kind === 'time' && since.time >= table.oldestReadable && since.time <= readTime;
    if (since && !canCompare) this.#emit({ kind: 'targetReset', targetId: id });
    const members = view.members();
    const known = canCompare ? membersAt(spec, table, since.time) : new Map();
    const changes = diffMembers(known, members, (path) => table.get(path));
    for (const event of mergeChanges(new Map([[id, changes]]), readTime)) this.#emit(event);
    if (canCompare) return this.#emit({ kind: 'existenceFilter', targetId: id, count: members.size });
    if (spec.kind === 'documents') this.#reportMissing(id, spec.paths, readTime);
  }

  #reportMissing(id: number, paths: readonly DocumentPath[], readTime: Micros): void {
    for (const path of paths) {
      if (this.#around.table.get(path)) continue;
      this.#emit({ kind: 'documentDeleted', path, removedTargetIds: [id], readTime });
    }
  }

  #snapshot(readTime: Micros): void {
    this.#lastSnapshot = readTime;
    this.#emit({ kind: 'snapshot', readTime });
  }

  #drop(id: number): void {
    const target = this.#targets.get(id);
    if (!target) return;
    this.#targets.delete(id);
    this.#around.hub.unregister(target);
  }
}
