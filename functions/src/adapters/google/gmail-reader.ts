import type { gmail_v1 } from 'googleapis/build/src/apis/gmail/index.js';
import type { Instant } from '@crocodile-hub/core/contract/time';
import type {
  FolderCounts,
  FoundCount,
  Mail,
  MailChanges,
  MailPage,
  MailQuery,
  MailReader,
} from '../../ports/mail.ts';
import type { Person } from '../../ports/accounts.ts';
import { isFailure } from '../../ports/failure.ts';
import { gmailCalls, type GoogleOptions } from './clients.ts';
import { ifMissing } from './errors.ts';
import { folderLabels, gmailTags, noTags, tagsOf, type TagNames } from './gmail-labels.ts';
import { gmailMails, readAtOnce } from './gmail-mails.ts';
import { idsOf } from './mail-headers.ts';
import { changedIn, currentHistoryId } from './mail-history.ts';
import { shiftIn } from './mail-shift.ts';

const userId = 'me';

/** The most that Gmail lists at once, for the units of any list. */
const listedAtOnce = 500;
const mostListsCounted = 4;

type Client = gmail_v1.Gmail;

type MailAccess = {
  /** Asks Gmail for a person. */
  call: <T>(person: Person, ask: (gmail: Client) => Promise<T>) => Promise<T>;
  mails: ReturnType<typeof gmailMails>;
  tags: ReturnType<typeof gmailTags>;
};

export function gmailReader(options: GoogleOptions, mails = gmailMails(options)): MailReader {
  const tags = gmailTags(options.now);
  // Reading and labelling come to the same however often they are done, so every call may be repeated.
  const { repeatable: call } = gmailCalls(options);
  const access: MailAccess = { call, mails, tags };

  return {
    list: (person, query) => listFolder(access, person, query),
    changes: (person, since) => changesSince(access, person, since),
    shiftSince: (person, historyId) => shiftSince(access, person, historyId),
    currentHistoryId: (person) => call(person, currentHistoryId),
    get: (person, id) => openMail(access, person, id),
    thread: (person, id) => openThread(access, person, id),
    threadHeaders: (person, id) => call(person, (gmail) => mails.in(person, gmail).threadHeaders(id)),
    hasMailWith: (person, address, before) => call(person, (gmail) => hasMailWith(gmail, address, before)),
    attachment: (person, messageId, id) =>
      call(person, (gmail) => mails.in(person, gmail).attachment({ messageId, id })),
    calendarText: (person, messageId) =>
      call(person, (gmail) => mails.in(person, gmail).calendarText(messageId)),
    relabel: (person, ids, change) => relabel(access, person, ids, change),
    labelsOf: (person, ids) => mails.labelsOf(person, ids),
    async trash(person, id) {
      await call(person, (gmail) => gmail.users.messages.trash({ userId, id }));
    },
    async untrash(person, id) {
      await call(person, (gmail) => gmail.users.messages.untrash({ userId, id }));
    },
    labelId: (person, name) => call(person, (gmail) => tags.labelId(person.uid, gmail, name)),
    knownLabelId: (person, name) => call(person, (gmail) => tags.knownLabelId(gmail, name)),
    counts: (person) => call(person, countFolders),
    countFound: (person, q) => countFound(access, person, q),
    async ping(person) {
      await call(person, (gmail) => gmail.users.getProfile({ userId }));
    },
  };
}

async function listFolder(
  { call, mails, tags }: MailAccess,
  person: Person,
  { labelIds, q, maxResults, pageToken, letters }: MailQuery,
): Promise<MailPage> {
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
    mails: found.map((mail) => tagged(mail, names)),
    unreadable,
    historyId: latest,
    nextPageToken: listed.nextPageToken ?? null,
    // Gmail only estimates a list; of a whole folder it knows the number.
    total: folder?.data.messagesTotal ?? listed.resultSizeEstimate ?? ids.length,
  };
}

async function changesSince(
  access: MailAccess,
  person: Person,
  { labelId, historyId, letters }: Parameters<MailReader['changes']>[1],
): Promise<MailChanges> {
  const stale: MailChanges = {
    historyId,
    isStale: true,
    mails: [],
    unreadable: [],
    relabelled: [],
    gone: [],
    shift: null,
  };
  const { call, mails } = access;
  try {
    // Not asked for the folder alone: what leaves a folder is not told under its label.
    const { history, now, isWhole } = await call(person, (gmail) => historySince(gmail, historyId));
    const changed = changedIn(history, labelId);
    if (!isWhole || changed.came.length > readAtOnce) return { ...stale, historyId: now };
    const { found, unreadable } = await mails.listed(person, changed.came, letters);
    const labelled = [...found, ...changed.relabelled].flatMap(({ labels }) => labels);
    const names = await tagsAmong(access, person, labelled);
    return {
      historyId: now,
      isStale: false,
      mails: found.map((mail) => tagged(mail, names)),
      unreadable,
      relabelled: changed.relabelled.map((one) => tagged(one, names)),
      gone: changed.gone,
      shift: shiftIn(history),
    };
  } catch (error) {
    // Gmail forgets after about a week.
    if (isFailure(error, 'not-found')) return stale;
    throw error;
  }
}

