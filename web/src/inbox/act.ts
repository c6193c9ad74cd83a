import type { BulkAction } from '@crocodile-hub/core/contract/inbox';
import { call } from '../kit/wire/call.ts';
import { isMail, type Message } from './message.ts';

/** How messages are changed at their platforms. */
export type Work = {
  /** The call for a single mail, where there is one. */
  call?: 'markAsRead' | 'markAsUnread' | 'archive' | 'tagMessage';
  /** What Gmail is asked to do with the mail, one after the other. */
  steps: (mail: Message) => readonly BulkAction[];
  /** Whether a channel's message is read afterwards: the only change that channels take. */
  isReadAfter?: boolean;
};

/** Changes one message, by its own call where there is one. Resolves to whether it worked. */
export async function changeOne(message: Message, work: Work, tag: string): Promise<boolean> {
  const params = { id: message.id };
  if (!isMail(message) || work.call === undefined) return (await changeAll([message], work, tag)).size === 0;
  const outcome =
    work.call === 'tagMessage'
      ? await call('tagMessage', { params, body: { tag } })
      : await call(work.call, { params });
  return outcome.ok;
}

/** Changes many messages at once, mails and channels together. Resolves to the ids that failed. */
export async function changeAll(
  messages: readonly Message[],
  { steps, isReadAfter }: Omit<Work, 'call'>,
  tag: string,
): Promise<Set<string>> {
  const mailsBySteps = Object.groupBy(messages.filter(isMail), (mail) => steps(mail).join());
  const done = await Promise.all([
    ...Object.values(mailsBySteps).map((mails = []) => onMails(mails, steps, tag)),
    markOthers(idsOf(messages.filter((message) => !isMail(message))), isReadAfter),
  ]);
  const worked = new Set(done.flat());
  return new Set(idsOf(messages).filter((id) => !worked.has(id)));
}

/**
 * Runs the steps one after the other, each for the mails that passed all steps before. The mails have the same steps.
 * Resolves to the ids that passed all.
 */
async function onMails(mails: readonly Message[], stepsOf: Work['steps'], tag: string): Promise<string[]> {
  let ids = idsOf(mails);
  for (const action of mails[0] === undefined ? [] : stepsOf(mails[0])) {
    if (ids.length === 0) return [];
    const body = { messageIds: ids, action, ...(tag === '' ? {} : { labelId: tag }) };
    const outcome = await call('bulkAction', { query: {}, body });
    if (!outcome.ok) return [];
    ids = outcome.reply.results.filter(({ success }) => success).map(({ id }) => id);
  }
  return ids;
}

async function markOthers(messageIds: string[], read: boolean | undefined): Promise<string[]> {
  if (messageIds.length === 0 || read === undefined) return [];
  const outcome = await call('channelMessageRead', { body: { messageIds, read } });
  return outcome.ok ? messageIds : [];
}

const idsOf = (messages: readonly Message[]) => messages.map(({ id }) => id);
