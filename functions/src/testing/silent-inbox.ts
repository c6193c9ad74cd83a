import { Failure } from '../ports/failure.ts';
import type { MailReader } from '../ports/mail.ts';

const silent = () => Promise.reject(new Failure('unavailable', 'unknown'));

/** A mailbox that answers nothing but what is given. */
export function silentInbox(given: Partial<MailReader> = {}): MailReader {
  return {
    list: silent,
    changes: silent,
    shiftSince: silent,
    currentHistoryId: silent,
    get: silent,
    thread: silent,
    threadHeaders: silent,
    hasMailWith: silent,
    attachment: silent,
    calendarText: silent,
    relabel: silent,
    labelsOf: silent,
    trash: silent,
    untrash: silent,
    labelId: silent,
    knownLabelId: silent,
    counts: silent,
    countFound: silent,
    ping: silent,
    ...given,
  };
}
