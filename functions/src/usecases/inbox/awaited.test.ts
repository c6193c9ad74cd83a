import { describe, expect, it } from 'vitest';
import type { Channel } from '@crocodile-hub/core/contract/channels';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { mailOf } from '../../adapters/google/mail-message.ts';
import { Failure } from '../../ports/failure.ts';
import type { Mail } from '../../ports/mail.ts';
import { anna } from '../../testing/engine.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { memoryPeople } from '../../testing/memory-people.ts';
import { memoryCache } from '../../testing/memory-cache.ts';
import { memoryChannels } from '../../testing/memory-channels.ts';
import { quietLog } from '../../testing/quiet.ts';
import { seeded } from '../../testing/seeded.ts';
import { silentInbox } from '../../testing/silent-inbox.ts';
import { awaitedAnswers, type AwaitedPorts } from './awaited.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const threadCount = 2_000;
const threadsOfPerson = 10;

type Headers = Readonly<Record<string, string>>;

/** What machines write into a conversation, by those who write it. */
const ofMachines: readonly Headers[] = [
  { 'Auto-Submitted': 'auto-replied', Precedence: 'bulk', 'X-Autoreply': 'yes', Subject: 'Re: Plan' },
  { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', Subject: 'Automatic reply: Plan' },
  { Subject: 'Out of Office: Plan' },
  { Subject: 'תשובה אוטומטית: התוכנית' },
  { 'X-Autorespond': 'Plan', Precedence: 'auto_reply' },
  {
    From: 'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
    'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b',
  },
  { From: 'MAILER-DAEMON@mx.example.com (Mail Delivery System)', 'Return-Path': '<>' },
  { From: 'postmaster@example.com', Subject: 'Undeliverable: Plan' },
  { 'Content-Type': 'multipart/report; report-type=disposition-notification', Subject: 'Read: Plan' },
];
/** What people write, with what might be taken for a machine's. */
const ofPeople: readonly Headers[] = [
  { Subject: 'Re: Plan' },
  { Subject: 'Re: Out of office: Plan' },
  { 'Auto-Submitted': 'no', Subject: 'Re: Plan' },
  { Precedence: 'list', 'List-Id': '<team.example.com>', Subject: '[team] Re: Plan' },
  { 'X-Auto-Response-Suppress': 'DR, OOF, AutoReply', Subject: 'RE: Plan' },
  { 'Return-Path': '<dana@example.com>', Subject: 'Re: undeliverable parcels' },
];

type Story = {
  wait: { platform: 'gmail' | Channel; threadId: string; messageId: string; sentAt: Instant };
  askedAt: Instant;
  until: Instant;
  /** When the person asks. */
  now: Instant;
  mails: Mail[];
  messages: Parameters<ReturnType<typeof memoryChannels>['keep']>[2][];
  expected: 'answered' | 'waiting' | 'due';
  told: string[];
};

const start = Date.parse('2026-11-20T09:00:00Z');
const pick = <T>(random: () => number, all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;

/** One conversation, told event by event; what is expected is known from how it was made. */
function aStory(index: number, random: () => number): Story {
  const isMail = random() < 0.8;
  const channel = pick<Channel>(random, ['whatsapp', 'sms', 'messenger', 'instagram']);
  const partner = `9725400${10_000 + index}`;
  const sentAt = start + Math.floor(random() * 20) * hourMs;
  const askedAt = sentAt + Math.floor(random() * 6) * hourMs;
  const patience = Math.ceil(random() * 14) * dayMs;
  const until = askedAt + patience;
  const now = until + Math.floor((random() - 0.3) * 5 * dayMs);
  const threadId = isMail ? `thread${String(index).padStart(8, '0')}` : `${channel}:${partner}`;
  const messageId = `sent${index}`;
  const wait = { platform: isMail ? ('gmail' as const) : channel, threadId, messageId, sentAt };
  const name = `Dana ${index} Cohen`;
  const address = `dana${index}@example.com`;
  const mails: Mail[] = [];
  const messages: Story['messages'] = [];
  const told: string[] = [];
  let answered = false;
  let lastOwn: Instant | null = null;
  const mail = (at: Instant, labelIds: string[], headers: Headers) =>
    mails.push(
      mailOf({
        id: mails.length === 0 ? messageId : `${messageId}-${mails.length}`,
        threadId,
        labelIds,
        internalDate: String(at),
        payload: {
          mimeType: 'text/plain',
          headers: Object.entries(headers).map(([key, value]) => ({ name: key, value })),
          body: { data: Buffer.from('Words').toString('base64url'), size: 5 },
        },
      }),
    );
  const message = (
    at: Instant,
    platform: Channel,
    { from, fromName, isOwn = false }: { from: string; fromName: string | null; isOwn?: boolean },
  ) =>
    messages.push({
      platform,
      direction: isOwn ? 'outbound' : 'inbound',
      from: isOwn ? 'us' : from,
      fromName: isOwn ? null : fromName,
      to: isOwn ? from : 'us',
      threadKey: from,
      content: 'Words',
      timestamp: at,
      read: true,
    } as Story['messages'][number]);
  if (isMail) mail(sentAt, ['SENT'], { From: 'anna@example.com', To: address, Subject: 'Plan' });

  const happens: readonly [name: string, run: (at: Instant) => void][] = [
    [
      'a machine writes',
      (at) =>
        isMail &&
        mail(at, ['INBOX'], {
          From: `Dana <${address}>`,
          To: 'anna@example.com',
          ...pick(random, ofMachines),
        }),
    ],
    ['the person drafts', (at) => isMail && mail(at, ['DRAFT'], { From: 'anna@example.com', To: address })],
    [
      'the person writes once more',
      (at) => {
        if (isMail) mail(at, ['SENT'], { From: 'anna@example.com', To: address, Subject: 'Re: Plan' });
        else message(at, channel, { from: partner, fromName: null, isOwn: true });
        if (at > askedAt) lastOwn = Math.max(lastOwn ?? 0, at);
      },
    ],
    [
      'somebody answers here',
      (at) => {
        const from = pick(random, [`Dana <${address}>`, 'Gil <gil@example.com>']);
        if (isMail)
          mail(at, ['INBOX', 'UNREAD'], { From: from, To: 'anna@example.com', ...pick(random, ofPeople) });
        else message(at, channel, { from: partner, fromName: name });
        answered = true;
      },
    ],
    [
      'a recipient writes on another channel',
      (at) => {
        if (!isMail) return;
        message(at, channel, { from: partner, fromName: pick(random, [name, name.toUpperCase()]) });
        answered = true;
      },
    ],
    ['a stranger writes', (at) => message(at, channel, { from: `97252${index}`, fromName: 'Dana' })],
    [
      'a namesake of two writes',
      (at) => message(at, channel, { from: `97253${index}`, fromName: 'Noa Two Levi' }),
    ],
    ['a person writes before it', () => message(sentAt - hourMs, channel, { from: partner, fromName: name })],
    [
      'the person writes to them on another channel',
      (at) => isMail && message(at, channel, { from: partner, fromName: null, isOwn: true }),
    ],
  ];
  for (let left = Math.floor(random() * 4); left > 0; left -= 1) {
    const at = sentAt + 1 + Math.floor(random() * Math.max(1, now - sentAt - 1));
    const [title, run] = pick(random, happens);
    told.push(`${title} ${Math.round((at - sentAt) / hourMs)} h later`);
    run(at);
  }
  const wantedBy = lastOwn === null ? until : Math.max(until, lastOwn + patience);
  const open = now < wantedBy ? 'waiting' : 'due';
  return { wait, askedAt, until, now, mails, messages, expected: answered ? 'answered' : open, told };
}

async function portsOf(stories: readonly Story[]): Promise<AwaitedPorts> {
  const channelStore = memoryChannels();
  let count = 0;
  for (const message of stories.flatMap(({ messages }) => messages)) {
    count += 1;
    await channelStore.keep(anna.uid, `m${count}`, message);
  }
  const people = stories.map(({ wait }) => Number(wait.messageId.replace('sent', '')));
  const to = [
    ...people.map((index) => ({ name: `Dana ${index} Cohen`, address: `dana${index}@example.com` })),
    // Two people bear one name.
    ...people.map((index) => ({ name: 'Noa Two Levi', address: `dana${index}@example.com` })),
    { name: 'Noa Two Levi', address: 'noa@example.com' },
  ];
  return {
    clock: fakeClock(stories[0]?.now),
    log: quietLog,
    cache: memoryCache(),
    people: memoryPeople(),
    channelStore,
    connections: { load: () => Promise.resolve(null) },
    calendar: { guests: () => Promise.resolve([]) },
    mail: {
      peopleOf: () =>
        Promise.resolve([
          {
            threadId: 'other',
            at: start - dayMs,
            isSent: true,
            from: { name: 'Anna', address: 'anna@example.com' },
            to,
            isBulk: false,
          },
        ] as Awaited<ReturnType<AwaitedPorts['mail']['peopleOf']>>),
    },
    inbox: silentInbox({
      threadHeaders: (_, threadId) => {
        const mails = stories.find(({ wait }) => wait.threadId === threadId)?.mails ?? [];
        return mails.length === 0
          ? Promise.reject(new Failure('not-found', 'unknown'))
          : Promise.resolve(mails);
      },
    }),
  };
}

/** What the inbox makes of an answer at a moment. */
function shown(told: { is: string; until: string } | undefined, now: Instant): string {
  if (told?.is !== 'open') return told?.is ?? 'nothing';
  return now < Date.parse(told.until) ? 'waiting' : 'due';
}

const iso = (at: Instant) => new Date(at).toISOString();
const asked = ({ wait, askedAt, until }: Story) => ({
  ...wait,
  sentAt: iso(wait.sentAt),
  askedAt: iso(askedAt),
  until: iso(until),
});

describe('a message that waits for an answer', () => {
  it('is nudged about only where nobody has answered: 2000 conversations, none wrong, none missed', async () => {
    const random = seeded(2_026);
    const wrong: string[] = [];
    const seen = new Map<string, number>();
    for (let first = 0; first < threadCount; first += threadsOfPerson) {
      const stories = Array.from({ length: threadsOfPerson }, (_, index) => aStory(first + index, random));
      for (const story of stories) {
        // Each is asked about at its own time, beside what the others brought about.
        const { waits } = await awaitedAnswers(await portsOf(stories), anna, { waits: [asked(story)] });
        const is = shown(waits[0], story.now);
        seen.set(is, (seen.get(is) ?? 0) + 1);
        if (is !== story.expected) {
          wrong.push(`${story.wait.threadId}: ${is}, not ${story.expected}: ${story.told.join(', ')}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    // Each of them often enough to mean something.
    for (const is of ['answered', 'waiting', 'due']) expect(seen.get(is) ?? 0).toBeGreaterThan(200);
  });

  it('is gone with its conversation, and when it lies in the trash', async () => {
    const story = aStory(1, () => 0);
    const ports = await portsOf([story]);
    const trashed = story.mails.map((mail) => ({ ...mail, labels: ['SENT', 'TRASH'] }));
    const of = (inbox: AwaitedPorts['inbox']) =>
      awaitedAnswers({ ...ports, inbox }, anna, { waits: [asked(story)] });
    const missing = await of(
      silentInbox({ threadHeaders: () => Promise.reject(new Failure('not-found', 'unknown')) }),
    );
    expect(missing.waits[0]?.is).toBe('gone');
    const inTrash = await of(silentInbox({ threadHeaders: () => Promise.resolve(trashed) }));
    expect(inTrash.waits[0]?.is).toBe('gone');
  });

  it('whose conversation cannot be read is not told, and hides none of the others', async () => {
    const stories = [aStory(1, () => 0), aStory(2, () => 0)];
    const [bad, good] = stories;
    const ports = await portsOf(stories);
    const of = (inbox: Partial<AwaitedPorts['inbox']>) =>
      awaitedAnswers({ ...ports, inbox: { ...ports.inbox, ...inbox } }, anna, { waits: stories.map(asked) });
    const failing = (kind: 'unavailable' | 'reauth') =>
      of({
        threadHeaders: (person, threadId) =>
          threadId === bad?.wait.threadId
            ? Promise.reject(new Failure(kind, 'unknown'))
            : ports.inbox.threadHeaders(person, threadId),
      });
    const { waits } = await failing('unavailable');
    expect(waits.map(({ messageId }) => messageId)).toEqual([good?.wait.messageId]);
    await expect(failing('reauth')).rejects.toMatchObject({ kind: 'reauth' });
    // Where Google says nothing at all, nothing is said.
    await expect(of(silentInbox())).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('is answered however many others wrote before the answer', async () => {
    const story = aStory(1, () => 0);
    const ports = await portsOf([{ ...story, messages: [] }]);
    const { sentAt } = story.wait;
    const wrote = (id: string, from: string, fromName: string, at: Instant) =>
      ports.channelStore.keep(anna.uid, id, {
        platform: 'whatsapp',
        direction: 'inbound',
        from,
        fromName,
        to: 'us',
        threadKey: from,
        content: 'Words',
        timestamp: at,
        delivery: null,
        read: true,
      });
    for (let index = 0; index < 600; index += 1) await wrote(`o${index}`, '97252', 'Gil', sentAt + 1 + index);
    const is = async () => (await awaitedAnswers(ports, anna, { waits: [asked(story)] })).waits[0]?.is;
    expect(await is()).toBe('open');
    await wrote('answer', '97254', 'Dana 1 Cohen', sentAt + hourMs);
    expect(await is()).toBe('answered');
  });

  it('is not told as open where more was written than can be looked through', async () => {
    const story = aStory(1, () => 0);
    const ports = await portsOf([{ ...story, messages: [] }]);
    const aMessage = {
      id: 'o',
      platform: 'whatsapp' as const,
      direction: 'inbound' as const,
      from: '97252',
      fromName: 'Gil',
      to: 'us',
      threadKey: '97252',
      content: 'Words',
      timestamp: story.wait.sentAt + 1,
      delivery: null,
      read: true,
    };
    const endless = {
      ...ports.channelStore,
      since: (_uid: string, _after: Instant, limit: number) =>
        Promise.resolve(Array.from({ length: limit }, () => aMessage)),
    };
    const { waits } = await awaitedAnswers({ ...ports, channelStore: endless }, anna, {
      waits: [asked(story)],
    });
    expect(waits).toEqual([]);
  });
});