function shiftSince({ call }: MailAccess, person: Person, historyId: string) {
  return call(person, async (gmail) => {
    const { history, now, isWhole } = await historySince(gmail, historyId);
    return isWhole ? { historyId: now, shift: shiftIn(history) } : null;
  }).catch(ifMissing(null));
}

function openMail({ call, mails, tags }: MailAccess, person: Person, id: string): Promise<Mail> {
  return call(person, async (gmail) => {
    const [mail, names] = await Promise.all([
      mails.in(person, gmail).mail(id),
      tags.names(person.uid, gmail),
    ]);
    return tagged(mail, names);
  });
}

function openThread({ call, mails, tags }: MailAccess, person: Person, id: string): Promise<Mail[]> {
  return call(person, async (gmail) => {
    const [all, names] = await Promise.all([
      mails.in(person, gmail).thread(id),
      tags.names(person.uid, gmail),
    ]);
    return all.map((mail) => tagged(mail, names));
  });
}

/** Asked for only where a label is one of the person's own: Google's are words in capitals. */
async function tagsAmong(
  { call, tags }: MailAccess,
  person: Person,
  labels: readonly string[],
): Promise<TagNames> {
  const isOwn = labels.some((label) => !/^[A-Z_]+$/.test(label));
  return isOwn ? await call(person, (gmail) => tags.names(person.uid, gmail)) : noTags;
}

function tagged<T extends { labels: readonly string[] }>(one: T, names: TagNames) {
  return { ...one, tags: tagsOf(one, names) };
}

async function hasMailWith(gmail: Client, address: string, before: Instant): Promise<boolean> {
  const q = `{from:"${address}" to:"${address}"} before:${Math.floor(before / 1000)} -in:drafts`;
  const { data } = await gmail.users.messages.list({ userId, q, maxResults: 1, includeSpamTrash: true });
  return idsOf(data.messages).length > 0;
}

async function relabel(
  { call, mails }: MailAccess,
  person: Person,
  ids: readonly string[],
  { add = [], remove = [] }: Parameters<MailReader['relabel']>[2],
): Promise<string[]> {
  const requestBody = { addLabelIds: add, removeLabelIds: remove };
  const [id = '', ...more] = ids;
  if (more.length > 0) {
    await call(person, (gmail) =>
      gmail.users.messages.batchModify({ userId, requestBody: { ids: [...ids], ...requestBody } }),
    );
    // Of a batch, Gmail does not say which of its mails are there.
    return await mails.missing(person, ids);
  }
  const changed = call(person, (gmail) => gmail.users.messages.modify({ userId, id, requestBody }));
  return await changed.then(() => [], ifMissing([id]));
}

async function countFolders(gmail: Client): Promise<FolderCounts> {
  const [inbox, sent, drafts, trash] = await Promise.all(
    Object.values(folderLabels).map(async (id) => {
      const { data } = await gmail.users.labels.get({ userId, id });
      return { unread: data.messagesUnread ?? 0, total: data.messagesTotal ?? 0 };
    }),
  );
  const none = { unread: 0, total: 0 };
  return { inbox: inbox ?? none, sent: sent ?? none, drafts: drafts ?? none, trash: trash ?? none };
}

/** Gmail's own number of what it finds is an estimate. */
async function countFound({ call }: MailAccess, person: Person, q: string): Promise<FoundCount> {
  let count = 0;
  let pageToken: string | undefined;
  for (let lists = 0; lists < mostListsCounted; lists += 1) {
    const page = { userId, q, maxResults: listedAtOnce, fields: 'messages/id,nextPageToken' };
    const { data } = await call(person, (gmail) =>
      gmail.users.messages.list(pageToken === undefined ? page : { ...page, pageToken }),
    );
    count += idsOf(data.messages).length;
    pageToken = data.nextPageToken ?? undefined;
    if (pageToken === undefined) return { count, isLeast: false };
  }
  return { count, isLeast: true };
}

/** All that happened since, unless that is more than a page. */
async function historySince(gmail: Client, startHistoryId: string) {
  const { data } = await gmail.users.history.list({ userId, startHistoryId });
  const { history = [], historyId, nextPageToken } = data;
  return { history, now: historyId ?? startHistoryId, isWhole: nextPageToken == null };
}
