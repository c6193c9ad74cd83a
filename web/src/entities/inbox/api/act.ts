import type { BulkAction } from '@crocodile-hub/core/contract/inbox';
import { call } from '../../../shared/http/call.ts';
import type { Message } from '../model/message.ts';

export type Verb =
  'markAsRead' | 'markAsUnread' | 'archive' | 'delete' | 'restore' | 'addLabel' | 'star' | 'unstar';

type MessagesAction = { verb: Verb; messages: readonly Message[]; tag?: string };

/**
 * Whether `verb` applies to the message. Messages of channels can only be marked as read or unread. Mail in the trash
 * can be restored, not deleted or archived. Archiving the person's own mail needs the label INBOX.
 */
export function canBe(verb: Verb, { platform, labels, isIncoming }: Message): boolean {
  const isInTrash = labels.includes('TRASH');
  switch (verb) {
    case 'markAsRead':
    case 'markAsUnread':
      return true;
    case 'restore':
      return platform === 'gmail' && isInTrash;
    case 'delete':
      return platform === 'gmail' && !isInTrash;
    case 'archive':
      return platform === 'gmail' && !isInTrash && (isIncoming || labels.includes('INBOX'));
    case 'addLabel':
    case 'star':
    case 'unstar':
      return platform === 'gmail';
    default:
      return verb satisfies never;
  }
}

/** Acts on one message, by its own call where there is one. Resolves to whether it worked. */
export async function act(message: Message, verb: Verb, tag = ''): Promise<boolean> {
  const { id } = message;
  const params = { id };
  if (!isMail(message) || isInBulkAlone(verb))
    return !(await actOnAll({ verb, messages: [message], tag })).has(id);
  const outcome =
    verb === 'addLabel' ? await call('tagMessage', { params, body: { tag } }) : await call(verb, { params });
  return outcome.ok;
}

/** Acts on many messages at once, mails and channels together. Resolves to the ids that failed. */
export async function actOnAll({ verb, messages, tag = '' }: MessagesAction): Promise<Set<string>> {
  const asked = messages.filter((message) => canBe(verb, message));
  const done = await Promise.all([
    verb === 'restore' ? restore(asked) : onMails(idsOf(asked, isMail), [{ action: verb, labelId: tag }]),
    markOthers(idsOf(asked, isOther), verb === 'markAsRead'),
  ]);
  return without(messages, done.flat());
}

/**
 * Puts messages back to what they were before. Pass only those that `verb` had changed. Resolves to the ids that
 * failed.
 */
export async function takeBack({ verb, messages, tag = '' }: MessagesAction): Promise<Set<string>> {
  const mails = messages.filter(isMail);
  // As in Gmail, a mail that leaves the trash does not return to the inbox by itself.
  const [filed, unfiled] = [mails.filter(isInInbox), mails.filter((mail) => !isInInbox(mail))];
  const steps = stepsBack(verb, tag);
  const done = await Promise.all([
    onMails(idsOf(filed), steps),
    onMails(
      idsOf(unfiled),
      steps.filter(({ action }) => action !== 'unarchive'),
    ),
    markOthers(idsOf(messages, isOther), verb === 'markAsUnread'),
  ]);
  return without(messages, done.flat());
}

type Step = { action: BulkAction; labelId?: string };

/** Received mail returns to the inbox, the person's own to where it was. */
async function restore(mails: readonly Message[]): Promise<string[]> {
  const isOwn = ({ isIncoming }: Message) => !isIncoming;
  const done = await Promise.all([
    onMails(idsOf(mails, isOwn), [{ action: 'restore' }]),
    onMails(
      idsOf(mails, ({ isIncoming }) => isIncoming),
      [{ action: 'restore' }, { action: 'unarchive' }],
    ),
  ]);
  return done.flat();
}

/** Verbs without a call for a single message. */
function isInBulkAlone(
  verb: Verb,
): verb is Exclude<Verb, 'markAsRead' | 'markAsUnread' | 'archive' | 'addLabel'> {
  return verb === 'delete' || verb === 'restore' || verb === 'star' || verb === 'unstar';
}

function stepsBack(verb: Verb, tag: string): Step[] {
  switch (verb) {
    case 'markAsRead':
      return [{ action: 'markAsUnread' }];
    case 'markAsUnread':
      return [{ action: 'markAsRead' }];
    case 'archive':
      return [{ action: 'unarchive' }];
    case 'delete':
      return [{ action: 'restore' }, { action: 'unarchive' }];
    case 'restore':
      return [{ action: 'delete' }];
    case 'addLabel':
      return [{ action: 'removeLabel', labelId: tag }];
    case 'star':
      return [{ action: 'unstar' }];
    case 'unstar':
      return [{ action: 'star' }];
    default:
      return verb satisfies never;
  }
}

/**
 * Runs the steps one after the other, each for the mails that passed all steps before. Resolves to the ids that passed
 * all.
 */
async function onMails(messageIds: string[], steps: readonly Step[]): Promise<string[]> {
  let ids = messageIds;
  for (const { action, labelId = '' } of steps) {
    if (ids.length === 0) return [];
    const body = { messageIds: ids, action, ...(labelId === '' ? {} : { labelId }) };
    const outcome = await call('bulkAction', { query: {}, body });
    if (!outcome.ok) return [];
    ids = outcome.reply.results.filter(({ success }) => success).map(({ id }) => id);
  }
  return ids;
}

async function markOthers(messageIds: string[], read: boolean): Promise<string[]> {
  if (messageIds.length === 0) return [];
  const outcome = await call('channelMessageRead', { body: { messageIds, read } });
  return outcome.ok ? messageIds : [];
}

const isMail = ({ platform }: Message) => platform === 'gmail';
const isOther = (message: Message) => !isMail(message);
const isInInbox = ({ labels }: Message) => labels.includes('INBOX');
const idsOf = (messages: readonly Message[], isWanted: (message: Message) => boolean = () => true) =>
  messages.filter(isWanted).map(({ id }) => id);

function without(messages: readonly Message[], done: readonly string[]): Set<string> {
  const worked = new Set(done);
  return new Set(idsOf(messages).filter((id) => !worked.has(id)));
}
