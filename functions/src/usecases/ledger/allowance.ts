import { actionFacts } from '@crocodile-hub/core/contract/action-types';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { reachesOthers } from '@crocodile-hub/core/domain/action-types';
import { peopleIn } from '@crocodile-hub/core/domain/recipients';
import { reason, type Reason } from '@crocodile-hub/core/failures/reason';
import { dayMs } from '@crocodile-hub/core/time/units';
import { Failure } from '../../ports/failure.ts';
import type { Counted, Sent } from '../../ports/ledger.ts';
import type { LedgerIntent } from './entry.ts';
import type { Log } from '../../ports/world.ts';

/** How much may be sent on a UTC day. */
export type Allowance = {
  /** By one person. */
  perDay: number;
  /** By one person in the first days after their first send, so that new accounts cannot be used for bulk mail. */
  perNewDay: number;
  newForDays: number;
  /** By all people together, on each channel that is paid by the message, against toll fraud. */
  paidByAll: number;
};

/** Channels that are paid for by the message. */
const paid: ReadonlySet<string | null> = new Set(['sms', 'whatsapp']);
/** The operator is warned at this share, while there is time to look. */
const nearly = 0.8;

/**
 * How an action is counted; null if it reaches nobody else. An invitation is a mail too, and a mail to a hundred people
 * is a hundred.
 */
export function countedAs(
  { actionType, payload }: Pick<LedgerIntent, 'actionType' | 'payload'>,
  now: Instant,
): Counted | null {
  if (!reachesOthers(actionType, payload)) return null;
  return {
    at: now,
    day: dayOf(now),
    ofAll: paid.has(actionFacts[actionType].channel) ? actionType : null,
    people: reachedBy(payload),
    paid: actionType === 'send_sms' ? partsOf(payload) : 1,
  };
}

/** Throws unless one more may leave. The last one of a day is as large as it is: a meeting of fifty can be moved. */
export function refuseBeyond(allowance: Allowance, { today, byAll, since }: Sent, now: Instant): void {
  const isNew = since === null || now - since < allowance.newForDays * dayMs;
  const most = isNew ? Math.min(allowance.perNewDay, allowance.perDay) : allowance.perDay;
  if (today >= most)
    throw tomorrow(
      isNew && most < allowance.perDay ? reason('tooManyAtFirst', { count: most }) : 'tooManySends',
      now,
    );
  if (byAll >= allowance.paidByAll) throw tomorrow('tooManyByAll', now);
}

/** Everybody whom a payload names as one who gets it; at least one. */
function reachedBy({ to, cc, bcc, attendees }: LedgerIntent['payload']): number {
  const named = [to, cc, bcc, attendees].map((field) => {
    if (Array.isArray(field)) return field.length;
    return typeof field === 'string' ? peopleIn(field).length : 0;
  });
  return Math.max(
    1,
    named.reduce((all, some) => all + some, 0),
  );
}

function partsOf({ message }: LedgerIntent['payload']): number {
  return typeof message === 'string' ? smsParts(message) : 1;
}

/** Tells the operator, by the count alone, that a paid channel is near its ceiling or has reached it. */
export function tellOperator(
  log: Log,
  { paidByAll }: Allowance,
  { ofAll, day, paid: more }: Counted,
  before: number,
): void {
  if (ofAll === null) return;
  const count = before + more;
  const fields = { actionType: ofAll, day, count, ceiling: paidByAll };
  const reaches = (mark: number) => before < mark && count >= mark;
  if (reaches(Math.ceil(paidByAll * nearly))) log.warn('sends.near-ceiling', fields);
  if (reaches(paidByAll))
    log.error('sends.ceiling-reached', new Failure('rate-limited', 'tooManyByAll'), fields);
}

function tomorrow(why: Reason, now: Instant): Failure {
  return new Failure('rate-limited', why, {
    retryAfterSeconds: Math.ceil((dayMs - (now % dayMs)) / 1000),
  });
}

/** The UTC day that counts a person's sends. */
function dayOf(now: Instant): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** The letters of GSM 03.38, in which a text is cheapest. */
const cheap =
  /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€\f]*$/;
/** These of them take the place of two. */
const double = /[\^{}\\[~\]|€\f]/g;

/** How many messages a text is for whoever is paid for it: a long one is cut, and each piece says which one it is. */
export function smsParts(text: string): number {
  const isCheap = cheap.test(text);
  const length = isCheap ? text.length + (text.match(double)?.length ?? 0) : text.length;
  const [alone, piece] = isCheap ? [160, 153] : [70, 67];
  return length <= alone ? 1 : Math.ceil(length / piece);
}
