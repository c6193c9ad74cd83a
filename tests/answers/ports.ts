import type { SmartTaskDocument } from '@crocodile-hub/core/contract/documents';
import { aChat } from '../../functions/src/testing/a-chat.ts';
import { aMail } from '../../functions/src/testing/a-mail.ts';
import { anna } from '../../functions/src/testing/engine.ts';
import { fakeClock } from '../../functions/src/testing/fake-clock.ts';
import { lastingAccounts } from '../../functions/src/testing/lasting-accounts.ts';
import { isMeant } from '../../functions/src/testing/memory-channels.ts';
import { memoryPeople } from '../../functions/src/testing/memory-people.ts';
import { quietLog } from '../../functions/src/testing/quiet.ts';
import { walkOf } from '../../functions/src/testing/seeded-mailbox.ts';
import type { CalendarEntry } from '../../functions/src/ports/calendar.ts';
import type { KeptMessage } from '../../functions/src/ports/channels.ts';
import type { Correspondent, Mail, MailPeople, MailQuery } from '../../functions/src/ports/mail.ts';
import { sweepPeople } from '../../functions/src/usecases/contacts/learn-people.ts';
import type { QuestionPorts } from '../../functions/src/usecases/questions/asking.ts';
import type { StoredMessage } from '../../local/providers/google/gmail/entities.ts';
import { selectMessages } from '../../local/providers/google/gmail/listing.ts';
import { openMailbox } from '../../local/providers/google/gmail/mailbox.ts';
import { openRecords } from '../../local/providers/kit/records.ts';
import type { Account } from './account.ts';
import { now, stated } from './day.ts';
import type { RawEntry } from './entries.ts';
import type { RawMail, RawMessage } from './mails.ts';
import { ownName, type Acquaintance } from './people.ts';
import type { RawReminder } from './tasks.ts';

const me: Correspondent = { name: 'Anna Arbel', address: 'anna@example.com' };
const myNumber = '+972500000000';
const attemptMs = 60_000;

/** How long the ports took, which is the providers' own time. */
export type Meter = { takenMs: number };

/** The account behind the ports of the questions. The mailbox evaluates searches as Gmail does. */
export async function portsOver(account: Account): Promise<{ ports: QuestionPorts; meter: Meter }> {
  const meter: Meter = { takenMs: 0 };
  const chat = aChat();
  const people = await learntPeople(account);
  const mails = new Map(account.mails.map((mail) => [mail.id, mailOf(mail)]));
  const search = searchIn(account.mails);
  const entries = account.entries.map(entryOf);
  const messages = Map.groupBy(
    account.messages.map(messageOf).toSorted((a, b) => b.timestamp - a.timestamp),
    ({ platform }) => platform,
  );
  const tasks = taskDocuments(account);
  const inboxUnread = account.mails.filter(({ folder, isUnread }) => folder === 'inbox' && isUnread).length;
  const none = { unread: 0, total: 0 };
  const ports: QuestionPorts = {
    ...chat,
    clock: fakeClock(now),
    people: metered(people, meter),
    mail: metered(
      { peopleOf: (_, { since, limit }) => Promise.resolve(newestPeople(account, since, limit)) },
      meter,
    ),
    connections: {
      load: () =>
        Promise.resolve({ accountId: 'anna', accessToken: 'sealed', account: null, isRefused: false }),
    },
    inbox: metered(
      {
        ...chat.inbox,
        list: (_, query) => Promise.resolve(page(search(query), query, mails)),
        countFound: (_, q) => {
          const found = search({ q, labelIds: [], maxResults: mails.size, pageToken: null, letters: 0 });
          return Promise.resolve({ count: Math.min(found.length, 2_000), isLeast: found.length > 2_000 });
        },
        counts: () =>
          Promise.resolve({
            inbox: { unread: inboxUnread, total: mails.size },
            sent: none,
            drafts: none,
            trash: none,
          }),
      },
      meter,
    ),
    calendar: metered(
      {
        entries: (_, { from, to }) =>
          Promise.resolve(entries.filter((_, at) => isWithin(account.entries[at], from, to))),
        guests: () => Promise.resolve(account.people.slice(40, 42).map(correspondent)),
        invited: () => Promise.resolve(null),
      },
      meter,
    ),
    channelStore: metered(
      {
        newest: (_, channel, limit, among = {}) =>
          Promise.resolve((messages.get(channel) ?? []).filter((one) => isMeant(one, among)).slice(0, limit)),
        count: (_, channel, among) =>
          Promise.resolve((messages.get(channel) ?? []).filter((one) => isMeant(one, among)).length),
      },
      meter,
    ),
    workspace: metered(
      {
        recentTasks: (_, limit, over) =>
          Promise.resolve(
            tasks
              .filter(
                ({ timestamp }) => over === undefined || (timestamp >= over.from && timestamp < over.to),
              )
              .slice(0, limit),
          ),
        notedTasks: (_, limit) =>
          Promise.resolve(tasks.filter(({ actionType }) => actionType === 'create_task').slice(0, limit)),
        openReminders: (_, limit) => Promise.resolve(openReminders(account).slice(0, limit)),
      },
      meter,
    ),
  };
  return { ports, meter };
}

