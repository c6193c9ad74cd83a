import { bounds } from '@crocodile-hub/core/contract/bounds';
import type { SnoozeDocument } from '@crocodile-hub/core/contract/snoozes';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { cut } from '@crocodile-hub/core/domain/cut';
import type { Message } from './message.ts';

export type SnoozeFields = SnoozeDocument;
export type Snooze = SnoozeFields & { id: string };

/** When it comes back: at a time, with an answer, or never, which is to mute it. */
export type Until = Instant | 'answer' | 'never';

export function untilOf({ until, muted }: Pick<SnoozeFields, 'until' | 'muted'>): Until {
  return muted === true ? 'never' : (until ?? 'answer');
}

/** How a document says it. */
export function untilFields(until: Until): Pick<SnoozeFields, 'until' | 'muted'> {
  if (until === 'never') return { until: null, muted: true };
  return { until: until === 'answer' ? null : until };
}

/** How long what came back stands on top where nothing is done with it. */
const keptOnTopMs = 7 * 24 * 3_600_000;
const longestId = 128;

/** Whether it is a message of one's own that waits for an answer; the rest are out of the inbox. */
export const isAwaited = ({ awaits }: Pick<SnoozeFields, 'awaits'>): boolean => awaits === true;

/** What says that this conversation is put off, or that a message of one's own waits for an answer until then. */
export function snoozeOf(
  message: Message,
  { messages, until, now }: { messages: readonly Message[]; until: Until; now: Instant },
): Snooze {
  const { platform, id, threadId, sender, subject, messageText, isIncoming, recipients } = message;
  const isMailOfOwn = !isIncoming && platform === 'gmail';
  const thread = threadOf(message);
  const newestAt = messages.reduce(
    (newest, one) => (threadOf(one) === thread ? Math.max(newest, one.at) : newest),
    message.at,
  );
  return {
    id: `${platform}-${threadId}`.replaceAll(/[^\w-]/g, '_').slice(0, longestId),
    platform,
    messageId: id,
    threadId,
    sender: cut(isMailOfOwn ? recipients.join(', ') : sender, bounds.snoozedLine),
    subject: cut(subject, bounds.snoozedLine),
    preview: cut(messageText.trim().replaceAll(/\s+/g, ' '), bounds.snoozedLine),
    newestAt: isIncoming ? newestAt : message.at,
    snoozedAt: now,
    ...untilFields(until),
    ...(isIncoming ? {} : { awaits: true as const }),
  };
}

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

/** `waiting` out of the inbox; `back` in it again, since when; `over` long enough to be forgotten. */
type State = { is: 'waiting' } | { is: 'back'; since: Instant } | { is: 'over' };

/** Rule inbox.snooze.2: its time brings a conversation back, and an answer does before it. */
export function stateOf(snooze: Snooze, answers: Answers, now: Instant): State {
  const { until, newestAt, muted } = snooze;
  if (muted === true) return { is: 'waiting' };
  const cameAt = answers.get(threadOf(snooze)) ?? newestAt;
  const dueAt = until !== null && until <= now ? until : null;
  const since = cameAt > newestAt ? cameAt : dueAt;
  if (since === null) return { is: 'waiting' };
  return now - since > keptOnTopMs ? { is: 'over' } : { is: 'back', since };
}

/** The threads of mails that are out of the inbox now, as far as these mails tell. */
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

/** The inbox without what is put off, and with what came back where its return puts it. */
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
    // Who looks for it wants to see it.
    if (found.state.is === 'waiting') return message.isFound === true ? [message] : [];
    return message.id === found.one.messageId ? [{ ...message, backAt: found.state.since }] : [message];
  });
  return kept.toSorted((a, b) => (b.backAt ?? b.at) - (a.backAt ?? a.at));
}

type InThread = Pick<Message, 'platform' | 'threadId'>;
const threadOf = ({ platform, threadId }: InThread) => `${platform} ${threadId}`;
