import type { gmail_v1 } from 'googleapis/build/src/apis/gmail/index.js';
import type { FolderCounts, Mail, MailChanges, MailReader } from '../../ports/mail.ts';
import type { Person } from '../../ports/accounts.ts';
import { retrying } from '../shared/retrying.ts';
import { isFailure } from '../../ports/failure.ts';
import { gmailFor, withToken, type GoogleOptions } from './clients.ts';
import { googleFailure, unexpectedAnswer } from './errors.ts';
import { answerRoom, type AskOptions } from './answer-room.ts';
import { folderLabels } from './folder-labels.ts';
import { changedIn, latestOf } from './mail-history.ts';
import { calendarPartOf, mailOf } from './mail-message.ts';
import { outline, outlinedMail, shortMail } from './mail-outline.ts';
import { shiftIn } from './mail-shift.ts';
import { readEach, type ReadEach } from './read-each.ts';
import { besideReserved, isReserved, tagOf } from './tag-names.ts';

const userId = 'me';
const readAtOnce = 20;
/** Of a conversation that is too large to be read at once. */
const threadLetters = 4_000_000;
const namesKeptMs = 60_000;
const noTags: ReadonlyMap<string, string> = new Map();

export function gmailReader(options: GoogleOptions): MailReader {
  const names = new Map<string, { at: number; byId: ReadonlyMap<string, string> }>();
  const within = answerRoom();

  // Reading and labelling come to the same however often they are done, so every call may be repeated.
  const call = <T>(person: Person, run: (gmail: gmail_v1.Gmail) => Promise<T>) =>
    retrying(() => withToken(options, 'Gmail', person, async (token) => run(await gmailFor(token, options))));

  async function tagNames(person: Person, gmail: gmail_v1.Gmail): Promise<ReadonlyMap<string, string>> {
    const known = names.get(person.uid);
    if (known !== undefined && Date.now() - known.at < namesKeptMs) return known.byId;
    const own = await ownLabels(gmail);
    const byId = new Map(own.map(({ id, name }) => [id, tagOf(name)]));
    names.set(person.uid, { at: Date.now(), byId });
    return byId;
  }

  /** Not repeated as a whole: each mail is tried again by itself. */
  function each<T>(
    person: Person,
    ids: readonly string[],
    read: (gmail: gmail_v1.Gmail, id: string) => Promise<T>,
  ): Promise<ReadEach<T>> {
    if (ids.length === 0) return Promise.resolve({ found: [], unreadable: [] });
    return withToken(options, 'Gmail', person, async (token) => {
      const gmail = await gmailFor(token, options);
      return await readEach(ids, (id) => read(gmail, id), { atOnce: readAtOnce });
    });
  }

  /** As lists show them: the beginning of their words, and of those that are large the snippet. */
  async function mailsOf(person: Person, ids: readonly string[], letters: number) {
    const { found, unreadable } = await each(person, ids, async (gmail, id) => {
      const whole =
        letters === 0
          ? null
          : await within(person.uid, 'listed', async (options) => {
              const { data } = await gmail.users.messages.get({ userId, id, format: 'full' }, options);
              return { mail: shortMail(mailOf(data, noTags), letters), historyId: data.historyId };
            });
      if (whole !== null) return whole;
      const data = await outlineOf(person, (options) =>
        gmail.users.messages.get({ userId, id, format: 'full', fields: outline }, options),
      );
      return { mail: outlinedMail(data, noTags, letters), historyId: data.historyId };
    });
    return { mails: found.map(({ mail }) => mail), unreadable, latest: latestOf(found) };
  }

  async function outlineOf<T>(
    person: Person,
    ask: (options: AskOptions) => Promise<{ data: T }>,
  ): Promise<T> {
    const answer = await within(person.uid, 'opened', async (options) => (await ask(options)).data);
    if (answer === null) throw unexpectedAnswer();
    return answer;
  }

  /** A mail with all its words; of one that is too large to be read, the snippet. */
  async function wholeMail(person: Person, gmail: gmail_v1.Gmail, id: string): Promise<Mail> {
    const whole = await within(person.uid, 'opened', async (options) => {
      const { data } = await gmail.users.messages.get({ userId, id, format: 'full' }, options);
      return mailOf(data, noTags);
    });
    if (whole !== null) return whole;
    const data = await outlineOf(person, (options) =>
      gmail.users.messages.get({ userId, id, format: 'full', fields: outline }, options),
    );
    return outlinedMail(data, noTags);
  }

  /** The mails of a conversation that is too large to be read at once: the newest whole, as far as there is room. */
  async function largeThread(person: Person, gmail: gmail_v1.Gmail, id: string): Promise<Mail[]> {
    const data = await outlineOf(person, (options) =>
      gmail.users.threads.get({ userId, id, format: 'full', fields: `messages(${outline})` }, options),
    );
    const mails: Mail[] = [];
    let room: number = threadLetters;
    for (const message of (data.messages ?? []).toReversed()) {
      const outlined = outlinedMail(message, noTags);
      const mail = room > 0 ? await wholeMail(person, gmail, outlined.id) : outlined;
      room -= (mail.text?.length ?? 0) + (mail.html?.length ?? 0);
      mails.unshift(mail);
    }
    return mails;
  }

  /** Those that are not there. What cannot be looked up is taken to be there: what was done to it was answered. */
  async function missingOf(person: Person, ids: readonly string[]): Promise<string[]> {
    try {
      const { found, unreadable } = await each(person, ids, async (gmail, id) => {
        await gmail.users.messages.get({ userId, id, format: 'minimal', fields: 'id' });
        return id;
      });
      const there = new Set([...found, ...unreadable]);
      return ids.filter((id) => !there.has(id));
    } catch (error) {
      if (!isFailure(error)) throw error;
      return [];
    }
  }

  /** Asked for only where a label is one of the person's own: Google's are words in capitals. */
  async function tagsIn(person: Person, labels: readonly string[]) {
    const isOwn = labels.some((label) => !/^[A-Z_]+$/.test(label));
    return isOwn ? await call(person, (gmail) => tagNames(person, gmail)) : noTags;
  }

  return {
    async list(person, { labelIds, q, maxResults, pageToken, letters }) {
      const [only, ...others] = labelIds;
      const wholeFolder = only !== undefined && others.length === 0 && q === null ? only : null;
      const [{ data: listed }, folder, tags] = await call(person, (gmail) =>
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
          tagNames(person, gmail),
        ]),
      );
      const ids = idsOf(listed.messages);
      const { mails, unreadable, latest } = await mailsOf(person, ids, letters);
      return {
        mails: mails.map((mail) => ({ ...mail, tags: tagsOf(mail, tags) })),
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
        const { mails, unreadable } = await mailsOf(person, changed.came, letters);
        const labelled = [...mails, ...changed.relabelled].flatMap(({ labels }) => labels);
        const tags = await tagsIn(person, labelled);
        return {
          historyId: now,
          isStale: false,
          mails: mails.map((mail) => ({ ...mail, tags: tagsOf(mail, tags) })),
          unreadable,
          relabelled: changed.relabelled.map((one) => ({ ...one, tags: tagsOf(one, tags) })),
          gone: changed.gone,
          shift: shiftIn(history),
        };
      } catch (error) {
        // Gmail forgets after about a week.
        if (isFailure(error, 'not-found')) return stale;
        throw error;
      }
    },

    async shifted(person, historyId) {
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

    standing(person) {
      return call(person, async (gmail) => {
        const { data } = await gmail.users.getProfile({ userId });
        if (typeof data.historyId !== 'string') throw unexpectedAnswer();
        return data.historyId;
      });
    },

    get(person, id) {
      return call(person, async (gmail) => {
        const [mail, tags] = await Promise.all([wholeMail(person, gmail, id), tagNames(person, gmail)]);
        return { ...mail, tags: tagsOf(mail, tags) };
      });
    },

    thread(person, id) {
      return call(person, async (gmail) => {
        const [mails, tags] = await Promise.all([
          within(person.uid, 'opened', async (options) => {
            const { data } = await gmail.users.threads.get({ userId, id, format: 'full' }, options);
            return (data.messages ?? []).map((message) => mailOf(message, noTags));
          }),
          tagNames(person, gmail),
        ]);
        const all = mails ?? (await largeThread(person, gmail, id));
        return all.map((mail) => ({ ...mail, tags: tagsOf(mail, tags) }));
      });
    },

    heads(person, id) {
      return call(person, async (gmail) => {
        const fields = `messages(${outline})`;
        const data = await outlineOf(person, (options) =>
          gmail.users.threads.get({ userId, id, format: 'full', fields }, options),
        );
        return (data.messages ?? []).map((message) => outlinedMail(message, noTags, 0));
      });
    },

    knows(person, address, before) {
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
      return call(person, async (gmail) => {
        const bytes = await within(person.uid, 'file', async (options) =>
          Buffer.from(await attachedText(gmail, { messageId, id }, options), 'base64url'),
        );
        if (bytes === null) throw unexpectedAnswer();
        return new Uint8Array(bytes);
      });
    },

    calendarText(person, messageId) {
      return call(person, async (gmail) => {
        const asked = { userId, id: messageId, format: 'full' };
        const part =
          (await within(person.uid, 'opened', async (options) =>
            calendarPartOf((await gmail.users.messages.get(asked, options)).data),
          )) ??
          calendarPartOf(
            await outlineOf(person, (options) =>
              gmail.users.messages.get({ ...asked, fields: outline }, options),
            ),
          );
        if (part === null) return null;
        const text =
          'data' in part ? part.data : await attachedText(gmail, { messageId, id: part.attachmentId });
        return Buffer.from(text, 'base64url').toString('utf8');
      });
    },

    async relabel(person, ids, { add = [], remove = [] }) {
      const requestBody = { addLabelIds: add, removeLabelIds: remove };
      const [id = '', ...more] = ids;
      if (more.length > 0) {
        await call(person, (gmail) =>
          gmail.users.messages.batchModify({ userId, requestBody: { ids: [...ids], ...requestBody } }),
        );
        // Of a batch, Gmail does not say which of its mails are there.
        return await missingOf(person, ids);
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
      return call(person, async (gmail) => {
        const own = await ownLabels(gmail);
        const named = (wanted: string) =>
          own.find((label) => label.name.toLowerCase() === wanted.toLowerCase())?.id;
        const known = named(name) ?? own.find(({ id }) => id === name)?.id;
        if (known !== undefined) return known;
        const make = async (label: string) => {
          const id = await madeLabel(gmail, label);
          names.delete(person.uid);
          return id;
        };
        const other = besideReserved(name);
        if (isReserved(name)) return named(other) ?? (await make(other));
        try {
          return await make(name);
        } catch (error) {
          // Gmail may keep other names for itself than those that we know of.
          if (!isFailure(googleFailure(error, 'Gmail'), 'invalid')) throw error;
          return named(other) ?? (await make(other));
        }
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

const tagsOf = ({ labels }: { labels: readonly string[] }, tags: ReadonlyMap<string, string>) =>
  labels.flatMap((label) => tags.get(label) ?? []);

/** The person's own labels: those of Gmail's stand for what a mail is, and are no tags. */
async function ownLabels(gmail: gmail_v1.Gmail): Promise<{ id: string; name: string }[]> {
  const { data } = await gmail.users.labels.list({ userId });
  return (data.labels ?? []).flatMap(({ id, name, type }) =>
    type === 'user' && id && name ? [{ id, name }] : [],
  );
}

async function madeLabel(gmail: gmail_v1.Gmail, name: string): Promise<string> {
  const { data } = await gmail.users.labels.create({ userId, requestBody: { name } });
  if (typeof data.id !== 'string') throw unexpectedAnswer();
  return data.id;
}

/** All that happened since, unless that is more than a page. */
async function historySince(gmail: gmail_v1.Gmail, startHistoryId: string) {
  const { data } = await gmail.users.history.list({ userId, startHistoryId });
  const { history = [], historyId, nextPageToken } = data;
  return { history, now: historyId ?? startHistoryId, isWhole: nextPageToken == null };
}

async function attachedText(
  gmail: gmail_v1.Gmail,
  { messageId, id }: { messageId: string; id: string },
  options: Partial<AskOptions> = {},
): Promise<string> {
  const { data } = await gmail.users.messages.attachments.get({ userId, messageId, id }, options);
  if (typeof data.data !== 'string') throw unexpectedAnswer();
  return data.data;
}

const idsOf = (messages: readonly gmail_v1.Schema$Message[] = []) =>
  messages.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
