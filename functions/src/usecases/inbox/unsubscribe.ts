import { Failure } from '../../ports/failure.ts';
import type { Person } from '../../ports/accounts.ts';
import type { Ports } from '../../ports/ports.ts';

/** Leaves the list that sent a mail. Where to is read from the mail itself, never from the call. Rule inbox.unsubscribe.1. */
export async function unsubscribe(
  { inbox, mailingLists }: Pick<Ports, 'inbox' | 'mailingLists'>,
  person: Person,
  id: string,
): Promise<{ success: true }> {
  const mail = await inbox.get(person, id);
  if (mail.unsubscribe === null) throw new Failure('invalid', 'cannotUnsubscribe');
  await mailingLists.unsubscribe(mail.unsubscribe);
  return { success: true };
}
