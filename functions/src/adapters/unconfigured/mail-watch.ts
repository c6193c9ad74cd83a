import { Failure } from '../../ports/failure.ts';
import type { MailWatch } from '../../ports/mail-watch.ts';

/** Without a topic nobody tells: mailboxes are asked, less often while they rest. */
export function noMailWatch(): MailWatch {
  return {
    isConfigured: false,
    begin: () => Promise.reject(new Failure('unavailable', 'unknown')),
    isGenuine: () => Promise.resolve(false),
  };
}
