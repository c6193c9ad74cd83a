import { describe, expect, it } from 'vitest';
import type { Mail } from '../../ports/mail.ts';
import { aChat } from '../../testing/a-chat.ts';
import { aMail } from '../../testing/a-mail.ts';
import { at, plain } from '../../testing/an-asking.ts';
import { anna } from '../../testing/engine.ts';
import { clockOf } from '../time/person-clock.ts';
import { answerQuestion } from './answer-question.ts';

/** It is Sunday, 22 November 2026, 10:20 in Jerusalem. */
const clock = clockOf({ now: '2026-11-22T10:20:00+02:00', timeZone: 'Asia/Jerusalem' }, 0);
const now = at('2026-11-22T10:20');
const day = 86_400_000;

const tomer = { name: 'Tomer Shaked', address: 'tomer@northlight.example' };
const maya = { name: 'Maya Azulay', address: 'maya@kiln.example' };
const bank = { name: 'Leumi', address: 'no-reply@bank.example' };

const of = (from: typeof tomer, subject: string, days: number) =>
  aMail({ id: subject, threadId: subject, from, subject, sentAt: now - days * day });
/** As many, the newest of yesterday, and one every so many days before. */
const many = (count: number, every: number, from = tomer) =>
  Array.from({ length: count }, (_, index) => of(from, `no. ${index}`, 1 + index * every));

/** A mailbox that lists the newest first, no more of them than it is asked for, and only those that a search means. */
function mailbox(mails: readonly Mail[]) {
  const searches: string[] = [];
  const isIn = (mail: Mail, terms: string | undefined) =>
    (terms?.toLowerCase().split(' or ') ?? []).some((term) =>
      `${mail.from?.name ?? ''} ${mail.from?.address ?? ''}`.toLowerCase().includes(term),
    );
  const isMeant = (mail: Mail, q: string) => {
    const from = /(?<!-)from:\(([^)]*)\)/.exec(q)?.[1];
    const but = /-from:\(([^)]*)\)/.exec(q)?.[1];
    const ends = [...q.matchAll(/before:(\d+)/g)].map(([, end]) => Number(end) * 1000);
    return (
      (from === undefined || isIn(mail, from)) && !isIn(mail, but) && ends.every((end) => mail.sentAt < end)
    );
  };
  const list = (_person: unknown, { q, maxResults }: { q: string | null; maxResults: number }) => {
    searches.push(q ?? '');
    const found = mails
      .filter((mail) => isMeant(mail, q ?? ''))
      .toSorted((one, other) => other.sentAt - one.sentAt);
    return Promise.resolve({
      mails: found.slice(0, maxResults),
      unreadable: [],
      nextPageToken: found.length > maxResults ? 'more' : null,
      total: found.length,
      historyId: null,
    });
  };
  return { list, searches };
}

async function ask(message: string, mails: readonly Mail[], earlier: readonly string[] = []) {
  const chat = aChat();
  const { list, searches } = mailbox(mails);
  const guests = [tomer, maya];
  const ports = {
    ...chat,
    inbox: {
      ...chat.inbox,
      list,
      countFound: () => Promise.resolve({ count: mails.length, isLeast: false }),
    },
    calendar: { ...chat.calendar, guests: () => Promise.resolve(guests) },
  };
  const answer = await answerQuestion(ports, anna, { message, earlier }, clock);
  return { text: plain(answer?.text ?? ''), shown: answer?.shown.map(({ id }) => id) ?? [], searches };
}

describe('the oldest mail', () => {
  it.each([
    ['of a few', many(5, 3), 'no. 4'],
    ['of more than one page of days that are near', many(40, 0.5), 'no. 39'],
    ['of more than a hundred', many(260, 1), 'no. 259'],
    ['of more than a hundred that are years old', many(350, 8), 'no. 349'],
    ['of one', [of(tomer, 'alone', 500)], 'alone'],
  ])('%s is found and shown alone', async (_, mails, oldest) => {
    const { text, shown } = await ask('what is the oldest mail from Tomer', mails);
    expect(shown).toEqual([oldest]);
    expect(text.split('\n')[0]).toBe('The oldest of them:');
    expect(text.match(/^- /gm)).toHaveLength(1);
  });

  it.each([
    ['what was the very first mail Maya ever sent me', 'clay'],
    ['מה המייל הכי ישן ממאיה', 'clay'],
    ['what is my oldest unread mail', 'paper'],
  ])('is one of those that are asked for: %s', async (question, oldest) => {
    const mails = [of(maya, 'kiln', 2), of(maya, 'clay', 90), of(tomer, 'paper', 200)];
    expect((await ask(question, mails)).shown).toEqual([oldest]);
  });

  it('is looked for with a few searches, however many mails there are', async () => {
    const { searches } = await ask('what is the oldest mail from Tomer', many(2000, 1));
    expect(searches.length).toBeLessThanOrEqual(15);
    expect(new Set(searches.map((search) => search.replace(/ before:\d+$/, '')))).toHaveLength(1);
  });

  it('is not there where there is no mail, and that is said', async () => {
    const { text, shown } = await ask('what is the oldest mail from Tomer', []);
    expect(text).toContain('I found no mail');
    expect(shown).toEqual([]);
  });
});

