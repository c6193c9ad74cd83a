import type { FailureKind } from '@crocodile-hub/core/contract/errors';
import { type LinkedService, serviceName } from '@crocodile-hub/core/contract/linked-services';
import { reason, type Reason, type ReasonId } from '@crocodile-hub/core/failures/reason';
import { Failure } from '../../ports/failure.ts';
import type { HttpReply } from './http.ts';
import { retryAfterSeconds } from './retry-after.ts';

const usualWaitSeconds = 30;

const kindOfStatus: Readonly<Record<number, FailureKind>> = {
  401: 'reauth',
  403: 'forbidden',
  404: 'not-found',
};

/** Why a call to a linked service failed. */
export function linkReason(id: ReasonId, service: LinkedService): Reason {
  return reason(id, { service: serviceName[service] });
}

/** A temporary failure, which neither grants nor refuses; null for any other answer. */
export function passingFailure({ status, headers }: HttpReply, service: LinkedService): Failure | null {
  if (status === 429) {
    const wait = retryAfterSeconds(headers, usualWaitSeconds);
    return new Failure('rate-limited', linkReason('linkBusy', service), { retryAfterSeconds: wait });
  }
  const isPassing = status >= 500 || status === 408 || status === 425;
  return isPassing
    ? new Failure('unavailable', linkReason('linkSilent', service), { mayHaveHappened: true })
    : null;
}

/** The failure for a refused call. `saysOver`: the provider's answer means that the person's permission has ended. */
export function callFailure(
  reply: HttpReply,
  service: LinkedService,
  { saysOver }: { saysOver: boolean },
): Failure {
  const passing = passingFailure(reply, service);
  if (passing !== null) return passing;
  const kind = saysOver ? 'reauth' : (kindOfStatus[reply.status] ?? 'invalid');
  return new Failure(kind, linkReason(kind === 'reauth' ? 'linkEnded' : 'linkRefused', service));
}
