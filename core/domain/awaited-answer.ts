import type { Platform } from '../contract/inbox.ts';
import type { Instant } from '../contract/time.ts';

/** A message of one's own that waits for an answer. */
export type Awaited = {
  platform: Platform;
  threadId: string;
  sentAt: Instant;
  /** When the person asked to be told, and by when an answer was wanted. */
  askedAt: Instant;
  until: Instant;
};

/** A message that came in or went out since. */
export type Heard = {
  platform: Platform;
  threadId: string;
  at: Instant;
  isIncoming: boolean;
  isAutomatic: boolean;
  /** Its writer is one of those whom the message went to. */
  isOfRecipient: boolean;
};

/** Still open, it is due at `until`. */
type AwaitedState = { is: 'answered' } | { is: 'open'; until: Instant };

/**
 * Whether a message got an answer: any message from a person in its conversation, or one from a recipient on another
 * channel. Automatic messages do not count. If the person writes again, the wait begins anew. Rule inbox.nudge.2.
 */
export function awaitedState(awaited: Awaited, heard: readonly Heard[]): AwaitedState {
  const since = heard.filter(({ at }) => at > awaited.sentAt);
  const isHere = ({ platform, threadId }: Heard) =>
    platform === awaited.platform && threadId === awaited.threadId;
  const isAnswer = (one: Heard) =>
    one.isIncoming &&
    !one.isAutomatic &&
    (isHere(one) || (one.isOfRecipient && one.platform !== awaited.platform));
  if (since.some(isAnswer)) return { is: 'answered' };
  const patience = awaited.until - awaited.askedAt;
  const until = since
    .filter((one) => !one.isIncoming && isHere(one) && one.at > awaited.askedAt)
    .reduce((latest, { at }) => Math.max(latest, at + patience), awaited.until);
  return { is: 'open', until };
}
