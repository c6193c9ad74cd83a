import { describe, expect, it } from 'vitest';
import type { Question } from '../../language/questions/question.ts';
import { kindReader } from '../kinds/kinds.ts';
import { readByEvidence } from './read-by-evidence.ts';

/** Friday, 20 November 2026, 09:30 in Jerusalem. */
const context = { now: '2026-11-20T09:30:00+02:00', timeZone: 'Asia/Jerusalem' };
const kindsOf = await kindReader();
const read = (text: string, ...earlier: string[]) => readByEvidence(text, context, earlier, kindsOf);

describe('a question that no pattern foresaw', () => {
  it.each<[string, Partial<Question>]>([
    ['has Priya come back to me about the lease yet', { asks: 'mail', from: 'Priya', about: 'lease' }],
    ['is anything about the boiler in my inbox', { asks: 'mail', about: 'boiler' }],
    ['did the dentist confirm yet', { asks: 'mail', from: 'dentist' }],
    ["when's the earliest I could squeeze in 40 minutes on Monday", { asks: 'free', lengthMs: 2_400_000 }],
    ['who never got back to me', { asks: 'awaiting' }],
    ['is there a reminder about the passport', { asks: 'open', what: 'reminders', about: 'passport' }],
    ['how many hours ahead is Tokyo', { asks: 'time-difference', city: 'Tokyo', other: null }],
    ['will I need an umbrella in Haifa tomorrow', { asks: 'weather', place: 'Haifa', wants: 'rain' }],
    ['כמה שעות טוקיו לפנינו', { asks: 'time-difference', city: 'טוקיו' }],
    ['מי לא ענה לי', { asks: 'awaiting' }],
    ['יש לי תזכורת על הדרכון?', { asks: 'open', what: 'reminders' }],
  ])('%j is read', (text, meant) => {
    expect(read(text).question).toMatchObject(meant);
  });
});

it.each([
  'who wrote hamlet',
  'tell me a joke',
  'what is the capital of peru',
  'מה בירת צרפת',
  'email Dana that I am late',
])('%j is no question about the own day', (text) => {
  expect(read(text)).toMatchObject({ question: null, isOwn: false });
});

describe('a follow-up changes one slot', () => {
  it('the person', () => {
    expect(read('and from Sunil?', 'any mail from Priya today').question).toMatchObject({
      asks: 'mail',
      from: 'Sunil',
    });
  });

  it('the place', () => {
    expect(read('ובלונדון?', 'מה השעה בטוקיו').question).toMatchObject({ asks: 'time', city: 'לונדון' });
  });

  it('the time, and keeps the person', () => {
    const { question } = read('and last week?', 'any mail from Priya today');
    expect(question).toMatchObject({
      asks: 'mail',
      from: 'Priya',
      over: { first: { day: 8 }, last: { day: 14 } },
    });
  });

  it('the rate of a sum', () => {
    expect(read('and with 20%?', "what's a 15% tip on 80").question).toMatchObject({
      asks: 'sum',
      result: 16,
    });
  });
});

it('tells which words say when', () => {
  expect(read('anything from the bank since Tuesday').whenSaid).toBe('since Tuesday');
});
