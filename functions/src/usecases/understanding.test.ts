import { describe, expect, it } from 'vitest';
import type { Context } from '@crocodile-hub/core/language/reading';
import { readingOfBoth } from './understanding.ts';

const contacts = ['Dana Cohen', 'Tomer Shaked', 'Maya Azulay'].map((name) => ({
  name,
  email: `${name.split(' ')[0]}@example.com`,
  known: 'written-to' as const,
}));
/** Sunday, 22 November 2026, 10:20 in Jerusalem. */
const context: Context = {
  now: '2026-11-22T10:20:00+02:00',
  timeZone: 'Asia/Jerusalem',
  country: 'IL',
  contacts,
};

/** What leaves, when, and which words are asked about as a time. */
async function sent(text: string) {
  const { actions } = await readingOfBoth(text, context, { offers: true });
  const [message] = actions.filter(({ intent }) => intent.startsWith('send_'));
  if (message === undefined) return null;
  const { slots, sendAt, doubts } = message;
  const said = Object.entries(slots).flatMap(([slot, value]) =>
    slot === 'message' || slot === 'body' ? [value as unknown] : [],
  );
  const asked = doubts.flatMap(({ kind, start, end }) => (kind === 'time' ? [text.slice(start, end)] : []));
  return { said: said[0], sendAt, asked };
}

describe('a time that is told before the message', () => {
  it.each([
    ['I am off on Friday, text Dana that the shop is closed', 'the shop is closed', 'on Friday'],
    ['We land on Sunday at 6. Write to Maya that we need a lift', 'we need a lift', 'on Sunday at 6'],
    [
      'Mum arrives on Thursday evening. Text Dana that dinner is at ours',
      'dinner is at ours',
      'on Thursday evening',
    ],
    ['when I am done at 6, text Dana that I left', 'I left', 'at 6'],
    ['אני בחופש ביום שישי, תכתבי לדנה שהחנות סגורה', 'החנות סגורה', 'ביום שישי'],
    ['אנחנו נוחתים ביום ראשון בשש. תכתוב למאיה שצריך הסעה', 'צריך הסעה', 'ביום ראשון בשש'],
    ['יש שביתה ביום שלישי, שלחי מייל לדנה שאני עובדת מהבית', 'אני עובדת מהבית', 'ביום שלישי'],
  ])('is not when it leaves, and is asked about: %s', async (text, said, time) => {
    expect(await sent(text)).toEqual({ said, sendAt: null, asked: [time] });
  });
});

describe('a time behind whom it is for', () => {
  it.each([
    ['text Dana at 5 is the party still on', '2026-11-22T17:00:00+02:00'],
    ['text Dana tomorrow at 9: is the party still on?', '2026-11-23T09:00:00+02:00'],
  ])('is when it leaves, where a question follows: %s', async (text, sendAt) => {
    expect(await sent(text)).toMatchObject({ sendAt });
  });
});

describe('a time with which the command begins', () => {
  it.each([
    ['tomorrow at 9 text Dana that the keys are under the mat', '2026-11-23T09:00:00+02:00'],
    ['on Friday at noon, email Tomer that the proofs are ready', '2026-11-27T12:00:00+02:00'],
    ['please tomorrow at 8 tell Maya that the bus is full', '2026-11-23T08:00:00+02:00'],
    ['ok so tomorrow at 9 could you text Dana that I agree', '2026-11-23T09:00:00+02:00'],
    ['next Sunday at 7 write to Dana that I won', '2026-11-29T07:00:00+02:00'],
    ['מחר בתשע תכתבי לדנה שהמפתחות אצל השכנה', '2026-11-23T09:00:00+02:00'],
    ['ביום שישי בשתים עשרה תשלח מייל לתומר שהכל מוכן', '2026-11-27T12:00:00+02:00'],
  ])('is when it leaves: %s', async (text, sendAt) => {
    expect(await sent(text)).toMatchObject({ sendAt, asked: [] });
  });
});

describe('a time behind whom it is for', () => {
  it.each([
    ['tell Dana tomorrow at ten is still good', 'tomorrow at ten is still good'],
    ['text Tomer Friday at 8 works for me', 'Friday at 8 works for me'],
    ['tell Maya Sunday at noon suits us', 'Sunday at noon suits us'],
    ['message Dana tonight at nine is fine', 'tonight at nine is fine'],
    ['תגיד לדנה מחר בעשר עדיין טוב', 'מחר בעשר עדיין טוב'],
    ['תגיד לדנה מחר בעשר לא מתאים לי', 'מחר בעשר לא מתאים לי'],
  ])('is part of what is said of it: %s', async (text, said) => {
    expect(await sent(text)).toEqual({ said, sendAt: null, asked: [] });
  });

  it.each([
    ['tell Dana tomorrow at nine that I am late', 'I am late', '2026-11-23T09:00:00+02:00'],
    ['email Tomer on Friday at 8 that the hall is booked', 'the hall is booked', '2026-11-27T08:00:00+02:00'],
    ['תכתבי לדנה מחר בשמונה שהדלת פתוחה', 'הדלת פתוחה', '2026-11-23T08:00:00+02:00'],
  ])('is when it leaves where something else is said: %s', async (text, said, sendAt) => {
    expect(await sent(text)).toEqual({ said, sendAt, asked: [] });
  });
});

it.each(['text Dana that the shop is closed on Friday', 'תכתבי לדנה שהחנות סגורה ביום שישי'])(
  'a time in what is said stays there: %s',
  async (text) => {
    const found = await sent(text);
    expect(found).toMatchObject({ sendAt: null, asked: [] });
    expect(found?.said).toMatch(/Friday|שישי/);
  },
);
