import { beforeAll, describe, expect, it } from 'vitest';
import { needsConfirmation } from '../../language/understand/confirm.ts';
import type { Context, Understanding } from '../../language/reading.ts';
import { understand } from '../../language/understand/understand.ts';
import { commandModels } from './load.ts';
import { doubted } from '../testing/doubted.ts';
import { readBoth } from './read-both.ts';

const context: Context = { now: '2026-03-10T09:00:00+02:00', timeZone: 'Asia/Jerusalem', country: 'IL' };
let read: (text: string) => Understanding;

beforeAll(async () => {
  const models = await commandModels();
  read = (text) => readBoth(models, text, context);
});

describe('what both readers read alike', () => {
  it.each([
    'remind me tomorrow at 9 to pay the rent',
    'add a task to renew the passport',
    'תזכיר לי מחר ב-9 לשלם על החשמל',
  ])('runs, as the grammar alone has it: %s', (text) => {
    expect(read(text)).toEqual(understand(text, context));
    expect(needsConfirmation(read(text))).toBe(false);
  });
});

describe('the place of a meeting', () => {
  it.each([
    ['dentist tuesday 10am at the clinic on Herzl street', 'the clinic on Herzl street'],
    ['schedule a meeting with Dana on Thursday at 10 at Cafe Nimrod', 'Cafe Nimrod'],
    ['תקבע פגישה עם דנה ביום ראשון בעשר בקפה נמרוד', 'קפה נמרוד'],
  ])('is no part of its title: %s', (text, location) => {
    const { slots, spans } = read(text);
    expect(slots).toMatchObject({ location });
    expect('title' in slots ? slots.title : null).not.toContain(location);
    const place = spans.find(({ slot }) => slot === 'location');
    expect(text.slice(place?.start, place?.end)).toContain(location);
  });
});

it.each([
  ['Add a task to put one video into the new quote', { title: 'put one video into the new quote' }],
  ['remind me to send the contract tomorrow at 9', { task: 'send the contract' }],
  ['add to my list to book the hall', { title: 'book the hall' }],
])('keeps the verb of what is to be done: %s', (text, slots) => {
  expect(read(text).slots).toMatchObject(slots);
});

describe('who gets a copy of a mail', () => {
  it.each([
    ['email Vered that the hearing was moved and copy Benny on it', ['Benny']],
    ['cc dad on an email to mom: flights booked', ['dad']],
    ['תשלח לבני מייל שאישרנו את המאזן ותשים את יעל בהעתק', ['יעל']],
  ])('is told from who gets it: %s', (text, cc) => {
    const { slots, alternatives } = read(text);
    const readings = [slots, ...alternatives.map((one) => one.slots)];
    expect(readings).toContainEqual(expect.objectContaining({ cc }));
  });
});

it.each([
  [
    "schedule a mail to tomer for tomorrow 8am, text: signing it today, you'll have it",
    "signing it today, you'll have it",
  ],
  ['email tomer tomorrow at 8am, message: signing it today', 'signing it today'],
  ['email tomer tomorrow at 8am, the text: signing it today', 'signing it today'],
  ['send tomer an email tomorrow at 8am with subject Quote and text the quote is here', 'the quote is here'],
])('takes what a name of the text leads to for the text: %s', (text, body) => {
  const reading = read(text);
  expect(reading).toMatchObject({ intent: 'send_email', slots: { to: ['tomer'], body }, words: text });
  expect(reading.sendAt).toBe('2026-03-11T08:00:00+02:00');
  expect(reading.actions).toHaveLength(1);
});

it.each([
  ['prepare a draft to dana: the quote is on its way', 'dana', 'the quote is on its way'],
  ['make a draft for avi saying the invoice is paid', 'avi', 'the invoice is paid'],
  ['write a draft reply to tomer that i agree', 'tomer', 'i agree'],
])('drafts a mail that is shown first: %s', (text, to, body) => {
  const reading = read(text);
  expect(reading).toMatchObject({ intent: 'send_email', slots: { to: [to], body }, words: text });
  expect(needsConfirmation(reading)).toBe(true);
});

