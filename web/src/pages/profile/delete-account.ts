import { call, type Reply } from '../../kit/wire/call.ts';
import type { Outcome } from '../../kit/wire/failure.ts';

export type Receipt = Reply<'deletionReceipt'>;

/** Begins it; `email` is what the person typed. Answers the receipt's number. */
export function deleteAccount(email: string): Promise<Outcome<Reply<'deleteAccount'>>> {
  return call('deleteAccount', { body: { email } });
}

export function loadReceipt(receipt: string): Promise<Outcome<Receipt>> {
  return call('deletionReceipt', { params: { receipt } });
}
