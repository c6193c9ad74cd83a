import type { Assistant } from '../ports/model.ts';
import { Failure } from '../ports/failure.ts';
import type { Mail, MailReader } from '../ports/mail.ts';
import type { Replies } from '../ports/workspace.ts';
import type { WebSearch } from '../ports/outside.ts';
import { anEngine } from './engine.ts';
import { noContacts } from './no-contacts.ts';
import { noSearch } from './unreached.ts';

type Replaced = { assistant?: Assistant; mails?: readonly Mail[]; web?: WebSearch; replies?: Replies };

const noModel: Assistant = {
  isConfigured: false,
  answer: () => Promise.reject(new Failure('unavailable', 'noModel')),
};

/** What the chat needs, on memory twins. */
export function aChat({
  assistant = noModel,
  mails = [],
  web = noSearch,
  replies = memoryReplies(),
}: Replaced = {}) {
  const engine = anEngine({ web });
  return {
    ...engine,
    assistant,
    web,
    replies,
    inbox: memoryMailbox(mails),
    weather: {
      now: (city: string) => Promise.resolve({ city, temperature: 21.5, description: 'Clear sky' as const }),
      forecast: () => Promise.resolve([]),
      hours: () => Promise.resolve([]),
      zone: () => Promise.reject(new Failure('not-found', 'noWeather')),
    },
    ...noContacts(),
    workspace: {
      recentTasks: () => Promise.resolve([]),
      notedTasks: () => Promise.resolve([]),
      openReminders: () => Promise.resolve([]),
      rungReminders: () => Promise.resolve([]),
      usesModels: () => Promise.resolve(true),
    },
  };
}

function memoryMailbox(mails: readonly Mail[]): MailReader {
  const find = (id: string) => {
    const mail = mails.find((one) => one.id === id);
    return mail === undefined ? Promise.reject(new Failure('not-found', 'unknown')) : Promise.resolve(mail);
  };
  return {
    list: () => {
      const page = {
        mails: [...mails],
        unreadable: [],
        nextPageToken: null,
        total: mails.length,
        historyId: null,
      };
      return Promise.resolve(page);
    },
    changes: (_person, { historyId }) =>
      Promise.resolve({
        historyId,
        isStale: false,
        mails: [],
        unreadable: [],
        relabelled: [],
        gone: [],
        shift: null,
      }),
    shiftSince: (_person, historyId) => Promise.resolve({ historyId, shift: null }),
    currentHistoryId: () => Promise.resolve('1'),
    get: (_person, id) => find(id),
    hasMailWith: () => Promise.resolve(true),
    thread: async (_person, id) => [await find(id)],
    threadHeaders: async (_person, id) => [await find(id)],
    attachment: () => Promise.resolve(new Uint8Array()),
    calendarText: () => Promise.resolve(null),
    relabel: () => Promise.resolve([]),
    labelsOf: () => Promise.resolve(new Map(mails.map(({ id, labels }) => [id, labels]))),
    trash: () => Promise.resolve(),
    untrash: () => Promise.resolve(),
    labelId: (_person, name) => Promise.resolve(name),
    knownLabelId: (_person, name) => Promise.resolve(name),
    counts: () => {
      const none = { unread: 0, total: 0 };
      return Promise.resolve({ inbox: none, sent: none, drafts: none, trash: none });
    },
    countFound: () => Promise.resolve({ count: mails.length, isLeast: false }),
    ping: () => Promise.resolve(),
  };
}

export function memoryReplies(): Replies {
  const kept = new Map<string, Awaited<ReturnType<Replies['load']>>>();
  const nameOf = (uid: string, id: string) => `${uid}/${id}`;
  return {
    begin(uid, id, now) {
      const known = kept.get(nameOf(uid, id)) ?? null;
      if (known === null) kept.set(nameOf(uid, id), { is: 'writing', startedAt: now, isCancelled: false });
      return Promise.resolve(known);
    },
    finish(uid, id, reply) {
      kept.set(nameOf(uid, id), { is: 'done', reply });
      return Promise.resolve();
    },
    forget(uid, id) {
      kept.delete(nameOf(uid, id));
      return Promise.resolve();
    },
    load: (uid, id) => Promise.resolve(kept.get(nameOf(uid, id)) ?? null),
    cancel(uid, id) {
      const known = kept.get(nameOf(uid, id));
      if (known?.is === 'writing') kept.set(nameOf(uid, id), { ...known, isCancelled: true });
      return Promise.resolve();
    },
  };
}
