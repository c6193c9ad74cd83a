import type { Instant } from '@crocodile-hub/core/contract/time';

type Payload = Readonly<Record<string, unknown>>;

/**
 * When a task is to leave stands beside its payload until it is executed, because only the server may write the
 * document's own `runAt`. It is no part of what is sent: a time that has passed means now, since the person asked for
 * it just now.
 */
export function splitSendAt(
  payload: Payload,
  now: Instant,
): { payload: Record<string, unknown>; runAt?: string } {
  const { sendAt, ...rest } = payload;
  if (typeof sendAt !== 'string' || !(Date.parse(sendAt) > now)) return { payload: rest };
  return { payload: rest, runAt: sendAt };
}
