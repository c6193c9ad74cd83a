import { call } from '../../../shared/http/call.ts';
import type { Outcome } from '../../../shared/http/failure.ts';
import type { Message } from '../model/message.ts';

/** Leaves the mailing list that sent the mail. Only the server knows the list's address. */
export async function unsubscribe({ id }: Message): Promise<Outcome<unknown>> {
  return await call('unsubscribe', { params: { id } });
}