/** The same port; what its calls take is added up. Their work is done before they return. */
function metered<Port extends object>(port: Port, meter: Meter): Port {
  return new Proxy(port, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]): unknown => {
        const begun = performance.now();
        try {
          return Reflect.apply(member, target, args);
        } finally {
          meter.takenMs += performance.now() - begun;
        }
      };
    },
  });
}

const correspondent = (one: Acquaintance): Correspondent => ({ name: ownName(one), address: one.address });

function mailPeople({ threadId, at, folder, people, brand, subject }: RawMail): MailPeople {
  const isSent = folder === 'sent' || folder === 'draft';
  const others = people.map(correspondent);
  const [first] = brand === null ? others : [brand];
  return {
    threadId,
    at,
    isSent,
    from: isSent ? me : (first ?? null),
    to: isSent ? others : [me],
    isBulk: brand !== null,
    isAnswer: subject.startsWith('Re: '),
  };
}

const isSeen = ({ folder }: RawMail) => folder === 'inbox' || folder === 'archive' || folder === 'sent';

/** As the sweeper learns them from all mail. */
async function learntPeople(account: Account) {
  const people = memoryPeople();
  const clock = fakeClock(now - 24 * 60 * attemptMs);
  const mailWalk = walkOf(account.mails.filter(isSeen).map(mailPeople).toReversed());
  await people.wake(anna.uid, clock.now());
  while (people.heads.get(anna.uid)?.attendAt !== null) {
    await sweepPeople({ people, mailWalk, clock, log: quietLog, accounts: lastingAccounts });
    clock.advance(attemptMs);
  }
  return people;
}

function newestPeople(account: Account, since: number | null, limit: number): MailPeople[] {
  const all = account.mails
    .filter((mail) => isSeen(mail) && (since === null || mail.at >= since))
    .map(mailPeople)
    .toReversed();
  return [
    ...all.filter(({ isSent }) => !isSent).slice(0, limit),
    ...all.filter(({ isSent }) => isSent).slice(0, limit),
  ];
}

const labelOf = {
  inbox: ['INBOX'],
  archive: [],
  sent: ['SENT'],
  draft: ['DRAFT'],
  trash: ['TRASH'],
  spam: ['SPAM'],
} as const;

function labelsOf({ folder, isUnread, isStarred, brand }: RawMail): string[] {
  return [
    ...labelOf[folder],
    ...(isUnread ? ['UNREAD'] : []),
    ...(isStarred ? ['STARRED'] : []),
    ...(brand === null ? ['CATEGORY_PERSONAL'] : [`CATEGORY_${brand.category}`]),
  ];
}

function mailOf(mail: RawMail): Mail {
  const { from, to } = mailPeople(mail);
  return aMail({
    id: mail.id,
    threadId: mail.threadId,
    from,
    to: to.map(({ address }) => address),
    subject: mail.subject,
    text: mail.text,
    sentAt: mail.at,
    labels: labelsOf(mail),
    attachments: mail.files.map((filename, index) => ({
      attachmentId: String(index),
      filename,
      mimeType: 'application/octet-stream',
      size: 1_000,
    })),
  });
}

function storedOf(mail: RawMail): StoredMessage {
  const { from, to } = mailPeople(mail);
  const written = ({ name, address }: Correspondent) => `${name} <${address}>`;
  return {
    id: mail.id,
    threadId: mail.threadId,
    labelIds: labelsOf(mail),
    historyId: '1',
    internalDate: mail.at,
    raw: '',
    summary: {
      subject: mail.subject,
      from: from === null ? '' : written(from),
      to: to.map(written).join(', '),
      cc: '',
      bcc: '',
      listId: '',
      messageId: `<${mail.id}@example.com>`,
      references: [],
      text: mail.text,
      snippet: mail.text.slice(0, 100),
      attachments: [...mail.files],
      sizeEstimate: 2_000,
    },
  };
}

