import { Failure } from '../../ports/failure.ts';
import type { Push } from '../../ports/reminders.ts';

/** Without push, the stored notification is all there is: an open page shows it, and the list keeps it. */
export function noPush(): Push {
  return {
    isConfigured: false,
    serves: () => false,
    send: () => Promise.reject(new Failure('unavailable', 'noPush')),
  };
}
