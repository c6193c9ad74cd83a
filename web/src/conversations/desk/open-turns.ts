import type { Instant } from '@crocodile-hub/core/contract/time';
import { limits } from '@crocodile-hub/core/domain/limits';
import { openTurns } from '@crocodile-hub/core/domain/message';
import { replyIdOf } from '@crocodile-hub/core/domain/reply-id';
import { minuteMs } from '@crocodile-hub/core/time/units';
import type { Message } from '../log/message.ts';
import { isKnown } from '../log/session-log.ts';
import type { ActiveSession } from './active-session.ts';
import type { Desk } from './desk.ts';

/** The server keeps a reply this long; within it, asking again gets the same answer. */
const keptMs = 10 * minuteMs;

/** Whether an unanswered message is answered without asking the person: fresh ones, and always the hub's. */
export function isFreshEnough({ status, timestamp }: Message, now: Instant): boolean {
  return status === 'Pending' || now - timestamp < keptMs;
}

/**
 * Gets the answers that a session still waits for, once the server has told its log: after a closed tab, or from the
 * hub. No screen has to stay open for that. It asks with the same reply id, so that one answer comes however many tabs
 * ask.
 */
export function continueTurns(desk: Pick<Desk, 'logOf' | 'runner'>, session: ActiveSession): void {
  const log = desk.logOf(session.id);
  const isOver = () => {
    const listing = log.get();
    if (isKnown(listing)) askOpen(desk, session, listing.items.toReversed());
    return isKnown(listing) || typeof listing.is === 'object';
  };
  const unsubscribe = log.subscribe(() => {
    if (isOver()) unsubscribe();
  });
  if (isOver()) unsubscribe();
}

function askOpen(
  { runner }: Pick<Desk, 'runner'>,
  { id, openedBy }: ActiveSession,
  log: readonly Message[],
): void {
  const hub = { replyMs: limits.routerReplyDelayMs, searchMs: limits.routerSearchDelayMs };
  for (const { is: missing, question } of openTurns(log)) {
    if (!isFreshEnough(question, Date.now())) continue;
    runner.start(id, {
      questionId: question.id,
      content: question.content,
      replyId: replyIdOf(question),
      ...(question.purpose && { purpose: question.purpose }),
      ...(question.status === 'Pending' ? { isPending: true } : {}),
      ...(missing === 'search' ? { resumesSearch: true } : {}),
      ...(openedBy === 'hub' ? { via: 'gptChat', pauses: hub } : { via: 'chat' }),
    });
  }
}
