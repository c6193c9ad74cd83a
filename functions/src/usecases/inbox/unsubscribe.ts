import { Failure, isFailure } from '../../ports/failure.ts';
import type { Person } from '../../ports/accounts.ts';
import type { Ports } from '../../ports/ports.ts';

/** Leaves the list that sent a mail. Where to is read from the mail itself, never from the call. Rule inbox.unsubscribe.1. */
export async function unsubscribe(
  { inbox, mailingLists }: Pick<Ports, 'inbox' | 'mailingLists'>,
  person: Person,
  id: string,
): Promise<{ success: true }> {
  const mail = await inbox.get(person, id).catch(nothingAsked);
  if (mail.unsubscribe === null) throw new Failure('invalid', 'cannotUnsubscribe');
  await mailingLists.unsubscribe(mail.unsubscribe);
  return { success: true };
}

/** The mail could not be read: so far, no list was asked for anything. */
function nothingAsked(error: unknown): never {
  if (!isFailure(error)) throw error;
  const { kind, reason, retryAfterSeconds } = error;
  throw new Failure(kind, reason, { retryAfterSeconds, cause: error });
}