describe('the newest mail', () => {
  const mails = [of(tomer, 'paper', 200), of(maya, 'clay', 90), of(maya, 'kiln', 2), of(tomer, 'ink', 1)];

  it.each([
    ['show me the newest mail from Maya', 'kiln', 'The newest of them:'],
    ['what is the most recent mail from Tomer', 'ink', 'The newest of them:'],
    ['what is my latest mail', 'ink', 'The newest of them:'],
    ['מה המייל הכי חדש ממאיה', 'kiln', 'החדש ביותר:'],
  ])('is shown alone: %s', async (question, newest, head) => {
    const { text, shown } = await ask(question, mails);
    expect(shown).toEqual([newest]);
    expect(text.split('\n')[0]).toBe(head);
    expect(text.match(/^- /gm)).toHaveLength(1);
  });

  it.each(['show me the newest mails from Maya', 'any mail from Maya'])(
    'is not shown alone where several are asked for: %s',
    async (question) => {
      expect((await ask(question, mails)).shown).toEqual(['kiln', 'clay']);
    },
  );
});

describe('mail of all but somebody', () => {
  const mails = [of(bank, 'balance', 0.01), of(tomer, 'ink', 1), of(bank, 'fees', 2), of(maya, 'kiln', 3)];

  it.each([
    [
      'show me unread mail from everyone except the bank',
      ['ink', 'kiln'],
      'Unread in your inbox: 2. (without bank)',
    ],
    [
      'any unread mail except from Tomer',
      ['balance', 'fees', 'kiln'],
      'Unread in your inbox: 3. (without Tomer)',
    ],
    ['מיילים שלא נקראו חוץ מהבנק', ['ink', 'kiln'], 'לא נקראו בתיבה שלך: 2. (בלי בנק)'],
    ['unread mail other than those from Maya', ['balance', 'ink', 'fees'], '(without Maya)'],
  ])('leaves theirs out, and says so: %s', async (question, left, head) => {
    const { text, shown } = await ask(question, mails);
    expect(shown).toEqual(left);
    expect(text.split('\n')[0]).toContain(head);
  });

  it('is what is left of them where the oldest or the newest alone is asked for', async () => {
    expect((await ask('what is my oldest unread mail except from Maya', mails)).shown).toEqual(['fees']);
    expect((await ask('what is my newest unread mail except from the bank', mails)).shown).toEqual(['ink']);
  });

  it('is none where there are only theirs, and says whose were left out', async () => {
    const { text, shown } = await ask('any unread mail except from Tomer', many(3, 1));
    expect(shown).toEqual([]);
    expect(text).toContain('There is no unread mail');
    expect(text).toContain('(without Tomer)');
  });

  it('leaves nobody out who was not named', async () => {
    const { text, shown } = await ask('show me my unread mail', mails);
    expect(shown).toEqual(['balance', 'ink', 'fees', 'kiln']);
    expect(text).not.toContain('without');
  });
});

describe('how many mails of somebody there are', () => {
  it('is told before them', async () => {
    const few = [of(tomer, 'ink', 1), of(tomer, 'fair', 20)];
    const { text, shown } = await ask('how many is that', few, ['any mail from Tomer?']);
    expect(text.split('\n')[0]).toBe('**2**');
    expect(shown).toEqual(['ink', 'fair']);
  });

  it('is counted by the mailbox where there are more than are listed', async () => {
    const { text } = await ask('how many is that', many(40, 1), ['any mail from Tomer?']);
    expect(text.split('\n')[0]).toBe('**40**');
  });
});

describe('mail that is old enough', () => {
  const mails = [of(tomer, 'ink', 1), of(tomer, 'fair', 20), of(tomer, 'spring', 200)];

  it.each([
    ['mails from Tomer older than a month', ['spring'], '(until Wednesday 21 October)'],
    ['mails from Tomer more than two weeks old', ['fair', 'spring'], '(until Saturday 7 November)'],
    ['מיילים מתומר ישנים משבוע', ['fair', 'spring'], '(עד יום שבת, 14 בנובמבר)'],
  ])('is shown alone, with until when it came: %s', async (question, left, until) => {
    const { text, shown } = await ask(question, mails);
    expect(shown).toEqual(left);
    expect(text.split('\n')[0]).toContain(until);
  });
});
