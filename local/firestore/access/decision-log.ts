import { formatTimestamp } from '../model/timestamp.ts';
import type { Timestamp } from '../model/value.ts';
import type { Decision } from '../rules/ruleset.ts';
import { readTrace, type Trace } from '../rules/trace.ts';

/** The answer to `GET …:ruleTrace`, one for each judgement of the rules. */
export type LoggedDecision = { at: string; allowed: boolean; line: string; trace: Trace };

/** Enough to find a decision that was just made. */
const keptPerProject = 200;

/** The latest decisions of the rules, by project. */
export class DecisionLog {
  readonly #byProject = new Map<string, { time: Timestamp; decision: Decision }[]>();

  record(project: string, time: Timestamp, decision: Decision): void {
    const kept = this.#byProject.get(project) ?? [];
    kept.push({ time, decision });
    if (kept.length > keptPerProject) kept.shift();
    this.#byProject.set(project, kept);
  }

  /** Newest first. */
  latest(project: string, { onlyDenied }: { onlyDenied: boolean }): LoggedDecision[] {
    const kept = this.#byProject.get(project) ?? [];
    return kept
      .filter(({ decision }) => !onlyDenied || !decision.allowed)
      .map(({ time, decision: { allowed, trace } }) => ({
        at: formatTimestamp(time),
        allowed,
        line: readTrace(trace),
        trace,
      }))
      .toReversed();
  }
}
