import { call } from '../../../shared/http/call.ts';
import type { Outcome } from '../../../shared/http/failure.ts';
import type { Message } from '../model/message.ts';

/** Leaves the list that sent a mail. Where to is known to the server alone. */
export async function unsubscribe({ id }: Message): Promise<Outcome<unknown>> {
  return await call('unsubscribe', { params: { id } });
}
