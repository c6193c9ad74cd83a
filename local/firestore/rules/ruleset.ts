import { createCoverage } from './coverage.ts';
import type { CoverageReport } from './coverage.ts';
import { judge } from './decide.ts';
import type { Judgement } from './decide.ts';
import type { RulesFile } from './language/ast.ts';
import { LIMITS } from './limits.ts';
import { programOf } from './program.ts';
import type { RulesReader, RulesRequest } from './request.ts';
import type { Source } from './source.ts';
import { readTrace, traceOf } from './trace.ts';
import type { Trace } from './trace.ts';

export type Decision = { allowed: true; trace: Trace } | { allowed: false; reason: string; trace: Trace };

export type Ruleset = {
  /** One request on its own: at most 10 document accesses. */
  decide(request: RulesRequest, reader: RulesReader): Decision;
  /** A batch, a transaction or a multi-document read as a whole: one denial denies all, at most 20 accesses. */
  decideAll(requests: readonly RulesRequest[], reader: RulesReader): Decision;
  /** The values of every expression since the ruleset was compiled. */
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
