import { beforeAll, expect, it } from 'vitest';
import { randomOf } from '../linear/train.ts';
import { commandModels } from './load.ts';
import { readBoth } from './read-both.ts';

const context = { now: '2026-03-10T09:00:00+02:00', timeZone: 'Asia/Jerusalem', country: 'IL', contacts: [] };
let models: Awaited<ReturnType<typeof commandModels>>;

beforeAll(async () => {
  models = await commandModels();
});

const random = randomOf(7);
const letters = (from: string, count: number) =>
  Array.from({ length: count }, () => from.charAt(Math.floor(random() * from.length))).join('');

/** As ids are, and as brands are. */
const latin = Array.from({ length: 60 }, (_, index) =>
  index % 2 === 0
    ? `n${letters('abcdef', 8)}`
    : `${letters('bdfgklmnprstvz', 1)}${letters('aeiou', 1)}${letters('bdfgklmnprstvz', 2)}${letters('aeiou', 1)}x`,
);
const hebrew = Array.from(
  { length: 60 },
  (_, index) => `ק${letters('אבגדזחטילמנסעפצקרשת', 3 + (index % 3))}`,
);

/** The second reader has never seen the word: that alone is no reason to ask. */
it.each([
  ['Schedule a meeting called _ tomorrow at 15:00', latin],
  ['Create a meeting named _ on Sunday at 12:00 for one hour', latin],
  ['Book "_" on Friday at 10', latin],
  ['Meeting _ tomorrow at 10:00', latin],
  ['Remind me about _ tomorrow at 9', latin],
  ['Add a task _', latin],
  ['Create a task called _', latin],
  ['add _ to my tasks', latin],
  ['Send an email to dana@example.com about _', latin],
  ['Send an email to dana@example.com saying _', latin],
  ['Send a WhatsApp to +972501234567 saying _', latin],
  ['Schedule a meeting called _ tomorrow at 9 and email dana@example.com saying hello', latin],
  ['Schedule a meeting called _ tomorrow at 9. Remind me on Friday at 10 to pay the rent', latin],
  ['remind me tomorrow at 9 to call Dana and add a task to buy _', latin],
  ['קבע פגישה בשם _ מחר ב-15:00 ותוסיף משימה לקנות חלב', hebrew],
  ['קבע פגישה בשם _ מחר ב-15:00', hebrew],
  ['תזכיר לי על _ מחר בתשע', hebrew],
  ['צור משימה _', hebrew],
  ['תוסיף משימה בשם _', hebrew],
  ['שלח מייל ל dana@example.com בנושא _', hebrew],
])('asks of no more than one made-up name in sixty: %s', (frame, names) => {
  const doubted = names.filter(
    (name) => readBoth(models, frame.replace('_', name), context).doubts.length > 0,
  );
  expect(doubted.length, doubted.join(', ')).toBeLessThanOrEqual(1);
});
