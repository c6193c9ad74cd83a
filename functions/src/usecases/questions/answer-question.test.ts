import { kindReader } from '@crocodile-hub/core/reader/kinds/kinds';
import { likely } from '@crocodile-hub/core/reader/testing/likely';
import { describe, expect, it } from 'vitest';
import type { SmartTaskDocument, ReminderDocument } from '@crocodile-hub/core/contract/documents';
import type { CalendarEntry } from '../../ports/calendar.ts';
import type { KeptMessage, MessagesMeant } from '../../ports/channels.ts';
import { Failure } from '../../ports/failure.ts';
import type { FoundCount, Mail } from '../../ports/mail.ts';
import type { HourForecast, Sky } from '../../ports/outside.ts';
import { isMeant } from '../../testing/memory-channels.ts';
import { aMail } from '../../testing/a-mail.ts';
import { aChat } from '../../testing/a-chat.ts';
import { aReminder } from '../../testing/a-reminder.ts';
import { anEntry, at, ofDays, plain } from '../../testing/an-asking.ts';
import { anna } from '../../testing/engine.ts';
import { clockOf } from '../time/person-clock.ts';
import { answerQuestion } from './answer-question.ts';

/** It is Sunday, 22 November 2026, 10:20 in Jerusalem. */
const stated = { now: '2026-11-22T10:20:00+02:00', timeZone: 'Asia/Jerusalem' };
const clock = clockOf(stated, 0);

const dana = { name: 'Dana Cohen', address: 'dana@cohen-media.co.il' };

const calendar: CalendarEntry[] = [
  anEntry('Run', '2026-11-22T06:30', '2026-11-22T07:15'),
  anEntry('First cut', '2026-11-22T11:00', '2026-11-22T11:45', { guests: [dana], location: 'Zoom' }),
  anEntry('🔔 Reminder - call the garage', '2026-11-22T13:00', '2026-11-22T13:30'),
  anEntry('Portfolio review', '2026-11-22T16:00', '2026-11-22T17:00'),
  anEntry('Meeting with Dana', '2026-11-23T10:00', '2026-11-23T10:45', { guests: [dana] }),
  anEntry('רופאת שיניים', '2026-11-24T16:20', '2026-11-24T17:00'),
  { ...ofDays('Athens', '2026-11-26', '2026-11-28'), isBusy: false },
];

const mail = (over: Partial<Mail>): Mail =>
  aMail({
    from: dana,
    to: ['anna@example.com'],
    subject: 'The quote',
    text: 'Two questions about the video.',
    sentAt: at('2026-11-22T09:00'),
    ...over,
  });

const message = (over: Partial<KeptMessage>): KeptMessage => ({
  id: 'w1',
  platform: 'whatsapp',
  direction: 'inbound',
  from: '+972541234567',
  fromName: 'Dana',
  to: '+972500000000',
  content: 'Are you coming?',
  timestamp: at('2026-11-22T08:00'),
  threadKey: '+972541234567',
  delivery: null,
  read: true,
  ...over,
});

type World = {
  entries?: CalendarEntry[];
  mails?: (query: string) => Mail[];
  messages?: KeptMessage[];
  tasks?: (SmartTaskDocument & { id: string })[];
  reminders?: (ReminderDocument & { id: string })[];
  hours?: HourForecast[];
  /** The mailbox has more than it lists, and this is what it counts. */
  counted?: FoundCount;
  /** Whom the person invited. */
  guests?: { name: string; address: string }[];
};

/** The days from today on, each with a sun of its own. */
const forecast = ['22', '23', '24', '25', '26', '27', '28', '29'].map((date) => ({
  day: `2026-11-${date}`,
  lowest: 9,
  highest: 18,
  description: 'Overcast' as const,
  sunrise: `06:${date}`,
  sunset: `16:${date}`,
}));

function ask(message: string, world: World = {}, earlier: string[] = [], isLast = false) {
  const {
    entries = calendar,
    mails = () => [],
    messages = [],
    tasks = [],
    reminders = [],
    hours = [],
    counted,
    guests = [dana],
  } = world;
  const chat = aChat();
  const asked: string[] = [];
  const read: number[] = [];
  const ports = {
    ...chat,
    calendar: {
      ...chat.calendar,
      entries: () => Promise.resolve(entries),
      guests: () => Promise.resolve(guests),
    },
    inbox: {
      ...chat.inbox,
      list: (_person: unknown, { q }: { q: string | null }) => {
        asked.push(q ?? '');
        return Promise.resolve({
          mails: mails(q ?? ''),
          unreadable: [],
          nextPageToken: counted === undefined ? null : 'more',
          total: 0,
          historyId: null,
        });
      },
      countFound: (_person: unknown, q: string) => {
        asked.push(`count ${q}`);
        return Promise.resolve(counted ?? { count: 0, isLeast: false });
      },
    },
    channelStore: {
      newest: (_uid: string, channel: string, limit: number, among = {}) => {
        const some = messages
          .filter((one) => one.platform === channel && isMeant(one, among))
          .slice(0, limit);
        read.push(some.length);
        return Promise.resolve(some);
      },
      count: (_uid: string, channel: string, among: MessagesMeant) =>
        Promise.resolve(messages.filter((one) => one.platform === channel && isMeant(one, among)).length),
    },
    weather: {
      ...chat.weather,
      forecast: () => Promise.resolve(forecast),
      hours: () => Promise.resolve(hours),
      zone: (city: string) =>
        city === 'Split' || city === 'ספליט'
          ? Promise.resolve('Europe/Zagreb')
          : Promise.reject(new Failure('not-found', 'noWeather')),
    },
    workspace: {
      recentTasks: () => Promise.resolve(tasks),
      notedTasks: () => Promise.resolve([]),
      openReminders: () => Promise.resolve(reminders),
    },
  };
  return { asked, read, answer: answerQuestion(ports, anna, { message, earlier, isLast }, clock) };
}

const textOf = async (...asking: Parameters<typeof ask>) => {
  const answer = await ask(...asking).answer;
  return answer === null ? null : plain(answer.text);
};

