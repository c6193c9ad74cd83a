import type { Instant } from '@crocodile-hub/core/contract/time';
import { snoozeOf, type Until } from '@crocodile-hub/core/domain/snooze';
import { visibleName } from '@crocodile-hub/core/domain/visible-text';
import type { Person } from '../../ports/accounts.ts';
import { isFailure } from '../../ports/failure.ts';
import type { Mail, MailReader } from '../../ports/mail.ts';
import type { Snooze, Snoozes } from '../../ports/workspace.ts';
import { inboxMessage, senderName } from './inbox-message.ts';

type SnoozePorts = { inbox: Pick<MailReader, 'get' | 'threadHeaders'>; snoozes: Snoozes };

const readAtOnce = 10;

/** How a conversation was put off before, without its words: the ledger keeps it longer than those. */
type EarlierSnooze = Pick<Snooze, 'messageId' | 'newestAt' | 'snoozedAt' | 'until' | 'muted'>;

type PutOff = {
  /** How many of the mails are there. */
  mails: number;
  conversations: { id: string; before: EarlierSnooze | null }[];
};

/**
 * Puts off the conversations of these mails until a time: all of them, or none where one cannot be read. The document
 * is the one that the inbox itself writes. One that was put off already moves to the new time. Rule inbox.snooze.1.
 */
export async function snoozeMails(
  { inbox, snoozes }: SnoozePorts,
  person: Person,
  { ids, until, at }: { ids: readonly string[]; until: Instant; at: Instant },
): Promise<PutOff> {
  const read = await eachOf(ids, (id) => ifThere(inbox.get(person, id)));
  // For what the person wrote the inbox waits for an answer instead, which hides nothing.
  const mails = read.flatMap((mail) => (mail !== null && isReceived(mail) ? [mail] : []));
  const firsts = [...new Map(mails.toReversed().map((mail) => [mail.threadId, mail])).values()];
  const wanted = await eachOf(firsts, async (mail) => {
    const thread = (await ifThere(inbox.threadHeaders(person, mail.threadId))) ?? [];
    return snoozeFor(mail, thread, { until, at });
  });
  if (wanted.length === 0) return { mails: 0, conversations: [] };
  const wantedIds = wanted.map(({ id }) => id);
  return await snoozes.transact(person.uid, wantedIds, (known) => ({
    put: wanted,
    result: {
      mails: mails.length,
      conversations: wantedIds.map((id) => ({ id, before: earlier(known.get(id), at) })),
    },
  }));
}

/** Whether a mail came in, so that its conversation can be put off. */
export function isReceived({ labels }: Pick<Mail, 'labels'>): boolean {
  return !labels.includes('SENT') && !labels.includes('DRAFT');
}

/** The mails are in the inbox again, or put off as they were before. What was changed since stays. */
export async function wakeMails(
  { inbox, snoozes }: SnoozePorts,
  person: Person,
  { at, conversations }: Pick<PutOff, 'conversations'> & { at: Instant },
): Promise<void> {
  const restored = await eachOf(
    conversations.flatMap(({ before }) => before ?? []),
    async (before) => {
      const mail = await ifThere(inbox.get(person, before.messageId));
      return mail === null ? [] : [{ ...snoozeFor(mail, [], { until: 'answer', at }), ...before }];
    },
  );
  const byId = new Map(restored.flat().map((one) => [one.id, one]));
  const ids = conversations.map(({ id }) => id);
  await snoozes.transact(person.uid, ids, (known) => {
    const ours = ids.filter((id) => known.get(id)?.snoozedAt === at);
    return {
      put: ours.flatMap((id) => byId.get(id) ?? []),
      end: ours.filter((id) => !byId.has(id)),
      result: undefined,
    };
  });
}

function snoozeFor(
  mail: Mail,
  thread: readonly Mail[],
  { until, at }: { until: Until; at: Instant },
): Snooze {
  const message = inboxMessage(mail, { whole: false });
  const sender = visibleName(message.sender) || senderName({ from: null });
  const messages = thread.map(({ threadId, sentAt }) => ({
    platform: 'gmail' as const,
    threadId,
    at: sentAt,
  }));
  return snoozeOf({ ...message, sender, at: mail.sentAt }, { messages, until, now: at });
}

/** What the same try wrote before is nothing earlier. */
function earlier(known: Snooze | undefined, at: Instant): EarlierSnooze | null {
  if (known === undefined || known.snoozedAt === at) return null;
  const { messageId, newestAt, snoozedAt, until, muted } = known;
  return { messageId, newestAt, snoozedAt, until, ...(muted === undefined ? {} : { muted }) };
}

async function ifThere<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (isFailure(error, 'not-found')) return null;
    throw error;
  }
}

/** A few at once: each costs Google a call. */
async function eachOf<T, R>(all: readonly T[], read: (one: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (let start = 0; start < all.length; start += readAtOnce)
    done.push(...(await Promise.all(all.slice(start, start + readAtOnce).map(read))));
  return done;
}
