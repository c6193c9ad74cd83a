import type { Instant } from '@crocodile-hub/core/contract/time';

type Payload = Readonly<Record<string, unknown>>;

/**
 * Takes the time to leave out of the payload. It is kept there until the task runs, because only the server may write
 * the document's own `runAt`. It is not sent as part of the payload. A time that has passed means now: the person has
 * just asked for it.
 */
export function splitSendAt(
  payload: Payload,
  now: Instant,
): { payload: Record<string, unknown>; runAt?: string } {
  const { sendAt, ...rest } = payload;
  if (typeof sendAt !== 'string' || !(Date.parse(sendAt) > now)) return { payload: rest };
  return { payload: rest, runAt: sendAt };
}