describe('the day at a glance', () => {
  const unread = mail({});
  const reminder = aReminder({ id: 'r1', task: 'call the garage', dueAt: at('2026-11-22T13:00') });

  it('tells the calendar, what is due, who waits and what is unread, with their sources once', async () => {
    const answer = await ask('Give me my morning briefing', {
      mails: (query) => (query.includes('in:sent') ? [] : [unread]),
      reminders: [reminder],
    }).answer;
    const text = plain(answer?.text ?? '');
    expect(text.split('\n\n')[0]).toBe('**At a glance, today, Sunday 22 November**');
    for (const part of [
      'Your calendar, today, Sunday 22 November: 4 entries, 1 of them a reminder.',
      'call the garage',
      'You have no open tasks.',
      'These wait for your answer',
      'Unread in your inbox: 1.',
    ])
      expect(text).toContain(part);
    const urls = answer?.sources.map(({ url }) => url) ?? [];
    expect(urls).toContain('/smart-tasks');
    expect(new Set(urls).size).toBe(urls.length);
  });

  it('says what it cannot see, once', async () => {
    const mails = () => {
      throw new Failure('reauth', 'googleNeeded');
    };
    const text = (await textOf('תן לי תדריך בוקר', { mails })) ?? '';
    expect(text.split('איני רואה את המיילים שלך')).toHaveLength(2);
    expect(text).toContain('ביומן שלך, היום');
  });
});

