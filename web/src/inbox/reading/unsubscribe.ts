import { call } from '../../kit/wire/call.ts';
import type { Outcome } from '../../kit/wire/failure.ts';
import type { Message } from '../message.ts';

/** Leaves the mailing list that sent the mail. Only the server knows the list's address. */
export async function unsubscribe({ id }: Message): Promise<Outcome<unknown>> {
  return await call('unsubscribe', { params: { id } });
}
