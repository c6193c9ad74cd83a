import { mailIds } from '@crocodile-hub/core/actions/sort-mail';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { limits } from '@crocodile-hub/core/domain/limits';
import type { Entry, RuleMark } from '../../ports/ledger.ts';

/** How many acted mails are remembered of a rule: more than come to an inbox while it would fit them again. */
const mostActed = 5_000;

const dayOf = (now: Instant) => new Date(now).toISOString().slice(0, 10);

/** How many mails the rule may still act on that day. */
export function leftOn(mark: RuleMark | null, now: Instant): number {
  return limits.ruleActsPerDay - (mark?.day === dayOf(now) ? mark.count : 0);
}

/** The mark after the rule has begun to act on these mails. */
export function marked(mark: RuleMark | null, ids: readonly string[], now: Instant): RuleMark {
  const day = dayOf(now);
  return {
    acted: [...(mark?.acted ?? []), ...ids].slice(-mostActed),
    day,
    count: (mark?.day === day ? mark.count : 0) + ids.length,
    at: now,
  };
}

/** Takes the mails of a failed entry out of the mark: what certainly did not happen may be done at the next look. */
export function givenBack(entry: Entry | undefined, mark: RuleMark | null): { mark?: RuleMark } {
  if (mark === null || entry?.status !== 'failed') return {};
  const { payload, createdAt } = entry;
  const ids = payload?.['messageIds'];
  const back = new Set(typeof ids === 'string' ? mailIds(ids) : []);
  const isOfThatDay = mark.day === dayOf(createdAt);
  const acted = mark.acted.filter((id) => !back.has(id));
  const count = isOfThatDay ? Math.max(0, mark.count - back.size) : mark.count;
  return { mark: { ...mark, acted, count } };
}
