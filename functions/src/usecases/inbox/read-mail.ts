import type * as z from 'zod/mini';
import type { emailListItem, inboxPage, InboxMessage } from '@crocodile-hub/core/contract/inbox';
import { safeFileName } from '@crocodile-hub/core/domain/file-name';
import { limits } from '@crocodile-hub/core/domain/limits';
import { isBareAddress } from '@crocodile-hub/core/domain/mail-address';
import type { Person } from '../../ports/accounts.ts';
import { Failure, issue } from '../../ports/failure.ts';
import type { FolderCounts, Mail } from '../../ports/mail.ts';
import type { Ports } from '../../ports/ports.ts';
import { logProblem } from '../log-problem.ts';
import { inboxMessage, listedLetters, senderName } from './inbox-message.ts';

type ReadMailPorts = Pick<Ports, 'inbox'>;
type ThreadPorts = ReadMailPorts & Pick<Ports, 'log'>;

export type ListQuery = {
  maxResults?: number | undefined;
  pageToken?: string | undefined;
  labelIds?: string | undefined;
  q?: string | undefined;
};

/** GET /api/email: the newest of the inbox, as lists show them. */
export async function listEmails(
  ports: ReadMailPorts,
  person: Person,
): Promise<z.output<typeof emailListItem>[]> {
  const query = {
    labelIds: ['INBOX'],
    q: null,
    maxResults: limits.inboxPageSize,
    pageToken: null,
    letters: 0,
  };
  const { mails } = await ports.inbox.list(person, query);
  return mails.map((mail) => ({
    id: mail.id,
    sender: senderName(mail),
    from: senderName(mail),
    subject: mail.subject,
    threadId: mail.threadId,
    unread: mail.labels.includes('UNREAD'),
    labels: [...mail.labels],
    timestamp: new Date(mail.sentAt).toISOString(),
  }));
}

export async function listInbox(
  ports: ReadMailPorts,
  person: Person,
  { maxResults, pageToken, labelIds, q }: ListQuery,
): Promise<z.output<typeof inboxPage>> {
  const page = await ports.inbox.list(person, {
    labelIds: (labelIds ?? '').split(',').filter((label) => label !== ''),
    q: q ?? null,
    maxResults: maxResults ?? limits.inboxPageSize,
    pageToken: pageAsked(pageToken),
    letters: listedLetters,
  });
  return {
    success: true,
    messages: page.mails.map((mail) => inboxMessage(mail, { whole: false })),
    unreadable: page.unreadable,
    nextPageToken: page.nextPageToken,
    totalMessages: page.total,
    historyId: page.historyId,
  };
}

/** Null is the first page: so is an empty token, which programs send that always name one. */
export function pageAsked(pageToken: string | undefined): string | null {
  return pageToken === undefined || pageToken === '' ? null : pageToken;
}

/** Rule mail.thread.1: a thread's id has at least ten characters. */
export async function readThread(
  ports: ThreadPorts,
  person: Person,
  threadId: string,
): Promise<{ success: true; messages: InboxMessage[] }> {
  if (threadId.length < limits.threadIdMinLength) {
    throw new Failure('invalid', 'invalidConversation', {
      issues: [issue('threadId', 'invalidConversation')],
    });
  }
  const mails = await ports.inbox.thread(person, threadId);
  const stranger = await firstOfStranger(ports, person, mails);
  const messages = mails.map((mail) => ({
    ...inboxMessage(mail, { whole: true }),
    ...(mail === stranger ? { isFirstOfSender: true } : {}),
  }));
  return { success: true, messages };
}

/** The mail that began the conversation, if nobody had heard of its sender before. Rule inbox.sender.2. */
async function firstOfStranger(
  { inbox, log }: ThreadPorts,
  person: Person,
  mails: readonly Mail[],
): Promise<Mail | null> {
  const [first] = mails.toSorted((one, other) => one.sentAt - other.sentAt);
  const address = first?.from?.address;
  const isOwn = first === undefined || first.labels.includes('SENT') || first.labels.includes('DRAFT');
  // The address goes into a search: only what is one by its form.
  if (isOwn || address === undefined || !isBareAddress(address)) return null;
  try {
    return (await inbox.hasMailWith(person, address, first.sentAt)) ? null : first;
  } catch (error) {
    // The conversation is shown without this.
    logProblem(log, 'thread.sender-unknown', error);
    return null;
  }
}

export async function readMail(
  ports: ReadMailPorts,
  person: Person,
  id: string,
): Promise<{ success: true; message: InboxMessage }> {
  return { success: true, message: inboxMessage(await ports.inbox.get(person, id), { whole: true }) };
}

export function folderUnread(counts: FolderCounts): Record<keyof FolderCounts, number> {
  const { inbox, sent, drafts, trash } = counts;
  // Nobody leaves a draft unread: its badge counts the drafts.
  return { inbox: inbox.unread, sent: sent.unread, drafts: drafts.total, trash: trash.unread };
}

/** A file from somebody's mail: always a download, whatever it says it is. */
export async function downloadAttachment(
  ports: Pick<Ports, 'inbox'>,
  person: Person,
  { messageId, attachmentId, filename }: { messageId: string; attachmentId: string; filename: string },
): Promise<{ bytes: Uint8Array<ArrayBuffer>; filename: string }> {
  const bytes = await ports.inbox.attachment(person, messageId, attachmentId);
  return { bytes, filename: safeFileName(filename) };
}