describe('the calendar', () => {
  it('is told for a day, with hours, places, guests and sources', async () => {
    const answer = await ask('What is on my calendar today?').answer;
    expect(plain(answer?.text ?? 'nothing')).toBe(
      [
        'Your calendar, today, Sunday 22 November: 4 entries, 1 of them a reminder.',
        '',
        '- **06:30–07:15** Run',
        '- **11:00–11:45** First cut · Zoom · with Dana Cohen',
        '- **13:00–13:30** 🔔 call the garage',
        '- **16:00–17:00** Portfolio review',
      ].join('\n'),
    );
    expect(answer?.sources[1]).toEqual({ title: 'First cut', url: 'https://calendar.example/First%20cut' });
  });

  it('is told in the language of the question', async () => {
    expect(await textOf('מה יש לי ביומן מחר?')).toBe(
      'ביומן שלך, מחר, יום שני, 23 בנובמבר: דבר אחד.\n\n- **10:00–10:45** Meeting with Dana · עם Dana Cohen',
    );
  });

  it('of several days has a head for each, whole days among them', async () => {
    const text = await textOf('what do I have this week?');
    expect(text).toContain('Sunday 22 November to Saturday 28 November');
    expect(text?.match(/^\*\*.*\*\*$/gm)).toEqual([
      '**today, Sunday 22 November**',
      '**tomorrow, Monday 23 November**',
      '**Tuesday 24 November**',
      '**Thursday 26 November**',
    ]);
    expect(text).toContain('- **All day, to Saturday 28 November** Athens');
    expect(await textOf('what do I have on Saturday')).toContain('- **All day** Athens');
  });

  it('without anything says so, and for when', async () => {
    expect(await textOf('מה יש לי ביום רביעי')).toBe('ביומן שלך, יום רביעי, 25 בנובמבר: אין דבר.');
  });

  it.each([
    [
      'whats my day look like and is there room for a 45 min call before four',
      'Your calendar, today',
      'Free for 45 minutes',
    ],
    ['מה יש לי מחר ומתי אני יכולה להכניס אימון של שעה', 'ביומן שלך, מחר', 'זמן פנוי של שעה לפחות, מחר'],
  ])('answers both questions of one sentence: %s', async (question, first, second) => {
    const text = plain((await ask(question).answer)?.text ?? '');
    expect(text).toMatch(new RegExp(`^${first}[^]*\\n\\n${second}`));
  });

  it.each(['who wrote to me this morning', 'מי כתב לי הבוקר?'])(
    'counts the mails of the night to the morning: %s',
    async (question) => {
      const { answer, asked } = ask(question);
      await answer;
      expect(asked.join(' ')).toContain(`after:${at('2026-11-22T00:00') / 1000} `);
    },
  );

  it('goes on from the question before', async () => {
    expect(await textOf('and tomorrow?', {}, ['What is on my calendar today?'])).toContain(
      'Meeting with Dana',
    );
  });

  it('tells the next meeting, and those with somebody in either alphabet', async () => {
    expect(await textOf('when is my next meeting')).toContain(
      '**today, Sunday 22 November, 11:00–11:45** First cut',
    );
    expect(await textOf('מתי אני נפגש עם דנה')).toContain('Meeting with Dana');
    expect(await textOf('מתי התור שלי לרופא שיניים')).toContain('רופאת שיניים');
    const nobody = await ask('when do I meet Shakespeare').answer;
    expect(nobody).toMatchObject({
      isSure: false,
      text: expect.stringContaining('Shakespeare'),
    });
  });

  it.each([
    [new Failure('reauth', 'googleNeeded'), 'Google is not connected'],
    [new Failure('unavailable', 'unknown'), 'did not answer'],
  ])('that cannot be read is said', async (failure, said) => {
    const chat = aChat();
    const ports = { ...chat, calendar: { ...chat.calendar, entries: () => Promise.reject(failure) } };
    const answer = await answerQuestion(
      ports,
      anna,
      { message: "what's on my calendar today", earlier: [] },
      clock,
    );
    expect(answer?.text).toContain(said);
  });

  it('shows titles as they are written: none is a link, a picture or a head', async () => {
    const title = '[x](http://evil.test) ![](http://evil.test/p.png) www.evil.test # *b* `c` <b>\u202eda\nna';
    const text = await textOf("what's on my calendar today", {
      entries: [
        anEntry(title, '2026-11-22T11:00', '2026-11-22T11:45', {
          location: title,
          guests: [{ name: title, address: 'a@b.test' }],
        }),
      ],
    });
    const whole = (
      await ask("what's on my calendar today", {
        entries: [anEntry('א', '2026-11-22T11:00', '2026-11-22T11:45')],
      }).answer
    )?.text;
    expect(whole).toContain('** \u2068א\u2069');
    const line = text?.split('\n').at(-1) ?? '';
    expect(line.replaceAll(/\\./g, '')).not.toMatch(/[[\]<>`#!]|:\/\/|www\.|\u202e/);
    expect(text?.split('\n')).toHaveLength(3);
  });

  it.each([
    ["what's on my calendar today", 'a meeting'],
    ['show me my unread mail', 'a mail'],
  ])('%j names %s that it comes from on one line, in the order of its letters', async (question) => {
    const title = 'invoice\u202efdp.exe\u2067\nnow';
    const { answer } = ask(question, {
      entries: [anEntry(title, '2026-11-22T11:00', '2026-11-22T11:45')],
      mails: () => [mail({ subject: title })],
    });
    expect((await answer)?.sources.map((source) => source.title)).toEqual(['invoicefdp.exe now']);
  });
});

describe('free time', () => {
  it.each([
    ['am I free on Wednesday?', 'You are free: nothing in your calendar, Wednesday 25 November.'],
    ['am I free tomorrow at 10:15', 'Not the whole time.'],
    ['אני פנויה מחר אחר הצהריים?', 'הזמן פנוי: אין דבר ביומן, מחר, יום שני, 23 בנובמבר, 12:00–18:00.'],
  ])('%j', async (question, answer) => {
    expect(await textOf(question)).toContain(answer);
  });

  it('is found between what is taken, from now on and as long as asked', async () => {
    const text = await textOf('find two free hours today');
    // A reminder takes no time; what is before now is no time any more.
    expect(text?.match(/\*\*.*\*\*/g)).toEqual(['**11:45–16:00**']);
  });

  it('is what a naive look at every quarter of an hour finds', async () => {
    let seed = 7;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let round = 0; round < 200; round += 1) {
      const entries = Array.from({ length: random(6) }, (_, index) => {
        const start = at('2026-11-25T08:00') + random(40) * 900_000;
        const when = { is: 'time' as const, start, end: start + (1 + random(8)) * 900_000 };
        return anEntry(`e${index}`, '2026-11-25T08:00', '2026-11-25T08:00', { when });
      }).toSorted((a, b) => (a.when.is === 'time' && b.when.is === 'time' ? a.when.start - b.when.start : 0));
      const text = (await textOf('find a free hour on Wednesday', { entries })) ?? '';
      const shown = [...text.matchAll(/\*\*(\d\d:\d\d)–(\d\d:\d\d)\*\*/g)].map(
        ([, from, to]) => `${from}-${to}`,
      );
      expect(shown).toEqual(naiveGaps(entries));
    }
  });

  function naiveGaps(entries: readonly CalendarEntry[]): string[] {
    const isFree = (quarter: number) =>
      entries.every(({ when }) => when.is !== 'time' || quarter < when.start || quarter >= when.end);
    const gaps: string[] = [];
    let from: number | null = null;
    const clockOn = (instant: number) => new Date(instant + 2 * 3_600_000).toISOString().slice(11, 16);
    for (let quarter = at('2026-11-25T09:00'); quarter <= at('2026-11-25T18:00'); quarter += 900_000) {
      const isOpen = quarter < at('2026-11-25T18:00') && isFree(quarter);
      if (isOpen) from ??= quarter;
      if (!isOpen && from !== null && quarter - from >= 3_600_000)
        gaps.push(`${clockOn(from)}-${clockOn(quarter)}`);
      if (!isOpen) from = null;
    }
    return gaps;
  }
});

describe('mail', () => {
  it('of somebody is asked for by their address, and shown with what it says', async () => {
    const { answer, asked } = ask('what did Dana write', { mails: () => [mail({})] });
    expect(plain((await answer)?.text ?? 'nothing')).toBe(
      'The newest from Dana:\n\n- **Dana Cohen**, today, 09:00: The quote — Two questions about the video.',
    );
    expect(asked).toEqual(['from:(dana@cohen-media.co.il) -in:sent -in:drafts']);
    expect((await answer)?.sources).toEqual([{ title: 'The quote', url: '/inbox-ai?messageId=m1' }]);
  });

  it.each([
    ['last mail from the bank', 'from:(bank OR בנק) -in:sent -in:drafts'],
    ['last mail from x) OR (in:sent', 'from:(x) -in:sent -in:drafts'],
    ['what did I send Dana', 'in:sent to:(dana@cohen-media.co.il)'],
    ['any unread mail', 'is:unread in:inbox'],
    ['show me my starred emails', 'is:starred -in:drafts'],
    ['anything in spam from the bank', 'from:(bank OR בנק) -in:sent -in:drafts in:spam'],
    ['what emails did I get about the lease', '(lease) -in:sent -in:drafts'],
    ['which emails did I receive about the lease', '(lease) -in:sent -in:drafts'],
    ['אילו מיילים קיבלתי על חוזה', expect.stringContaining(' -in:sent -in:drafts')],
    ['איזה מיילים הגיעו אליי על חוזה', expect.stringContaining(' -in:sent -in:drafts')],
    ['show me emails about the lease', '(lease) -in:drafts'],
    ['any unread mail about the lease', 'is:unread (lease) -in:drafts in:inbox'],
    ['what emails did I get today', '-in:sent -in:drafts after:1795298400 before:1795384800'],
    ['what unread emails did I get today', 'is:unread in:inbox after:1795298400 before:1795384800'],
    [
      'mails with attachments from October',
      'has:attachment -in:sent -in:drafts after:1790802000 before:1793484000',
    ],
  ])('%j asks for %s', async (question, query) => {
    const { answer, asked } = ask(question);
    await answer;
    expect(asked[0] ?? null).toEqual(query);
  });

  it.each([
    ['how many emails did I send in September', 'What you sent: 61.'],
    ['כמה מיילים שלחתי בספטמבר', 'מה ששלחת: 61.'],
    ['how many emails did I get in September', 'Your mail: 61.'],
    ['show me my starred emails', 'Your mail: 61. (with a star)'],
    ['what unread emails did I get today', 'Unread in your inbox: 61.'],
    ['anything unread today', 'Unread in your inbox: 61, and 1 unread message.'],
  ])('of which there is more than is listed is counted by the mailbox: %s', async (question, head) => {
    const { answer, asked } = ask(question, {
      mails: () => [
        mail({ sentAt: at(question.includes('today') ? '2026-11-22T09:00' : '2026-09-09T09:00') }),
      ],
      messages: [message({ read: false })],
      counted: { count: 61, isLeast: false },
    });
    expect(plain((await answer)?.text ?? 'nothing').split('\n')[0]).toContain(head);
    expect(asked).toEqual([asked[0], `count ${asked[0]}`]);
  });

  it.each([
    ['how many emails did I send in September', 1, 'What you sent: at least 2000.'],
    ['what did Dana write', 0, 'The newest from Dana:'],
    ['mails with attachments', 0, 'Mail with attachments:'],
    ['which emails from actual humans did I get', 0, 'at least 1'],
  ])('and not where the number is not said: %s', async (question, counts, head) => {
    const { answer, asked } = ask(question, {
      mails: () => [mail({ sentAt: at('2026-09-09T09:00') })],
      counted: { count: 2000, isLeast: true },
    });
    expect(plain((await answer)?.text ?? 'nothing')).toContain(head);
    expect(asked.filter((one) => one.startsWith('count'))).toHaveLength(counts);
  });

  it('is mail alone where the word is said, and messages where there is none', async () => {
    const messages = [message({ fromName: 'Dana Cohen' })];
    const found = await ask('any mail from Dana?', { mails: () => [mail({})], messages }).answer;
    expect(plain(found?.text ?? '')).not.toContain('Are you coming?');
    const none = plain((await ask('any mail from Dana?', { messages }).answer)?.text ?? '');
    expect(none).toContain('I found no mail, but messages:');
    expect(none).toContain('Are you coming?');
    const anything = await ask('anything from Dana?', { mails: () => [mail({})], messages }).answer;
    expect(plain(anything?.text ?? '')).toContain('Are you coming?');
  });

  it('is mail still where the question only goes on from one for mail', async () => {
    const world = { mails: () => [mail({})], messages: [message({ fromName: 'Dana Cohen' })] };
    const goingOn = await ask('and from Dana?', world, ['any mail from Avi?']).answer;
    expect(plain(goingOn?.text ?? '')).not.toContain('Are you coming?');
    const other = await ask('what did Dana write?', world, ['any mail from Avi?']).answer;
    expect(plain(other?.text ?? '')).toContain('Are you coming?');
  });

  it('of one channel is looked for there alone, and the answer says so', async () => {
    const messages = [message({}), message({ id: 's1', platform: 'sms', content: 'By text' })];
    const { answer, asked } = ask('any WhatsApp messages from Dana', { mails: () => [mail({})], messages });
    expect(plain((await answer)?.text ?? 'nothing')).toBe(
      'The newest from Dana: (WhatsApp)\n\n- **Dana \\(WhatsApp\\)**, today, 08:00: Are you coming?',
    );
    expect(asked).toEqual([]);
    const none = await Promise.all(
      ['show me my WhatsApp messages', 'הראה לי הודעות וואטסאפ'].map((text) => ask(text).answer),
    );
    expect(none.map((one) => one?.text)).toEqual([
      'I found no messages. (WhatsApp)',
      'לא מצאתי הודעות. (ווטסאפ)',
    ]);
  });

  it.each([
    ['how many WhatsApp messages did I get in September', 'Messages: 350.', 50],
    ['כמה הודעות וואטסאפ קיבלתי בספטמבר', 'הודעות: 350.', 50],
    ['show me my WhatsApp messages', 'Messages: 450.', 50],
    ['any unread WhatsApp messages', 'Messages: 1.', 1],
    ['any WhatsApp messages from Avi', 'The newest from Avi:', 500],
  ])('of one channel is found beyond its newest 50: %s', async (question, head, most) => {
    const messages = Array.from({ length: 700 }, (_, index) =>
      message({
        id: `w${index}`,
        direction: index % 14 < 9 ? 'inbound' : 'outbound',
        fromName: index === 420 ? 'Avi' : 'Tomer',
        timestamp: at('2026-11-20T09:00') - index * 60_000,
      }),
    ).map((one, index) => ({
      ...one,
      timestamp: index % 9 < 2 ? one.timestamp : at('2026-09-20T09:00') - index * 60_000,
      read: index !== 448,
    }));
    const isIn = ({ direction, timestamp }: KeptMessage) =>
      direction === 'inbound' && timestamp < at('2026-10-01T00:00');
    expect(messages.filter(isIn)).toHaveLength(350);
    const { answer, read } = ask(question, { messages });
    expect(plain((await answer)?.text ?? 'nothing').split('\n')[0]).toContain(head);
    expect(read.reduce((sum, one) => sum + one, 0)).toBe(most);
  });

  it.each([
    ['what did I write to Dana on WhatsApp', 'What you last sent to Dana: (WhatsApp)'],
    ['what did I write on WhatsApp', 'Messages: 1. (WhatsApp)'],
    ['מה כתבתי לדנה בוואטסאפ', 'מה ששלחת לאחרונה אל דנה: (ווטסאפ)'],
  ])('and what the person wrote there is no mail: %s', async (question, head) => {
    const name = question.includes('דנה') ? 'דנה' : 'Dana';
    const theirs = message({ fromName: name });
    const mine = message({
      id: 'w2',
      direction: 'outbound',
      from: theirs.to,
      fromName: null,
      to: theirs.from,
      content: 'At nine',
    });
    const { answer, asked } = ask(question, { mails: () => [mail({})], messages: [theirs, mine] });
    const text = plain((await answer)?.text ?? 'nothing');
    expect(text.split('\n')[0]).toBe(head);
    expect(text).toContain(`${name} \\(WhatsApp\\)`);
    expect(text).toContain('At nine');
    expect(text).not.toContain('Are you coming?');
    expect(asked).toEqual([]);
  });

  it('that is not there is said, and a name that nobody bears may mean something else', async () => {
    expect(await ask('what did Dana write').answer).toMatchObject({
      isSure: true,
      text: 'I found no mail or message from \u2068Dana\u2069.',
    });
    expect(await ask('what did Homer write').answer).toMatchObject({ isSure: false });
  });

  it.each(['any mail from Zara', 'any mail from Zara today', 'any unread mail from Zara'])(
    'of a sender who writes under that very name is never that of somebody whose name sounds like it: %s',
    async (question) => {
      const zohar = { name: 'Zohar Shapira', address: 'zohar@example.com' };
      const zara = mail({ from: { name: 'Zara', address: 'news@zara.example' }, subject: 'New in' });
      const text = await textOf(question, {
        guests: [dana, zohar],
        mails: (q) => {
          if (q.includes('zohar@')) return [mail({ from: zohar, subject: 'Lunch' })];
          return q.includes('(Zara)') && !/after:|is:unread/.test(q) ? [zara] : [];
        },
      });
      expect(text).not.toContain('Zohar');
      expect(text).toContain('Zara');
    },
  );

  it('under a name that nobody bears is that of whose name sounds nearest, and says so', async () => {
    const text = await textOf('any mail from Dayna', {
      mails: (q) => (q.includes('dana@') ? [mail({})] : []),
    });
    expect(text).toContain(
      'I found no mail or message from Dayna.\n\nThe newest from Dana Cohen:\n\n- **Dana Cohen**',
    );
  });

  it.each([
    ['what did Omer write', 'Omer Dayan', 'נועה עמר'],
    ['מה נועה כתבה', 'Noa Amar', 'Nina Katz'],
    ['מה תמר כתבה', 'Tamar Malka', 'Tomer Klein'],
  ])('and messages are of those who bear the very name: %s', async (question, theirs, others) => {
    const guests = [
      { name: theirs, address: 'theirs@example.com' },
      { name: others, address: 'others@example.com' },
    ];
    const messages = [
      message({ id: 'a', fromName: theirs, threadKey: '+972541234501' }),
      message({ id: 'b', fromName: others, threadKey: '+972541234502' }),
    ];
    const { answer, asked } = ask(question, { guests, messages });
    expect((await answer)?.text).toContain(theirs);
    expect((await answer)?.text).not.toContain(others);
    expect(asked[0]).toContain('from:(theirs@example.com)');
  });

  it('that did not come says when the last one came', async () => {
    const text = await textOf('any mail from Dana today', {
      mails: (q) => (q.includes('after:') ? [] : [mail({ sentAt: at('2026-11-18T09:00') })]),
    });
    expect(text).toContain(
      'I found no mail or message from Dana. (today, Sunday 22 November) The last one was 18 Nov',
    );
    expect(text).toContain('The quote');
  });

  it('that was begun and not sent is told where nothing went out', async () => {
    const begun = mail({ labels: ['DRAFT'], to: ['dana@cohen-media.co.il'], subject: 'Re: Quote' });
    const text = await textOf('did I ever answer Dana about the quote', {
      mails: (q) => (q.startsWith('in:drafts to:(dana@') ? [begun] : []),
    });
    expect(text).toContain('I found no mail from you to Dana about “quote”.');
    expect(text).toContain('In your drafts, to Dana:');
    expect(text).toContain('Re: Quote');
  });

  it('about a subject is looked for by its words and their other names', async () => {
    const { answer, asked } = ask('is there any mail about the parking fine', { mails: () => [mail({})] });
    expect(plain((await answer)?.text ?? 'nothing')).toContain(
      'Mail about “parking fine”, the newest first:',
    );
    expect(asked[0]).toBe(
      '((parking OR חניה OR החניה OR לחניה OR בחניה OR חנייה OR החנייה OR לחנייה OR בחנייה OR חניון OR החניון OR לחניון OR בחניון) fine) -in:drafts',
    );
  });

  it('without an answer is told by conversation', async () => {
    const sent = [
      mail({ id: 'mine', threadId: 'a', subject: 'Open', labels: ['SENT'], to: ['dana@cohen-media.co.il'] }),
      mail({
        id: 'done',
        threadId: 'b',
        subject: 'Settled',
        labels: ['SENT'],
        to: ['dana@cohen-media.co.il'],
      }),
    ];
    const received = [mail({ id: 'theirs', threadId: 'b', sentAt: at('2026-11-22T09:30') })];
    const text = await textOf('who never got back to me', {
      mails: (q) => (q.startsWith('in:sent') ? sent : received),
    });
    expect(text).toContain('Open');
    expect(text).not.toContain('Settled');
  });

  it('and messages of those who wait for an answer are found, machines left out', async () => {
    const received = [
      mail({ id: 'open', threadId: 'a', subject: 'Open' }),
      mail({ id: 'answered', threadId: 'b', subject: 'Answered' }),
      mail({
        id: 'machine',
        threadId: 'c',
        subject: 'Machine',
        from: { name: 'Shop', address: 'no-reply@shop.example' },
      }),
    ];
    const sent = [mail({ id: 'mine', threadId: 'b', labels: ['SENT'], sentAt: at('2026-11-22T09:30') })];
    const messages = [
      message({ fromName: 'Yossi' }),
      message({ id: 'w2', fromName: 'Yossi', threadKey: 'other', timestamp: at('2026-11-21T08:00') }),
      message({ id: 'w3', threadKey: 'other', direction: 'outbound', timestamp: at('2026-11-21T09:00') }),
    ];
    const answer = await ask('who is waiting for my answer', {
      mails: (q) => (q.includes('in:sent') ? sent : received),
      messages,
    }).answer;
    expect(answer?.sources.map(({ url }) => url)).toEqual([
      '/inbox-ai?messageId=open',
      '/inbox-ai?messageId=w1',
    ]);
    expect(plain(answer?.text ?? 'nothing')).toContain('Yossi \\(WhatsApp\\)');
  });
});

describe('what is to do and was done', () => {
  const task = (over: Partial<SmartTaskDocument>): SmartTaskDocument & { id: string } => ({
    id: 'task',
    originalCommand: 'email Dana',
    assistantEcho: 'Send an email to Dana',
    status: 'Waiting Confirmation',
    timestamp: at('2026-11-22T09:00'),
    actionType: 'send_email',
    actionPayload: {},
    actionSummary: '',
    ...over,
  });

  it('lists open tasks, those that were noted among them', async () => {
    const tasks = [
      task({}),
      task({ status: 'Done', actionType: 'create_task', actionPayload: { title: 'renew the permit' } }),
      task({ status: 'Done', assistantEcho: 'gone' }),
      task({ status: 'Cancelled', assistantEcho: 'gone too' }),
    ];
    expect(await textOf('what are my open tasks?', { tasks })).toBe(
      'Your open tasks:\n\n- Send an email to Dana (waits for your yes)\n- renew the permit',
    );
    expect(await textOf('אילו תזכורות יש לי')).toBe('אין לך תזכורות פתוחות.');
  });

  it('lists what was done in the time that was asked about', async () => {
    const tasks = [
      task({ status: 'Done', actionSummary: '✅ Email sent' }),
      task({ status: 'Done', actionSummary: 'of yesterday', timestamp: at('2026-11-21T09:00') }),
    ];
    const text = await textOf('what did I do today', { tasks });
    expect(text).toContain('✅ Email sent');
    expect(text).toContain('- **06:30–07:15** Run');
    expect(text).not.toContain('of yesterday');
    expect(text).not.toContain('Portfolio review');
  });
});

it('counts the days to a flight by the mail that tells of it', async () => {
  const itinerary = mail({
    from: { name: 'Blue Wing Airlines', address: 'no-reply@bluewing.example' },
    subject: 'Your itinerary: TLV–ATH',
    text: 'Thank you.\n\nTLV 06:40 → ATH 08:55, 10 December\nATH 19:30 → TLV 21:25, 14 December\n',
  });
  const text = await textOf('days till we fly', { entries: [], mails: () => [itinerary] });
  expect(text).toContain('18 days (2 weeks and 4 days) until Thursday 10 December.');
  expect(text).toContain('TLV 06:40 → ATH 08:55, 10 December');
});

it('counts no days to one place by the ticket to another', async () => {
  const itinerary = mail({
    subject: 'Your itinerary: TLV–ATH',
    text: 'TLV 06:40 → ATH 08:55, 10 December\n',
  });
  const world = { entries: [], mails: () => [itinerary] };
  expect(await textOf('how many days until london', world)).toContain('I found nothing about london');
  expect(await textOf('how many days until athens', world)).toContain('until Thursday 10 December');
});

it.each([
  ["what's the hebrew date today", '**12 Kislev 5787**'],
  ['איזה תאריך עברי היום', '**י״ב בכסלו תשפ״ז**'],
  ['מה התאריך העברי ב-25 בנובמבר', '**ט״ו בכסלו תשפ״ז**'],
])('tells the day of the Hebrew calendar on %j', async (message, date) => {
  expect(await textOf(message)).toContain(date);
});

it('looks an appointment up by its subject, however short it is written', async () => {
  const entries = [anEntry('Dentist', '2026-11-25T16:20', '2026-11-25T17:00')];
  expect(await textOf("when's my dentist appt", { entries })).toContain('16:20');
});

it('invents no day of a flight that nothing tells of', async () => {
  const text = await textOf('days till we fly', { entries: [] });
  expect(text).toContain('I found nothing about a flight or a trip in your calendar');
});

describe('facts', () => {
  it.each([
    ['what is the email of Dana', '- **Dana Cohen** `dana@cohen-media.co.il`'],
    ['what time is it in New York', 'In New York it is Sunday 03:20.'],
    ['מה השעה בטוקיו?', 'השעה בטוקיו: יום ראשון 17:20.'],
    [
      'is it too late to ring my cousin in New York',
      'It is night there: rather too late, or too early, to ring. In New York it is Sunday 03:20.',
    ],
    [
      'If I call New York at 5 pm here, is anyone in the office yet?',
      'outside of usual office hours there (weekdays, 9:00 to 18:00). Sunday 17:00 here is **Sunday 10:00** in New York.',
    ],
    ['how many working days until 29 November', '5 working days from today until Sunday, 29 November 2026'],
    ['כמה ימים עד רופאת השיניים', 'עוד 2 ימים עד רופאת שיניים, יום שלישי, 24 בנובמבר.'],
    ['100 euros in shekels roughly', 'I have no exchange rates here'],
    ['כמה זה 50 דולר', 'אין כאן שערי מטבע'],
    ['which reminders did i cancel', 'Here I see only reminders that are still to ring.'],
    ['days till we fly', '4 days until Thursday 26 November.'],
    ['עוד כמה ימים הטיסה לאתונה', 'עוד 4 ימים עד יום חמישי, 26 בנובמבר.'],
    ['what is 17 * 23', '= **391**'],
    ['what time is it in Narnia', 'I do not know which time zone Narnia is in.'],
    ['what time is it in Split', 'In Split it is Sunday 09:20.'],
    ['מה השעה בנרניה', 'לא ידוע לי באיזה אזור זמן נמצאת נרניה.'],
    ['9am Pacific what is that for me', 'Sunday 09:00 in Pacific time is **Sunday 19:00** here.'],
    ['what is 14:00 GMT here', 'Sunday 14:00 in GMT is **Sunday 16:00** here.'],
    ['what is 14:00 CET here', 'Sunday 14:00 in CET is **Sunday 15:00** here.'],
    ['what is 90 days from March 3', 'It is Tuesday, 1 June 2027.'],
    ['מתי יוצא 90 יום מה3 במרץ', 'זה יום שלישי, 1 ביוני 2027.'],
    ['how long is it till 18:00', '**7 hours, 40 minutes** until 18:00. It is 10:20.'],
    ['how long until 11:20', '**1 hour** until 11:20. It is 10:20.'],
    ['כמה זמן נשאר עד 11:00', '**40 דקות** עד 11:00. השעה 10:20.'],
    ['when is 2 weeks before June 10', 'It is Thursday, 27 May 2027.'],
    ['how many weeks until Christmas', '33 days (4 weeks and 5 days) until Friday, 25 December 2026.'],
    ['כמה שבועות עד 13 בדצמבר', 'עוד 21 ימים (3 שבועות) עד יום ראשון, 13 בדצמבר 2026.'],
    ['how many days since November 7', 'Saturday, 7 November 2026 was 15 days (2 weeks and 1 day) ago.'],
    ['what was the date yesterday', 'It was Saturday, 21 November 2026.'],
  ])('%j', async (question, answer) => {
    expect(await textOf(question)).toContain(answer);
  });
});

describe('the sun', () => {
  it.each([
    ['what time is sunset on friday', 'Sunset in Tel Aviv, Friday 27 November: 16:27.'],
    ['when is sunrise in Haifa tomorrow', 'Sunrise in Haifa, tomorrow, Monday 23 November: 06:23.'],
    ['מתי השקיעה מחר', 'השקיעה בתל אביב, מחר, יום שני, 23 בנובמבר: 16:23.'],
    ['מתי הזריחה מחר', 'הזריחה בתל אביב, מחר, יום שני, 23 בנובמבר: 06:23.'],
    [
      'when does shabbat end',
      'Nightfall in Tel Aviv, Saturday 28 November: about 17:04. The sun sets at 16:28.',
    ],
    ['מתי יוצאת שבת', 'צאת הכוכבים בתל אביב, יום שבת, 28 בנובמבר: בערך 17:04. השקיעה: 16:28.'],
    [
      'when is sunset on 20 December',
      'Tel Aviv: there is no forecast for Sunday 20 December yet. The forecast reaches to Sunday 29 November.',
    ],
  ])('%j is answered in the language of the question', async (question, answer) => {
    expect(await textOf(question)).toBe(answer);
  });

  it('is told of today and tomorrow where no day is said', async () => {
    expect((await textOf('when is sunset'))?.split('\n')).toEqual([
      '- Sunset in Tel Aviv, today, Sunday 22 November: 16:22.',
      '- Sunset in Tel Aviv, tomorrow, Monday 23 November: 16:23.',
    ]);
  });

  it('is told day by day of several days', async () => {
    const lines = (await textOf('when is sunset this week'))?.split('\n');
    expect(lines).toHaveLength(7);
    expect(lines?.[0]).toBe('- Sunset in Tel Aviv, today, Sunday 22 November: 16:22.');
    expect(lines?.at(-1)).toBe('- Sunset in Tel Aviv, Saturday 28 November: 16:28.');
  });
});

describe('the hours of rain', () => {
  /** An hour each from the one at `from` on: `r` is rain. */
  const hoursFrom = (from: string, skies: string): HourForecast[] =>
    skies.split('').map((sky, index) => {
      const then = at(from) + index * 3_600_000;
      const description: Sky = sky === 'r' ? 'Rain' : 'Overcast';
      const clock = new Date(then + 2 * 3_600_000).toISOString().slice(0, 16);
      return { at: then, clock, temperature: 15, description };
    });
  const today = 'today, Sunday 22 November';
  const tomorrow = 'tomorrow, Monday 23 November';

  it.each([
    ['when does the rain stop', 'rrr---', `Tel Aviv now: Rain, until about ${today}, 12:00.`],
    [
      'when does the rain stop',
      'rrr--rr-',
      `Tel Aviv now: Rain, until about ${today}, 12:00. Then again:\n\n- ${today}, 14:00–16:00: Rain`,
    ],
    ['when does the rain stop', 'rrrr', `Tel Aviv now: Rain, at least to the end of ${today}.`],
    ['when does the rain stop', 'r---', `Tel Aviv: no rain is expected to the end of ${today}.`],
    [
      'when will it rain',
      '---rr--r-',
      `Expected in Tel Aviv:\n\n- ${today}, 12:00–14:00: Rain\n- ${today}, 16:00–17:00: Rain`,
    ],
    ['מתי ירד גשם', '---rr-', 'צפוי בתל אביב:\n\n- היום, יום ראשון, 22 בנובמבר, 12:00–14:00: גשם'],
    ['מתי יפסיק הגשם', 'rrr-', 'תל אביב עכשיו: גשם, עד היום, יום ראשון, 22 בנובמבר, 12:00 בערך.'],
    ['מתי יפסיק הגשם', 'rrrr', 'תל אביב עכשיו: גשם, לפחות עד סוף היום, יום ראשון, 22 בנובמבר.'],
    ['מתי ירד גשם', '----', 'תל אביב: לא צפוי גשם עד סוף היום, יום ראשון, 22 בנובמבר.'],
  ])('%j, with %s from nine on, when it is twenty past ten', async (question, skies, answer) => {
    expect(await textOf(question, { hours: hoursFrom('2026-11-22T09:00', skies) })).toBe(answer);
  });

  it('of a spell over midnight name both days', async () => {
    const hours = hoursFrom('2026-11-22T20:00', '--rrrrr--');
    expect(await textOf('when will it rain', { hours })).toContain(`- ${today}, 22:00–${tomorrow}, 03:00`);
  });

  it('are those of the days that were asked about', async () => {
    const hours = hoursFrom('2026-11-22T09:00', `rr-r${'-'.repeat(20)}rr${'-'.repeat(20)}r-`);
    expect(await textOf('when will it rain tomorrow', { hours })).toBe(
      `Expected in Tel Aviv:\n\n- ${tomorrow}, 09:00–11:00: Rain`,
    );
    expect(await textOf('when does the rain stop today', { hours })).toBe(
      `Tel Aviv now: Rain, until about ${today}, 11:00. Then again:\n\n- ${today}, 12:00–13:00: Rain`,
    );
  });

  it('of a day that is still to come are not told as those of now', async () => {
    const hours = hoursFrom('2026-11-22T22:00', 'rrrr--');
    expect(await textOf('when does the rain stop tomorrow', { hours })).toBe(
      `Expected in Tel Aviv:\n\n- ${tomorrow}, 00:00–02:00: Rain`,
    );
  });

  it('are not known of a later day, of which the forecast of the day is told', async () => {
    const hours = hoursFrom('2026-11-22T22:00', 'r---');
    expect(await textOf('when will it rain on friday', { hours })).toMatch(
      /^No rain is expected\.\n\nTel Aviv, Friday 27 November: /,
    );
  });

  it('of snow are told as snow, and of a dry day with its name', async () => {
    const snow = hoursFrom('2026-11-22T09:00', 'rrr-').map((hour) =>
      hour.description === 'Rain' ? { ...hour, description: 'Snow' as const } : hour,
    );
    expect(await textOf('when does the snow stop', { hours: snow })).toBe(
      `Tel Aviv now: Snow, until about ${today}, 12:00.`,
    );
    const dry = hoursFrom('2026-11-22T09:00', '-'.repeat(40));
    expect(await textOf('when will it rain tomorrow', { hours: dry })).toBe(
      `Tel Aviv: no rain is expected ${tomorrow}.`,
    );
  });

  it('are not known when the weather is silent, which is said', async () => {
    const chat = aChat();
    const hours = () => Promise.reject(new Failure('unavailable', 'noWeather'));
    const ports = { ...chat, weather: { ...chat.weather, hours } };
    const asked = { message: 'when does the rain stop', earlier: [] };
    const answer = await answerQuestion(ports, anna, asked, clock);
    expect(answer?.text).toContain('The weather is unavailable at the moment.');
  });
});

describe('birthdays', () => {
  const allDay = (title: string, day: string) =>
    anEntry(title, '', '', { when: { is: 'days', first: day, last: day }, isBusy: false });
  const entries = [
    allDay('יום הולדת לאיתן', '2026-11-24'),
    allDay('Buy a cake for Noa', '2026-11-24'),
    allDay("Noa Levi's birthday", '2026-12-03'),
    allDay('Tom B-day', '2027-03-01'),
    allDay("Ruth's birthday", '2028-01-01'),
    anEntry("🔔 Reminder - buy a gift for Noa's birthday", '2026-11-30T09:00', '2026-11-30T09:30'),
    anEntry("Noa's birthday party", '2026-12-05T16:00', '2026-12-05T19:00'),
    anEntry("Gal's birthday party", '2026-12-06T16:00', '2026-12-06T19:00'),
  ];

  it.each([
    [
      "when is Noa's birthday",
      "The birthday of “Noa”, by your calendar:\n\n- **Thursday 3 December, All day** Noa Levi's birthday",
    ],
    [
      'whose birthday is it this week',
      'Birthdays in your calendar, Sunday 22 November to Saturday 28 November:\n\n- **Tuesday 24 November, All day** יום הולדת לאיתן',
    ],
    [
      'how old will Tom turn',
      'The birthday of “Tom”, by your calendar:\n\n- **Monday 1 March, All day** Tom B-day\n\nThe calendar tells the day, not the age.',
    ],
    [
      'מתי יום ההולדת של איתן',
      'יום ההולדת של ״איתן״, לפי היומן:\n\n- **יום שלישי, 24 בנובמבר, כל היום** יום הולדת לאיתן',
    ],
    [
      'בן כמה יהיה איתן',
      'יום ההולדת של ״איתן״, לפי היומן:\n\n- **יום שלישי, 24 בנובמבר, כל היום** יום הולדת לאיתן\n\nביומן כתוב התאריך, לא הגיל.',
    ],
    [
      "when is Gal's birthday",
      "In your calendar about “birthday”:\n\n- **Sunday 6 December, 16:00–19:00** Gal's birthday party",
    ],
    ['למי יש יום הולדת מחר', 'אין ימי הולדת ביומן שלך, מחר, יום שני, 23 בנובמבר.'],
  ])('%j is answered from the titles of the calendar', async (question, answer) => {
    expect(await textOf(question, { entries })).toBe(answer);
  });

  it('of anybody are those of the year ahead where no time is said', async () => {
    const text = await textOf('whose birthday is next', { entries });
    for (const title of ['יום הולדת לאיתן', "Noa Levi's birthday", 'Tom B-day'])
      expect(text).toContain(title);
    expect(text).not.toContain('Ruth');
    expect(text).not.toContain('cake');
  });

  it('that nobody has are unsure for a name, and sure for anybody', async () => {
    expect(await ask('when is the birthday of Gil', { entries }).answer).toMatchObject({
      isSure: false,
      text: expect.stringContaining('There is no birthday of “\u2068Gil\u2069” in your calendar'),
    });
    expect(await ask('whose birthday is it tomorrow', { entries }).answer).toMatchObject({
      isSure: true,
      text: expect.stringContaining('There is no birthday in your calendar'),
    });
  });
});

describe('what is not understood', () => {
  it.each([
    [
      'split the bill of 84 fairly between us',
      'I could not work that out. Say the numbers and what to do with them, such as “15% of 84”.',
    ],
    [
      'כמה יוצא לכל אחד אם החשבון 84 ועוד משהו',
      'לא הצלחתי לחשב את זה. אפשר לומר את המספרים ומה לעשות בהם, למשל ״15% מ-84״.',
    ],
    ['and mine', 'I did not understand this. Please say it in other words.'],
  ])('is said of %j, and never as certain', async (message, text) => {
    expect(await ask(message).answer).toMatchObject({
      text,
      isSure: false,
      isOnlyOffer: true,
      suggestions: [],
    });
  });

  it('may be one of several, which are offered and never certain', async () => {
    const [question = ''] = likely(await kindReader(), clock.context);
    const answer = await ask(question).answer;
    expect(answer).toMatchObject({
      isSure: false,
      isOnlyOffer: true,
      text: 'I am not sure what you ask. Did you mean one of these?',
    });
    expect(answer?.suggestions).not.toEqual([]);
  });

  it('is answered as what it likeliest asks where nobody else knows it, with the other readings beside it', async () => {
    const [question = ''] = likely(await kindReader(), clock.context);
    const offered = await ask(question).answer;
    const answer = await ask(question, {}, [], true).answer;
    expect(answer?.isOnlyOffer).toBe(false);
    expect(answer?.text).not.toBe(offered?.text);
    expect(answer?.suggestions).toEqual(offered?.suggestions.slice(1));
  });

  it('is left to others where it hardly is about the own day', async () => {
    expect(await ask('what is the capital of peru').answer).toBeNull();
  });
});

describe('what else may have been meant', () => {
  it('is offered as sentences that are read as that', async () => {
    const answer = await ask('anything about the lease').answer;
    expect(answer?.suggestions.length ?? 0).toBeLessThanOrEqual(3);
    for (const sentence of answer?.suggestions ?? []) expect(await ask(sentence).answer).not.toBeNull();
  });
});

describe('drafts, and what people alone wrote', () => {
  it('tells what is in the drafts, and to whom', async () => {
    const draft = mail({
      labels: ['DRAFT'],
      to: ['tomer@northlight.example'],
      text: 'Both are fine with me.',
    });
    const { asked, answer } = ask("what's sitting in my drafts", { mails: () => [draft] });
    expect(plain((await answer)?.text ?? 'nothing')).toBe(
      'In your drafts:\n\n- **tomer\u2060@northlight.example**, today, 09:00: The quote — Both are fine with me.',
    );
    expect(asked).toEqual(['in:drafts']);
    expect(await textOf("what's sitting in my drafts")).toBe('There is nothing in your drafts.');
    expect(await textOf('מה כבר כתבתי לתומר בטיוטה')).toBe('אין טיוטה אל תומר.');
  });

  it('leaves out lists and machines where people are asked for', async () => {
    const machine = mail({ id: 'n', from: { name: 'Shop', address: 'news@shop.example' }, subject: 'Sale' });
    const { asked, answer } = ask('anything unread from actual humans', { mails: () => [mail({}), machine] });
    const text = plain((await answer)?.text ?? 'nothing');
    expect(text).toContain('Dana Cohen');
    expect(text).toContain('(from people, without lists and machines)');
    expect(text).not.toContain('Sale');
    expect(asked[0]).toBe('is:unread -category:promotions -category:social -category:forums in:inbox');
  });

  it('tells somebody from what they were sent', async () => {
    const { asked, answer } = ask('did I ever send dana the quote');
    await answer;
    expect(asked[0]).toContain('in:sent to:(dana');
    expect(asked[0]).toContain('quote');
  });
});