it.each([
  ['wake me 6.15 tomorrow', '2026-03-11T06:15:00+02:00'],
  ['remind me 8.30 tomorrow to call mum', '2026-03-11T08:30:00+02:00'],
  ['remind me thursday 10.45 to call mum', '2026-03-12T10:45:00+02:00'],
])('takes a dot between hour and minute for one beside a day: %s', (text, reminderTime) => {
  expect(read(text)).toMatchObject({ intent: 'reminder', slots: { reminderTime }, words: text });
});

it('leaves an amount beside a day an amount', () => {
  expect(read('remind me to pay 12.50 today').slots).toMatchObject({ task: 'pay 12.50' });
});

describe('what the readers read differently', () => {
  it("asks with both readings, of which the grammar's is one", async () => {
    for (const { text, reading, other } of doubted(await commandModels(), context)) {
      const { intent, slots } = understand(text, context);
      expect(needsConfirmation(reading)).toBe(true);
      expect([reading, other]).toContainEqual(expect.objectContaining({ intent, slots }));
      expect(other.slots).not.toEqual(reading.slots);
    }
  });

  it.each([
    [
      'tell the building committee we vote Sunday',
      { to: 'the building committee', message: 'we vote Sunday' },
    ],
    ["dentist Tuesday at 9:40, that's for the diary", { title: 'dentist' }],
    ['יש אסיפת הורים ביום שלישי בשש, תכניס לי ליומן', { title: 'אסיפת הורים' }],
  ])('asks with the reading of whoever is surer in front: %s', (text, slots) => {
    const grammars = understand(text, context);
    expect(grammars.slots).not.toMatchObject(slots);
    const reading = read(text);
    expect(reading.slots).toMatchObject(slots);
    expect(reading.doubts).toMatchObject([{ kind: 'reading' }]);
    expect(needsConfirmation(reading)).toBe(true);
    expect(reading.alternatives[0]).toMatchObject({ intent: grammars.intent, slots: grammars.slots });
  });

  it('is answered for the place where it stands', () => {
    const [doubt] = read('fix up lunch with Dana tomorrow at one').doubts;
    expect(doubt).toMatchObject({ kind: 'reading', start: 0, end: 'fix up'.length });
  });
});

describe('what the grammar does not know', () => {
  it.each([
    ['bell me tomorrow at 10 to feed the cat', 'feed the cat', '2026-03-11T10:00:00+02:00'],
    ['תנדנד לי מחר בתשע על הדוח', 'הדוח', '2026-03-11T09:00:00+02:00'],
  ])('is offered, and never runs unasked: %s', (text, task, reminderTime) => {
    expect(understand(text, context).intent).toBe('none');
    const reading = read(text);
    expect(reading).toMatchObject({ intent: 'reminder', slots: { task, reminderTime } });
    expect(needsConfirmation(reading)).toBe(true);
  });

  it.each([
    "she told me she'd set a reminder for the pills, she always does",
    'אתה יודע גם לקבוע פגישות או רק לרשום תזכורות?',
  ])('or takes for a command though it is talk is none: %s', (text) => {
    const grammars = understand(text, context);
    expect(grammars.intent).not.toBe('none');
    expect(read(text)).toMatchObject({ intent: 'none', alternatives: [{ intent: grammars.intent }] });
  });

  it('is left alone in a conversation, and where nothing is asked for', async () => {
    const models = await commandModels();
    const talk = readBoth(models, 'bell me tomorrow at 10 to feed the cat', context, { offers: false });
    expect(talk.intent).toBe('none');
    for (const text of ['when is my next meeting', 'Dana sent me the slides yesterday', 'מה השעה בניו יורק'])
      expect(read(text)).toEqual(understand(text, context));
  });
});

it('reads a text that is too long to be said by the grammar alone', () => {
  const text = `email dana@example.com saying ${'otters '.repeat(400)}`;
  expect(read(text)).toEqual(understand(text, context));
});
