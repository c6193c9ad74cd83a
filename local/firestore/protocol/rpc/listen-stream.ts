import type { Database } from '../../engine/database.ts';
import type { TargetRequest, TargetSpec } from '../../engine/watch/target.ts';
import type { WatchEvent } from '../../engine/watch/watch-event.ts';
import type { WatchStream } from '../../engine/watch/watch-stream.ts';
import {
  formatDatabaseName,
  formatDocumentName,
  parseDocumentName,
  parseResourceName,
  type DatabaseName,
} from '../../model/resource-name.ts';
import { asStatusError, invalidArgument, statusNumbers, type StatusError } from '../../model/status.ts';
import { writeDocument } from '../codec/document.ts';
import { readQuery } from '../codec/query.ts';
import { readMicros, writeMicros } from '../codec/timestamp.ts';
import type { WireListenRequest, WireListenResponse, WireTarget } from '../wire.ts';
import { databaseTarget, type Call, type Target } from './call.ts';
import type { Duplex, Outbound } from './duplex.ts';
import { unreachable } from '../../model/unreachable.ts';

/** TargetChange.TargetChangeType */
const changeTypes = { noChange: 0, add: 1, remove: 2, current: 3, reset: 4 } as const;

/** One client's listeners over one stream. */
export class ListenStream implements Duplex<WireListenRequest> {
  readonly #call: Call;
  readonly #out: Outbound<WireListenResponse>;
  #open: { target: Target; watch: WatchStream } | null = null;

  constructor(call: Call, out: Outbound<WireListenResponse>) {
    this.#call = call;
    this.#out = out;
  }

  receive(request: WireListenRequest): void {
    try {
      const { target, watch } = this.#opened(request);
      if (request.targetChange === 'addTarget' && request.addTarget)
        this.#add(request.addTarget, target, watch);
      else if (request.targetChange === 'removeTarget') watch.remove(request.removeTarget ?? 0);
    } catch (thrown) {
      this.#out.fail(asStatusError(thrown));
    }
  }

  async finish(): Promise<void> {
    this.close();
  }

  close(): void {
    this.#open?.watch.close();
    this.#open = null;
  }

  #opened(request: WireListenRequest): { target: Target; watch: WatchStream } {
    if (this.#open) {
      const { name } = this.#open.target.database;
      if (request.database && request.database !== formatDatabaseName(name)) throw otherDatabase(name);
      return this.#open;
    }
    const target = databaseTarget(this.#call, request.database);
    const watch = target.database.watch(target.access.targetGuard, (event) =>
      this.#out.send(this.#message(event, target.database)),
    );
    this.#open = { target, watch };
    return this.#open;
  }

  /** An error in one target ends only that target: a stream error would make clients reconnect forever. */
  #add(wire: WireTarget, { database }: Target, watch: WatchStream): void {
    const targetId = wire.targetId ?? 0;
    let request: TargetRequest;
    try {
      const spec = readTargetSpec(wire, database);
      if (spec.kind === 'query')
        this.#call.backend.indexes.check(spec.plan, { aggregated: [], vector: null });
      request = {
        id: targetId,
        spec,
        since: this.#since(wire),
        once: wire.once ?? false,
      };
    } catch (thrown) {
      this.#out.send(removal(targetId, asStatusError(thrown)));
      return;
    }
    watch.add(request);
  }

  #since(wire: WireTarget): TargetRequest['since'] {
    if (wire.resumeToken && wire.resumeToken.length > 0) {
      return this.#call.backend.resumeTokens.decode(wire.resumeToken);
    }
    return wire.readTime ? { kind: 'time', time: readMicros(wire.readTime) } : null;
  }

  #message(event: WatchEvent, { name }: Database): WireListenResponse {
    const { resumeTokens } = this.#call.backend;
    switch (event.kind) {
      case 'targetAdded':
        return { targetChange: { targetChangeType: changeTypes.add, targetIds: [event.targetId] } };
      case 'targetRemoved':
        return removal(event.targetId, event.cause);
      case 'targetReset':
        return { targetChange: { targetChangeType: changeTypes.reset, targetIds: [event.targetId] } };
      case 'targetCurrent':
        return {
          targetChange: {
            targetChangeType: changeTypes.current,
            targetIds: [event.targetId],
            resumeToken: resumeTokens.encode(event.readTime),
            readTime: writeMicros(event.readTime),
          },
        };
      case 'documentChanged': {
        const { document, targetIds, removedTargetIds } = event;
        return { documentChange: { document: writeDocument(document, name), targetIds, removedTargetIds } };
      }
      case 'documentDeleted':
      case 'documentRemoved': {
        const { path, removedTargetIds } = event;
        const removed = {
          document: formatDocumentName(name, path),
          removedTargetIds,
          readTime: writeMicros(event.readTime),
        };
        return event.kind === 'documentDeleted' ? { documentDelete: removed } : { documentRemove: removed };
      }
      case 'existenceFilter':
        return { filter: { targetId: event.targetId, count: event.count } };
      case 'snapshot':
        return {
          targetChange: {
            targetChangeType: changeTypes.noChange,
            targetIds: [],
            resumeToken: resumeTokens.encode(event.readTime),
            readTime: writeMicros(event.readTime),
          },
        };
      default:
        return unreachable(event);
    }
  }
}

function readTargetSpec(wire: WireTarget, database: Database): TargetSpec {
  if (wire.documents) {
    const paths = (wire.documents.documents ?? []).map((name) => parseDocumentName(name, database.name));
    return { kind: 'documents', paths };
  }
  if (!wire.query?.structuredQuery) throw invalidArgument('Target has neither a query nor documents.');
  const { database: named, path } = parseResourceName(wire.query.parent ?? '');
  if (formatDatabaseName(named) !== formatDatabaseName(database.name)) throw otherDatabase(database.name);
  return { kind: 'query', plan: database.plan(readQuery(wire.query.structuredQuery, path)) };
}

/** A stream has one database: data of another must not answer for it. */
function otherDatabase(expected: DatabaseName): StatusError {
  return invalidArgument(`This stream is of the database "${formatDatabaseName(expected)}".`);
}

function removal(targetId: number, cause: StatusError | null): WireListenResponse {
  const targetChange = { targetChangeType: changeTypes.remove, targetIds: [targetId] };
  if (!cause) return { targetChange };
  return {
    targetChange: { ...targetChange, cause: { code: statusNumbers[cause.code], message: cause.message } },
  };
}
