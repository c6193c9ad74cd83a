import type { Document, DocumentPath } from '../model/document.ts';
import type { Query } from '../model/query.ts';
import type { Fields, Timestamp } from '../model/value.ts';
import { createCoverage } from './coverage.ts';
import type { CoverageReport } from './coverage.ts';
import { judge } from './decide.ts';
import type { Judgement } from './decide.ts';
import type { RulesFile } from './language/ast.ts';
import { LIMITS } from './limits.ts';
import { programOf } from './program.ts';
import type { Source } from './source.ts';
import { readTrace, traceOf } from './trace.ts';
import type { Trace } from './trace.ts';

/** Who asks: `uid` and the token's whole payload; null for a caller without a token. */
export type RulesAuth = { uid: string; token: Readonly<Record<string, unknown>> } | null;

export type RulesMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

export type RulesRequest = {
  project: string;
  database: string;
  method: RulesMethod;
  /**
   * The document. For a list: the collection (an odd number of segments), or the document below which
   * a collection group or a kindless query looks (an even number; `query` then says which).
   */
  path: DocumentPath;
  auth: RulesAuth;
  time: Timestamp;
  /** The stored document before the request; null where there is none, and for a list. */
  resource: Document | null;
  /** The document as it would be after the write; null for reads and deletes. */
  newResource: { path: DocumentPath; fields: Fields } | null;
  /** What a list asks for; null for every other method. */
  query: Query | null;
  /** Takes the fields of a list's query for the whole document, as the official emulator does; proves too much. */
  lenientLists?: boolean;
};

/** What rules may look up besides the request. */
export type RulesReader = {
  get(path: DocumentPath): Document | null;
  /** The state after the whole batch or transaction; equals `get` outside of one. */
  getAfter(path: DocumentPath): { path: DocumentPath; fields: Fields } | null;
};

export type Decision = { allowed: true; trace: Trace } | { allowed: false; reason: string; trace: Trace };

export type Ruleset = {
  /** One request on its own: at most 10 document accesses. */
  decide(request: RulesRequest, reader: RulesReader): Decision;
  /** A batch, a transaction or a multi-document read as a whole: one denial denies all, at most 20 accesses. */
  decideAll(requests: readonly RulesRequest[], reader: RulesReader): Decision;
  /** What every expression evaluated to since the ruleset was compiled. */
  coverage(): CoverageReport;
};

export function createRuleset(file: RulesFile, source: Source): Ruleset {
  const program = programOf(file);
  const coverage = createCoverage(file, source);

  function decideTogether(requests: readonly RulesRequest[], reader: RulesReader, most: number): Decision {
    const batch = { paths: new Set<string>(), most };
    const judgements: Judgement[] = [];
    for (const request of requests) {
      const judgement = judge(program, request, reader, batch);
      judgements.push(judgement);
      coverage.record(judgement);
      if (!judgement.allowed) break;
    }
    const trace = traceOf(judgements, program, source);
    const allowed = judgements.every((judgement) => judgement.allowed);
    return allowed ? { allowed, trace } : { allowed, reason: readTrace(trace), trace };
  }

  return {
    decide: (request, reader) => decideTogether([request], reader, LIMITS.accessesPerRequest),
    decideAll: (requests, reader) => decideTogether(requests, reader, LIMITS.accessesPerBatch),
    coverage: () => coverage.report(),
  };
}
