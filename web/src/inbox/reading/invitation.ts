import type { Invitation } from '@crocodile-hub/core/contract/invitation';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { call, type Options } from '../../kit/wire/call.ts';
import type { Outcome } from '../../kit/wire/failure.ts';
import type { CommandClock } from '../../account/command-clock.ts';
import type { RsvpPayload } from './rsvp.ts';

/** The invitation in a mail; null when it has none that can be read. */
export async function loadInvitation(
  messageId: string,
  timeZone: string,
  options: Options,
): Promise<Outcome<Invitation | null>> {
  const outcome = await call('inboxInvitation', { params: { id: messageId }, query: { timeZone } }, options);
  return outcome.ok ? { ok: true, reply: outcome.reply.invitation } : outcome;
}

/** Answers what the person was shown, once for its key. Resolves to the server's own words. */
export async function sendAnswer(
  uid: string,
  { key, payload }: { key: string; payload: RsvpPayload },
  clock: CommandClock & { locale: string },
): Promise<Outcome<string>> {
  const actionType = 'rsvp_event';
  const hash = payloadHash(actionType, payload);
  const outcome = await call('execute', {
    body: { userId: uid, actionType, payload, payloadHash: hash, idempotencyKey: key, ...clock },
  });
  return outcome.ok ? { ok: true, reply: outcome.reply.message } : outcome;
}
