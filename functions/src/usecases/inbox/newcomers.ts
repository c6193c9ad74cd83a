import type { InboxMessage } from '@crocodile-hub/core/contract/inbox';
import { isOfPerson } from '@crocodile-hub/core/domain/mail-senders';
import type { Person } from '../../ports/accounts.ts';
import type { Ports } from '../../ports/ports.ts';
import { writtenTo } from '../contacts/contacts.ts';

export type NewcomerPorts = Pick<Ports, 'cache' | 'people' | 'clock' | 'log'>;

/**
 * The mails, those marked whose sender the person never wrote to. A mailbox whose people are not known is shown all the
 * same. Rule inbox.newcomers.1.
 */
export async function withNewcomers(
  ports: NewcomerPorts,
  person: Person,
  mails: readonly InboxMessage[],
): Promise<InboxMessage[]> {
  // A token that came with the call may open another mailbox than the one whose people are known.
  if (!mails.some(mayBeNew) || person.providerToken !== null) return [...mails];
  try {
    const isKnown = await writtenTo(ports, person);
    if (isKnown === null) return [...mails];
    return mails.map((mail) =>
      mayBeNew(mail) && !isKnown(mail.senderEmail) ? { ...mail, isOfNewcomer: true } : mail,
    );
  } catch (error) {
    ports.log.error('newcomers.failed', error);
    return [...mails];
  }
}

const mayBeNew = ({ isIncoming, senderEmail, canUnsubscribe }: InboxMessage) =>
  isIncoming && senderEmail !== '' && isOfPerson(senderEmail) && !canUnsubscribe;
