import { expect, it } from 'vitest';
import { kindReader } from '../kinds/kinds.ts';
import { readByEvidence } from './read-by-evidence.ts';

/** Friday, 20 November 2026, 09:30 in Jerusalem. */
const context = { now: '2026-11-20T09:30:00+02:00', timeZone: 'Asia/Jerusalem' };
const kindsOf = await kindReader();
const read = (text: string) => readByEvidence(text, context, [], kindsOf).question;

it.each([
  ['24 cupcakes at 1.75 each', 42],
  ['15 litres at 1.62 a litre', 24.3],
  ['22 an hour for 37 hours', 814],
  ['24 קאפקייקס ב-1.75 כל אחד', 42],
  ['2.5 קילו עגבניות ב-6.90 לקילו', 17.25],
  ['8 שעות ב-38 לשעה', 304],
])('%j needs no word that asks: it is %d', (text, result) => {
  const question = read(text);
  expect(question).toMatchObject({ asks: 'sum' });
  expect(question?.asks === 'sum' && Math.round(question.result * 100) / 100).toBe(result);
});

it.each([
  'buy 24 cupcakes at 1.75 each',
  'remind me about 3 nights at 120 a night',
  'order 12 boxes at 6 each',
  '2 tickets at 8',
  '2 meetings at 10 each day',
  '20 pushups 3 times a day',
  '2 pills at 8 each day',
  '3 lessons at 5 a week before the test',
  'לקנות 24 קאפקייקס ב-1.75 כל אחד',
  '2 כדורים ב-8 כל יום',
  '3 שיעורים ב-5 לחודש',
])('%j is no sum', (text) => {
  expect(read(text)).toBeNull();
});
