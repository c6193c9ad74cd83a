import type { SocialMessage } from '@crocodile-hub/core/contract/channels';
import { type BulkAction, type InboxMessage, labelChanges } from '@crocodile-hub/core/contract/inbox';
import { mailStatus } from '@crocodile-hub/core/domain/mail-status';
import { type Answering, failed, replied } from './answers.ts';
import { stage } from './stage.ts';

type Mail = Partial<InboxMessage>;

/** A mail as the server sends it: received from Dana and unread, unless the test says otherwise. */
export function aMail(over: Mail = {}): InboxMessage {
  const labels = over.labels ?? ['INBOX', 'UNREAD'];
  return {
    id: `mail-${crypto.randomUUID()}`,
    threadId: `thread-${crypto.randomUUID()}`,
    platform: 'gmail',
    sender: 'Dana Cohen',
    senderEmail: 'dana@example.com',
    recipients: ['noa@example.com'],
    replyTo: [],
    cc: [],
    subject: 'The quote',
    messageText: 'Here it is',
    html: null,
    timestamp: new Date().toISOString(),
    isIncoming: true,
    direction: 'inbound',
    tags: [],
    attachments: [],
    pictures: [],
    hasInvitation: false,
    canUnsubscribe: false,
    isConfirmed: true,
    ...over,
    labels,
    status: mailStatus(labels),
    isUnread: labels.includes('UNREAD'),
  };
}

/** A message by Instagram. */
export const aDirectMessage = (over: Partial<SocialMessage> = {}): SocialMessage => ({
  id: 'ig-1',
  platform: 'instagram',
  direction: 'inbound',
  from: '7711',
  fromName: 'Maya Azulay',
  to: '1',
  content: 'Is the workshop still open?',
  timestamp: Date.now() - 3_600_000,
  threadKey: '7711',
  read: false,
  sourceMeta: { delivery: null },
  ...over,
});

export type Mailbox = {
  /** The present mails, oldest first. */
  mails: () => readonly InboxMessage[];
  arrives: (mail?: Mail) => InboxMessage;
  /** Changes labels as another device would. */
  relabel: (ids: readonly string[], change: { add?: string[]; remove?: string[] }) => void;
  /** The answer to `inboxMessages`, for a test that delays it. */
  list: Answering<'inboxMessages'>;
};

/** Gives the server this mailbox: it lists it by folder and page, and carries out the calls. */
export function givenMailbox(...given: Mail[]): Mailbox {
  const { api } = stage();
  let mails: InboxMessage[] = [];
  const arrives = (mail: Mail = {}) => {
    // Each mail is newer than those before it, and none is in the future.
    const timestamp = new Date(Date.now() - 60_000 + mails.length * 1_000).toISOString();
    const arrived = aMail({ timestamp, ...mail });
    mails = [...mails, arrived];
    return arrived;
  };
  for (const mail of given) arrives(mail);

  const edit = (ids: readonly string[], change: (mail: InboxMessage) => Mail) => {
    mails = mails.map((mail) => (ids.includes(mail.id) ? aMail({ ...mail, ...change(mail) }) : mail));
  };
  const relabel: Mailbox['relabel'] = (ids, { add = [], remove = [] }) =>
    edit(ids, ({ labels }) => ({
      labels: [...new Set([...labels.filter((label) => !remove.includes(label)), ...add])],
    }));
  const act = (ids: readonly string[], action: BulkAction, label: string) => {
    if (action === 'addLabel') edit(ids, ({ tags }) => ({ tags: [...tags, label] }));
    else if (action === 'removeLabel')
      edit(ids, ({ tags }) => ({ tags: tags.filter((tag) => tag !== label) }));
    else relabel(ids, changes[action]);
  };

  const list: Answering<'inboxMessages'> = ({ query: { labelIds = '', maxResults = 25, pageToken } }) => {
    const inFolder = mails.filter(({ labels }) => isIn(labels, labelIds)).toReversed();
    const from = Number(pageToken ?? 0);
    const to = from + maxResults;
    return replied<'inboxMessages'>({
      success: true,
      messages: inFolder.slice(from, to),
      nextPageToken: to < inFolder.length ? String(to) : null,
      totalMessages: inFolder.length,
      historyId: '1',
    });
  };
  const unreadIn = (label: string) =>
    mails.filter(({ labels, isUnread }) => isUnread && labels.includes(label)).length;

  api.on('inboxMessages', list);
  api.on('inboxNews', ({ query: { historyId = null } }) =>
    replied<'inboxNews'>({
      success: true,
      historyId,
      isStale: false,
      mails: [],
      relabelled: [],
      gone: [],
      messages: [],
    }),
  );
  api.on('unreadCounts', () =>
    replied<'unreadCounts'>({
      success: true,
      counts: { gmail: unreadIn('INBOX'), messenger: 0, instagram: 0, total: unreadIn('INBOX') },
      folders: {
        inbox: unreadIn('INBOX'),
        sent: unreadIn('SENT'),
        drafts: unreadIn('DRAFT'),
        trash: unreadIn('TRASH'),
      },
      hasModel: true,
    }),
  );
  api.on('inboxThread', ({ params }) => {
    const messages = mails.filter(({ threadId }) => threadId === params.threadId);
    return messages.length === 0 ? failed('not-found') : replied<'inboxThread'>({ success: true, messages });
  });
  api.on('inboxMessage', ({ params }) => {
    const message = mails.find(({ id }) => id === params.id);
    return message === undefined ? failed('not-found') : replied<'inboxMessage'>({ success: true, message });
  });
  for (const name of ['messengerMessages', 'instagramMessages', 'smsMessages', 'whatsappMessages'] as const)
    api.reply(name, { success: true, messages: [] });
  for (const name of ['markAsRead', 'markAsUnread', 'archive'] as const) {
    api.on(name, ({ params }) => {
      act([params.id], name, '');
      return replied<typeof name>({ success: true });
    });
  }
  api.on('tagMessage', ({ params, body }) => {
    act([params.id], 'addLabel', body.tag);
    return replied<'tagMessage'>({ success: true });
  });
  api.on('bulkAction', ({ body: { messageIds, action, labelId } }) => {
    act(messageIds, action, labelId ?? '');
    return replied<'bulkAction'>({
      success: true,
      results: messageIds.map((id) => ({ id, success: true })),
    });
  });
  return { mails: () => mails, arrives, relabel, list };
}

/** As in Gmail: without a label all mail is meant, and what is in the trash or in spam stands nowhere else. */
function isIn(labels: readonly string[], label: string): boolean {
  if (label === 'TRASH' || label === 'SPAM') return labels.includes(label);
  return (label === '' || labels.includes(label)) && !labels.includes('TRASH') && !labels.includes('SPAM');
}

const changes = {
  ...labelChanges,
  delete: { add: ['TRASH'], remove: ['INBOX'] },
  restore: { remove: ['TRASH'] },
};
