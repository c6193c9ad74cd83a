import type { Database } from '../engine/database.ts';
import type { TargetSpec } from '../engine/watch/target.ts';
import type { TargetVerdict } from '../engine/watch/watch-stream.ts';
import type { CommitPlan } from '../engine/write/plan-commit.ts';
import { toMilliseconds } from '../engine/write/transform.ts';
import type { PlannedWrite } from '../engine/write/write.ts';
import type { Document, DocumentPath } from '../model/document.ts';
import type { Query } from '../model/query.ts';
import { StatusError } from '../model/status.ts';
import { timestampOf } from '../model/timestamp.ts';
import type { Timestamp } from '../model/value.ts';
import type { RulesAuth, RulesMethod, RulesReader, RulesRequest } from '../rules/request.ts';
import type { Decision, Ruleset } from '../rules/ruleset.ts';
import type { Access } from './access.ts';

type Subject = {
  database: Database;
  ruleset: () => Ruleset | null;
  auth: RulesAuth;
  lenientLists: boolean;
  onDecision: (decision: Decision, time: Timestamp) => void;
};

/** Access as the current security rules grant it. */
export class RulesAccess implements Access {
  readonly #subject: Subject;

  constructor(subject: Subject) {
    this.#subject = subject;
  }

  checkGet(documents: readonly { path: DocumentPath; document: Document | null }[]): void {
    const time = this.#now();
    const requests = documents.map(({ path, document }) =>
      this.#request('get', { path, resource: document, time }),
    );
    this.#enforce(requests, this.#present());
  }

  checkList(query: Query): void {
    this.#enforce([this.#listRequest(query)], this.#present());
  }

  checkOwner(): void {
    if (this.#subject.ruleset()) throw denied('Only a server client may do this.');
  }

  readonly commitGuard = (plan: CommitPlan): void => {
    // As server time stamps are cut, so that `request.resource.data.at == request.time` holds.
    const time = toMilliseconds(plan.time);
    const requests = plan.writes.map((write) => this.#writeRequest(write, time));
    this.#enforce(requests, { get: plan.before, getAfter: plan.after });
  };

  readonly targetGuard = (spec: TargetSpec): TargetVerdict => {
    const reader = new RecordingReader(this.#present());
    const requests =
      spec.kind === 'query' ? [this.#listRequest(spec.plan.query)] : this.#getRequests(spec.paths, reader);
    try {
      this.#enforce(requests, reader);
      return { refusal: null, dependencies: reader.paths };
    } catch (thrown) {
      if (thrown instanceof StatusError) return { refusal: thrown, dependencies: reader.paths };
      throw thrown;
    }
  };

  #getRequests(paths: readonly DocumentPath[], reader: RulesReader): RulesRequest[] {
    const time = this.#now();
    return paths.map((path) => this.#request('get', { path, resource: reader.get(path), time }));
  }

  #listRequest(query: Query): RulesRequest {
    const path =
      query.collectionId === null || query.allDescendants
        ? query.parent
        : [...query.parent, query.collectionId];
    return this.#request('list', { path, resource: null, time: this.#now(), query });
  }

  #writeRequest({ write, before, after }: PlannedWrite, time: Timestamp): RulesRequest {
    const { path } = write;
    if (write.kind === 'verify') return this.#request('get', { path, resource: before, time });
    if (write.kind === 'delete') return this.#request('delete', { path, resource: before, time });
    const newResource = after && { path, fields: after.fields };
    // If the client states whether the document exists, that decides. So a client that lost a race to create one gets
    // ALREADY_EXISTS, which SDKs retry, and not a refusal to update.
    const isSaidToExist = write.precondition?.kind === 'exists' ? write.precondition.exists : before !== null;
    return this.#request(isSaidToExist ? 'update' : 'create', { path, resource: before, time, newResource });
  }

  #request(
    method: RulesMethod,
    rest: Pick<RulesRequest, 'path' | 'resource' | 'time'> &
      Partial<Pick<RulesRequest, 'newResource' | 'query'>>,
  ): RulesRequest {
    const { database, auth, lenientLists } = this.#subject;
    return { ...database.name, method, auth, lenientLists, newResource: null, query: null, ...rest };
  }

  #enforce(requests: readonly RulesRequest[], reader: RulesReader): void {
    const ruleset = this.#subject.ruleset();
    const [only, ...more] = requests;
    if (!ruleset || !only) return;
    const decision: Decision =
      more.length === 0 ? ruleset.decide(only, reader) : ruleset.decideAll(requests, reader);
    this.#subject.onDecision(decision, only.time);
    if (!decision.allowed) throw denied(decision.reason);
  }

  #present(): RulesReader {
    const read = (path: DocumentPath) => this.#subject.database.get(path);
    return { get: read, getAfter: read };
  }

  #now(): Timestamp {
    return timestampOf(this.#subject.database.readTime({ kind: 'now' }));
  }
}

/** Records which documents a decision read, so that it is made again when they change. */
class RecordingReader implements RulesReader {
  readonly paths: DocumentPath[] = [];
  readonly #reader: RulesReader;

  constructor(reader: RulesReader) {
    this.#reader = reader;
  }

  get(path: DocumentPath): Document | null {
    this.paths.push(path);
    return this.#reader.get(path);
  }

  getAfter(path: DocumentPath): Document | null {
    return this.get(path);
  }
}

function denied(reason: string): StatusError {
  return new StatusError('PERMISSION_DENIED', `Missing or insufficient permissions.\n${reason}`);
}
