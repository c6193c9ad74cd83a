import type { gmail_v1 } from 'googleapis/build/src/apis/gmail/index.js';
import { isAutomaticMail } from '@crocodile-hub/core/domain/automatic-mail';
import type { MailPeople } from '../../ports/mail.ts';
import type { MailWalk } from '../../ports/people.ts';
import { isFailure } from '../../ports/failure.ts';
import { addressList } from './address-list.ts';
import { gmailCalls, type GoogleOptions } from './clients.ts';
import { ifMissing, unexpectedAnswer } from './errors.ts';
import { currentHistoryId } from './mail-history.ts';
import { headerOf, idsOf } from './mail-headers.ts';
import { readEach } from './read-each.ts';

/** The parts of a mail that are read to know its people: headers only, without its text. */
export const peopleFormat = {
  format: 'metadata',
  metadataHeaders: [
    'From',
    'To',
    'Cc',
    'Bcc',
    'Subject',
    'In-Reply-To',
    'References',
    'List-Id',
    'List-Unsubscribe',
    'Precedence',
    'Auto-Submitted',
    'X-Autoreply',
    'X-Autorespond',
    'Content-Type',
    'Return-Path',
  ],
};

const me = 'me';
const pageSize = 100;
const atOnce = 10;

/**
 * Reads all mail for its people. A page costs Gmail 505 of the 15,000 units that a person has in a minute; the caller
 * must stay far below that.
 */
export function gmailWalk(options: GoogleOptions): MailWalk {
  const { call } = gmailCalls(options);

  /** A mail that cannot be read is skipped. Too many calls end the page, since Google would refuse all that follow. */
  async function peopleOf(gmail: gmail_v1.Gmail, ids: readonly string[]): Promise<MailPeople[]> {
    const read = async (id: string) =>
      peopleIn((await gmail.users.messages.get({ userId: me, id, ...peopleFormat })).data);
    const { found } = await readEach(ids, read, { atOnce, fatal: ['rate-limited'] });
    return found.flat();
  }

  return {
    position: (person) => call(person, currentHistoryId),

    async page(person, pageToken) {
      try {
        return await call(person, async (gmail) => {
          const at = pageToken === null ? {} : { pageToken };
          const { data } = await gmail.users.messages.list({ userId: me, maxResults: pageSize, ...at });
          const mails = await peopleOf(gmail, idsOf(data.messages));
          return { mails, next: data.nextPageToken ?? null };
        });
      } catch (error) {
        if (pageToken !== null && isFailure(error, 'invalid')) return 'refused';
        throw error;
      }
    },

    since: (person, historyId) =>
      call(person, async (gmail) => {
        const { data } = await gmail.users.history.list({
          userId: me,
          startHistoryId: historyId,
          historyTypes: ['messageAdded'],
          maxResults: pageSize,
        });
        const added = (data.history ?? []).flatMap(({ messagesAdded }) => messagesAdded ?? []);
        const ids = [...new Set(idsOf(added.flatMap(({ message }) => message ?? [])))];
        const isMore = data.nextPageToken != null;
        const last = data.history?.at(-1)?.id;
        const reached = isMore ? last : data.historyId;
        if (typeof reached !== 'string') throw unexpectedAnswer();
        return { mails: await peopleOf(gmail, ids), historyId: reached, isMore };
      }).catch(ifMissing('too-old' as const)),
  };
}

const sentLabel = 'SENT';
const withoutPeople = ['DRAFT', 'SPAM', 'TRASH', 'CHAT'];
const bulkLabel = 'CATEGORY_PROMOTIONS';
/** A mail that is passed on names what it came from too, but the person chose whom it goes to. */
const passedOn = /^\s*fwd?:/i;

/** Drafts, spam, deleted mails and chats are left out: they do not show whom the person writes to. */
export function peopleIn({
  threadId,
  internalDate,
  labelIds,
  payload,
}: gmail_v1.Schema$Message): MailPeople[] {
  const labels = labelIds ?? [];
  if (typeof threadId !== 'string' || labels.some((label) => withoutPeople.includes(label))) return [];
  const headers = payload?.headers ?? [];
  const header = (name: string) => headerOf(headers, name) ?? '';
  const named = (name: string) => addressList(header(name));
  return [
    {
      threadId,
      at: Number(internalDate ?? 0),
      isSent: labels.includes(sentLabel),
      from: named('From')[0] ?? null,
      to: ['To', 'Cc', 'Bcc'].flatMap(named),
      isBulk:
        labels.includes(bulkLabel) ||
        header('List-Id') !== '' ||
        header('List-Unsubscribe') !== '' ||
        isAutomaticMail(header),
      isAnswer:
        (header('In-Reply-To') !== '' || header('References') !== '') && !passedOn.test(header('Subject')),
    },
  ];
}
