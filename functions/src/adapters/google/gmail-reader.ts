import type { gmail_v1 } from 'googleapis/build/src/apis/gmail/index.js';
import type { FolderCounts, Mail, MailReader } from '../../ports/mail-reader.ts';
import type { Person } from '../../ports/person.ts';
import { retrying } from '../shared/retrying.ts';
import { gmailFor, withToken, type GoogleOptions } from './clients.ts';
import { unexpectedAnswer } from './errors.ts';
import { mailOf } from './mail-message.ts';

const userId = 'me';
const readAtOnce = 20;
const namesKeptMs = 60_000;

const folderLabels = { inbox: 'INBOX', sent: 'SENT', drafts: 'DRAFT', trash: 'TRASH' } as const;

export function gmailReader(options: GoogleOptions): MailReader {
  const names = new Map<string, { at: number; byId: ReadonlyMap<string, string> }>();

  // Reading and labelling come to the same however often they are done, so every call may be repeated.
  const call = <T>(person: Person, run: (gmail: gmail_v1.Gmail) => Promise<T>) =>
    retrying(() => withToken(options, 'Gmail', person, async (token) => run(await gmailFor(token, options))));

  async function tagNames(person: Person, gmail: gmail_v1.Gmail): Promise<ReadonlyMap<string, string>> {
    const known = names.get(person.uid);
    if (known !== undefined && Date.now() - known.at < namesKeptMs) return known.byId;
    const { data } = await gmail.users.labels.list({ userId });
    const own = (data.labels ?? []).filter(({ type }) => type === 'user');
    const byId = new Map(own.flatMap(({ id, name }): [string, string][] => (id && name ? [[id, name]] : [])));
    names.set(person.uid, { at: Date.now(), byId });
    return byId;
  }

  async function mailsOf(gmail: gmail_v1.Gmail, ids: readonly string[], tags: ReadonlyMap<string, string>) {
    const mails: Mail[] = [];
    for (let start = 0; start < ids.length; start += readAtOnce) {
      const batch = ids.slice(start, start + readAtOnce);
      const read = await Promise.all(
        batch.map((id) => gmail.users.messages.get({ userId, id, format: 'full' })),
      );
      mails.push(...read.map(({ data }) => mailOf(data, tags)));
    }
    return mails;
  }

  return {
    list(person, { labelIds, q, maxResults, pageToken }) {
      return call(person, async (gmail) => {
        const [only, ...others] = labelIds;
        const wholeFolder = only !== undefined && others.length === 0 && q === null ? only : null;
        const [listed, folder, tags] = await Promise.all([
          gmail.users.messages.list({
            userId,
            maxResults,
            includeSpamTrash: labelIds.includes(folderLabels.trash),
            ...(labelIds.length === 0 ? {} : { labelIds: [...labelIds] }),
            ...(q === null ? {} : { q }),
            ...(pageToken === null ? {} : { pageToken }),
          }),
          wholeFolder === null ? null : gmail.users.labels.get({ userId, id: wholeFolder }),
          tagNames(person, gmail),
        ]);
        const ids = (listed.data.messages ?? []).flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
        return {
          mails: await mailsOf(gmail, ids, tags),
          nextPageToken: listed.data.nextPageToken ?? null,
          // Gmail only estimates a list; of a whole folder it knows the number.
          total: folder?.data.messagesTotal ?? listed.data.resultSizeEstimate ?? ids.length,
        };
      });
    },

    get(person, id) {
      return call(person, async (gmail) => {
        const [{ data }, tags] = await Promise.all([
          gmail.users.messages.get({ userId, id, format: 'full' }),
          tagNames(person, gmail),
        ]);
        return mailOf(data, tags);
      });
    },

    thread(person, id) {
      return call(person, async (gmail) => {
        const [{ data }, tags] = await Promise.all([
          gmail.users.threads.get({ userId, id, format: 'full' }),
          tagNames(person, gmail),
        ]);
        return (data.messages ?? []).map((message) => mailOf(message, tags));
      });
    },

    attachment(person, messageId, id) {
      return call(person, async (gmail) => {
        const { data } = await gmail.users.messages.attachments.get({ userId, messageId, id });
        if (typeof data.data !== 'string') throw unexpectedAnswer();
        return new Uint8Array(Buffer.from(data.data, 'base64url'));
      });
    },

    async relabel(person, ids, { add = [], remove = [] }) {
      await call(person, (gmail) =>
        gmail.users.messages.batchModify({
          userId,
          requestBody: { ids: [...ids], addLabelIds: add, removeLabelIds: remove },
        }),
      );
    },

    async trash(person, id) {
      await call(person, (gmail) => gmail.users.messages.trash({ userId, id }));
    },

    async untrash(person, id) {
      await call(person, (gmail) => gmail.users.messages.untrash({ userId, id }));
    },

    labelId(person, name) {
      return call(person, async (gmail) => {
        const { data } = await gmail.users.labels.list({ userId });
        const wanted = name.toLowerCase();
        const known = (data.labels ?? []).find(
          (label) => label.id === name || label.name?.toLowerCase() === wanted,
        );
        if (typeof known?.id === 'string') return known.id;
        const made = await gmail.users.labels.create({ userId, requestBody: { name } });
        names.delete(person.uid);
        if (typeof made.data.id !== 'string') throw unexpectedAnswer();
        return made.data.id;
      });
    },

    counts(person) {
      return call(person, async (gmail): Promise<FolderCounts> => {
        const [inbox, sent, drafts, trash] = await Promise.all(
          Object.values(folderLabels).map(async (id) => {
            const { data } = await gmail.users.labels.get({ userId, id });
            return { unread: data.messagesUnread ?? 0, total: data.messagesTotal ?? 0 };
          }),
        );
        const none = { unread: 0, total: 0 };
        return { inbox: inbox ?? none, sent: sent ?? none, drafts: drafts ?? none, trash: trash ?? none };
      });
    },

    async ping(person) {
      await call(person, (gmail) => gmail.users.getProfile({ userId }));
    },
  };
}
