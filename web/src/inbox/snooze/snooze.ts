import type { SnoozeDocument } from '@crocodile-hub/core/contract/snoozes';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { threadOf, type Until } from '@crocodile-hub/core/domain/snooze';
import { dayMs } from '@crocodile-hub/core/time/units';
import type { Message } from '../message.ts';

export type SnoozeFields = SnoozeDocument;
export type Snooze = SnoozeFields & { id: string };

export function untilOf({ until, muted }: Pick<SnoozeFields, 'until' | 'muted'>): Until {
  return muted === true ? 'never' : (until ?? 'answer');
}

/** How long a returned conversation stays at the top of the list if it is left alone. */
const keptOnTopMs = 7 * dayMs;

/** Whether it is one's own message that waits for an answer. All other snoozes hide a conversation from the inbox. */
export const isAwaited = ({ awaits }: Pick<SnoozeFields, 'awaits'>): boolean => awaits === true;

/** When the last message of each conversation came in. */
export type Answers = ReadonlyMap<string, Instant>;

export function answersIn(messages: readonly Message[]): Answers {
  const answers = new Map<string, Instant>();
  for (const message of messages) {
    const thread = threadOf(message);
    if (message.isIncoming && message.at > (answers.get(thread) ?? 0)) answers.set(thread, message.at);
  }
  return answers;
}

/**
 * `waiting`: hidden from the inbox. `back`: in it again, since when. `over`: back for so long that it can be forgotten.
 */
type State = { is: 'waiting' } | { is: 'back'; since: Instant } | { is: 'over' };

/** Rule inbox.snooze.2: a conversation comes back at its time, or earlier with an answer. */
export function stateOf(snooze: Snooze, answers: Answers, now: Instant): State {
  const { until, newestAt, muted } = snooze;
  if (muted === true) return { is: 'waiting' };
  const cameAt = answers.get(threadOf(snooze)) ?? newestAt;
  const dueAt = until !== null && until <= now ? until : null;
  const since = cameAt > newestAt ? cameAt : dueAt;
  if (since === null) return { is: 'waiting' };
  return now - since > keptOnTopMs ? { is: 'over' } : { is: 'back', since };
}

/** The threads that are hidden from the inbox now, as far as these mails show. */
export function threadsPutOff(
  snoozes: readonly Snooze[],
  mails: readonly { threadId: string; timestamp: string }[],
  now: Instant,
): ReadonlySet<string> {
  const answers = new Map<string, Instant>();
  for (const { threadId, timestamp } of mails) {
    const thread = threadOf({ platform: 'gmail', threadId });
    answers.set(thread, Math.max(Date.parse(timestamp), answers.get(thread) ?? 0));
  }
  const waiting = snoozes.filter(
    (one) => one.platform === 'gmail' && !isAwaited(one) && stateOf(one, answers, now).is === 'waiting',
  );
  return new Set(waiting.map(({ threadId }) => threadId));
}

/** The inbox without snoozed messages; returned ones are placed by the time of their return. */
export function withSnoozes(
  messages: readonly Message[],
  snoozes: readonly Snooze[],
  now: Instant,
): readonly Message[] {
  if (snoozes.length === 0) return messages;
  const answers = answersIn(messages);
  const states = new Map(snoozes.map((one) => [threadOf(one), { one, state: stateOf(one, answers, now) }]));
  const kept = messages.flatMap((message) => {
    const found = states.get(threadOf(message));
    if (found === undefined || found.state.is === 'over') return [message];
    // The person searched for it, so it is shown.
    if (found.state.is === 'waiting') return message.isFound === true ? [message] : [];
    return message.id === found.one.messageId ? [{ ...message, backAt: found.state.since }] : [message];
  });
  return kept.toSorted((a, b) => (b.backAt ?? b.at) - (a.backAt ?? a.at));
}
