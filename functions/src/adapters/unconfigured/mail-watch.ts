import { Failure } from '../../ports/failure.ts';
import type { MailWatch } from '../../ports/mail.ts';

/** Without a topic Google sends no news. Mailboxes are asked instead, less often while they are quiet. */
export function noMailWatch(): MailWatch {
  return {
    isConfigured: false,
    begin: () => Promise.reject(new Failure('unavailable', 'unknown')),
    isGenuine: () => Promise.resolve(false),
  };
}
