import type { gmail_v1 } from 'googleapis/build/src/apis/gmail/index.js';
import type { FolderCounts, MailChanges, MailReader } from '../../ports/mail.ts';
import type { Person } from '../../ports/accounts.ts';
import { isFailure } from '../../ports/failure.ts';
import { retrying } from '../shared/retrying.ts';
import { gmailFor, withToken, type GoogleOptions } from './clients.ts';
import { unexpectedAnswer } from './errors.ts';
import { folderLabels, gmailTags, noTags, tagsOf } from './gmail-labels.ts';
import { gmailMails, readAtOnce } from './gmail-mails.ts';
import { changedIn } from './mail-history.ts';
import { shiftIn } from './mail-shift.ts';

const userId = 'me';

export function gmailReader(options: GoogleOptions): MailReader {
  const tags = gmailTags();
  const mails = gmailMails(options);

  // Reading and labelling come to the same however often they are done, so every call may be repeated.
  const call = <T>(person: Person, run: (gmail: gmail_v1.Gmail) => Promise<T>) =>
    retrying(() => withToken(options, 'Gmail', person, async (token) => run(await gmailFor(token, options))));

  /** Asked for only where a label is one of the person's own: Google's are words in capitals. */
  async function tagsIn(person: Person, labels: readonly string[]) {
    const isOwn = labels.some((label) => !/^[A-Z_]+$/.test(label));
    return isOwn ? await call(person, (gmail) => tags.names(person.uid, gmail)) : noTags;
  }

  return {
    async list(person, { labelIds, q, maxResults, pageToken, letters }) {
      const [only, ...others] = labelIds;
      const wholeFolder = only !== undefined && others.length === 0 && q === null ? only : null;
      const [{ data: listed }, folder, names] = await call(person, (gmail) =>
        Promise.all([
          gmail.users.messages.list({
            userId,
            maxResults,
            includeSpamTrash: labelIds.includes(folderLabels.trash),
            ...(labelIds.length === 0 ? {} : { labelIds: [...labelIds] }),
            ...(q === null ? {} : { q }),
            ...(pageToken === null ? {} : { pageToken }),
          }),
          wholeFolder === null ? null : gmail.users.labels.get({ userId, id: wholeFolder }),
          tags.names(person.uid, gmail),
        ]),
      );
      const ids = idsOf(listed.messages);
      const { found, unreadable, latest } = await mails.listed(person, ids, letters);
      return {
        mails: found.map((mail) => ({ ...mail, tags: tagsOf(mail, names) })),
        unreadable,
        historyId: latest,
        nextPageToken: listed.nextPageToken ?? null,
        // Gmail only estimates a list; of a whole folder it knows the number.
        total: folder?.data.messagesTotal ?? listed.resultSizeEstimate ?? ids.length,
      };
    },

    async changes(person, { labelId, historyId, letters }) {
      const stale: MailChanges = {
        historyId,
        isStale: true,
        mails: [],
        unreadable: [],
        relabelled: [],
        gone: [],
        shift: null,
      };
      try {
        // Not asked for the folder alone: what leaves a folder is not told under its label.
        const { history, now, isWhole } = await call(person, (gmail) => historySince(gmail, historyId));
        const changed = changedIn(history, labelId);
        if (!isWhole || changed.came.length > readAtOnce) return { ...stale, historyId: now };
        const { found, unreadable } = await mails.listed(person, changed.came, letters);
        const labelled = [...found, ...changed.relabelled].flatMap(({ labels }) => labels);
        const names = await tagsIn(person, labelled);
        return {
          historyId: now,
          isStale: false,
          mails: found.map((mail) => ({ ...mail, tags: tagsOf(mail, names) })),
          unreadable,
          relabelled: changed.relabelled.map((one) => ({ ...one, tags: tagsOf(one, names) })),
          gone: changed.gone,
          shift: shiftIn(history),
        };
      } catch (error) {
        // Gmail forgets after about a week.
        if (isFailure(error, 'not-found')) return stale;
        throw error;
      }
    },

    async shiftSince(person, historyId) {
      try {
        return await call(person, async (gmail) => {
          const { history, now, isWhole } = await historySince(gmail, historyId);
          return isWhole ? { historyId: now, shift: shiftIn(history) } : null;
        });
      } catch (error) {
        if (isFailure(error, 'not-found')) return null;
        throw error;
      }
    },

    currentHistoryId(person) {
      return call(person, async (gmail) => {
        const { data } = await gmail.users.getProfile({ userId });
        if (typeof data.historyId !== 'string') throw unexpectedAnswer();
        return data.historyId;
      });
    },

    get(person, id) {
      return call(person, async (gmail) => {
        const [mail, names] = await Promise.all([
          mails.in(person, gmail).mail(id),
          tags.names(person.uid, gmail),
        ]);
        return { ...mail, tags: tagsOf(mail, names) };
      });
    },

    thread(person, id) {
      return call(person, async (gmail) => {
        const [all, names] = await Promise.all([
          mails.in(person, gmail).thread(id),
          tags.names(person.uid, gmail),
        ]);
        return all.map((mail) => ({ ...mail, tags: tagsOf(mail, names) }));
      });
    },

    threadHeaders(person, id) {
      return call(person, (gmail) => mails.in(person, gmail).threadHeaders(id));
    },

    hasMailWith(person, address, before) {
      return call(person, async (gmail) => {
        const q = `{from:"${address}" to:"${address}"} before:${Math.floor(before / 1000)} -in:drafts`;
        const { data } = await gmail.users.messages.list({
          userId,
          q,
          maxResults: 1,
          includeSpamTrash: true,
        });
        return idsOf(data.messages).length > 0;
      });
    },

    attachment(person, messageId, id) {
      return call(person, (gmail) => mails.in(person, gmail).attachment({ messageId, id }));
    },

    calendarText(person, messageId) {
      return call(person, (gmail) => mails.in(person, gmail).calendarText(messageId));
    },

    async relabel(person, ids, { add = [], remove = [] }) {
      const requestBody = { addLabelIds: add, removeLabelIds: remove };
      const [id = '', ...more] = ids;
      if (more.length > 0) {
        await call(person, (gmail) =>
          gmail.users.messages.batchModify({ userId, requestBody: { ids: [...ids], ...requestBody } }),
        );
        // Of a batch, Gmail does not say which of its mails are there.
        return await mails.missing(person, ids);
      }
      try {
        await call(person, (gmail) => gmail.users.messages.modify({ userId, id, requestBody }));
        return [];
      } catch (error) {
        if (isFailure(error, 'not-found')) return [id];
        throw error;
      }
    },

    async trash(person, id) {
      await call(person, (gmail) => gmail.users.messages.trash({ userId, id }));
    },

    async untrash(person, id) {
      await call(person, (gmail) => gmail.users.messages.untrash({ userId, id }));
    },

    labelId(person, name) {
      return call(person, (gmail) => tags.labelId(person.uid, gmail, name));
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

/** All that happened since, unless that is more than a page. */
async function historySince(gmail: gmail_v1.Gmail, startHistoryId: string) {
  const { data } = await gmail.users.history.list({ userId, startHistoryId });
  const { history = [], historyId, nextPageToken } = data;
  return { history, now: historyId ?? startHistoryId, isWhole: nextPageToken == null };
}

const idsOf = (messages: readonly gmail_v1.Schema$Message[] = []) =>
  messages.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