/** Ids of what a search of Gmail finds, the newest first. */
function searchIn(mails: readonly RawMail[]) {
  const stored = mails.map(storedOf);
  const mailbox = { ...openMailbox(openRecords(), me.address, { now: () => now }), messages: () => stored };
  return ({ q, labelIds, maxResults }: MailQuery): string[] =>
    selectMessages(
      mailbox,
      { q: q ?? '', labelIds: [...labelIds], maxResults, includeSpamTrash: false },
      now,
    ).map(({ id }) => id);
}

function page(found: readonly string[], query: MailQuery, mails: ReadonlyMap<string, Mail>) {
  const start = Number(query.pageToken ?? 0);
  const end = start + query.maxResults;
  return {
    mails: found.slice(start, end).flatMap((id) => {
      const mail = mails.get(id);
      return mail === undefined ? [] : [{ ...mail, text: (mail.text ?? '').slice(0, query.letters) }];
    }),
    unreadable: [],
    nextPageToken: end < found.length ? String(end) : null,
    total: found.length,
    historyId: '1',
  };
}

const isWithin = (entry: RawEntry | undefined, from: number, to: number) =>
  entry !== undefined && entry.start < to && entry.end > from;

function entryOf({
  id,
  title,
  people,
  kind,
  first,
  last,
  start,
  end,
  isBusy,
  series,
}: RawEntry): CalendarEntry {
  return {
    id,
    title,
    location: '',
    guests: kind === 'meeting' ? people.map(correspondent) : [],
    link: `https://calendar.example/${id}`,
    when: kind === 'birthday' || kind === 'days' ? { is: 'days', first, last } : { is: 'time', start, end },
    isBusy,
    series,
  };
}

function messageOf({ id, at, channel, isSent, who, party, text, isUnread }: RawMessage): KeptMessage {
  return {
    id,
    platform: channel,
    direction: isSent ? 'outbound' : 'inbound',
    from: isSent ? myNumber : party,
    fromName: isSent || who === null ? null : ownName(who),
    to: isSent ? party : myNumber,
    content: text,
    timestamp: at,
    threadKey: party,
    delivery: isSent ? 'delivered' : null,
    read: !isUnread,
  };
}

type TaskDocument = SmartTaskDocument & { id: string };

const aDeed = (
  id: string,
  timestamp: number,
  actionSummary: string,
  more: Pick<TaskDocument, 'actionType' | 'actionPayload'>,
): TaskDocument => ({
  id,
  originalCommand: actionSummary,
  assistantEcho: actionSummary,
  status: 'Done',
  timestamp,
  actionSummary,
  ...more,
});

/** Each thing that was done, the newest first; a task that was finished was so by a deed of its own. */
function taskDocuments({ tasks, deeds }: Account): TaskDocument[] {
  const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());
  const noted = tasks.map(({ id, title, notedAt, due, finishedAt }) =>
    aDeed(id, notedAt, `Task noted: ${title}`, {
      actionType: 'create_task',
      actionPayload: {
        title,
        due: iso(due),
        ...(finishedAt !== null && { finishedAt: iso(finishedAt) }),
      },
    }),
  );
  const finished = tasks.flatMap(({ id, title, finishedAt }) =>
    finishedAt === null
      ? []
      : [
          aDeed(`finished-${id}`, finishedAt, `Done: ${title}`, {
            actionType: 'change_task',
            actionPayload: { does: 'finish', taskId: id, title },
          }),
        ],
  );
  const others = deeds.map(({ id, at, summary }) =>
    aDeed(id, at, summary, { actionType: 'send_email', actionPayload: {} }),
  );
  return [...noted, ...finished, ...others].toSorted((one, other) => other.timestamp - one.timestamp);
}

function openReminders({ reminders }: Account) {
  return reminders.filter(({ isPending }) => isPending).map(reminderOf);
}

function reminderOf({ id, title, due }: RawReminder) {
  return {
    id,
    task: title,
    notes: null,
    priority: 'medium' as const,
    status: 'pending' as const,
    dueAt: due,
    timeZone: stated.timeZone,
    recurrence: null,
    anchorAt: null,
    revision: 1,
    createdAt: due,
    calendarEventId: null,
    deliveredAt: null,
    lateMs: null,
    attendAt: due,
    failures: 0,
  };
}
