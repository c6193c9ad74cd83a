import type { MailboxMark } from './mailbox-marks.ts';
import type { Person } from './person.ts';

/** News about mailboxes, pushed by their provider. */
export interface MailWatch {
  readonly isConfigured: boolean;
  begin(person: Person): Promise<MailboxMark>;
  /** Whether a call that brings news comes from the provider, by its `Authorization`. */
  isGenuine(authorization: string | undefined): Promise<boolean>;
}
