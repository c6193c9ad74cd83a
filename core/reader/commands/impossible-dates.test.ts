import { beforeAll, describe, expect, it } from 'vitest';
import type { Context, Understanding } from '../../language/reading.ts';
import { commandModels } from './load.ts';
import { readBoth } from './read-both.ts';

const context: Context = { now: '2026-11-29T09:00:00+02:00', timeZone: 'Asia/Jerusalem', country: 'IL' };
let read: (text: string) => Understanding;

beforeAll(async () => {
  const models = await commandModels();
  read = (text) => readBoth(models, text, context);
});

const dated = (text: string) => {
  const { doubts, words, ...reading } = read(text);
  const slots: Readonly<Record<string, unknown>> = reading.slots;
  const at = slots['startTime'] ?? slots['reminderTime'] ?? null;
  return { at, words, asked: doubts.filter(({ kind }) => kind === 'date').map(({ meant }) => meant) };
};

describe('a day that does not exist', () => {
  it.each([
    ['schedule a dentist appointment on Feb 29 at 10', '2027-02-28T10:00', 'Feb 28'],
    ['remind me on February 29 at nine to pay tax', '2027-02-28T09:00', 'February 28'],
    ['book a meeting with Dana on Feb 30 at 9', '2027-02-28T09:00', 'Feb 28'],
    ['remind me on 31 April at noon to renew', '2027-04-30T12:00', '30 April'],
    ['schedule lunch with Avi on 31/4 at 13:00', '2027-04-30T13:00', '30/4'],
    ['schedule a checkup on Feb 29, 2027 at 8:30', '2027-02-28T08:30', 'Feb 28, 2027'],
    ['תזכירי לי ב-31 באפריל בתשע לחדש ביטוח', '2027-04-30T09:00', '30 באפריל'],
    ['תקבע פגישה עם דנה ב-30 לפברואר בעשר', '2027-02-28T10:00', '28 לפברואר'],
  ])('is asked about with the last one of its month: %s', (text, at, meant) => {
    const found = dated(text);
    expect(found).toEqual({ at: expect.stringContaining(at) as string, words: text, asked: [meant] });
  });

  it('asks of several things about its own', () => {
    const { actions } = read('remind me on 30 Feb at nine to pay, and email Dana that it is done');
    expect(actions.map(({ doubts }) => doubts.some(({ kind }) => kind === 'date'))).toEqual([true, false]);
  });
});

describe('nothing is asked about', () => {
  it.each([
    'schedule a dentist appointment on Feb 29 2028 at 10',
    'schedule lunch with Avi on 31 May at 13:00',
    'email Dana that Feb 30 is a joke',
    'remind me at 14:30 to take 31.4 grams',
    'תזכיר לי ב-30 באפריל בתשע לחדש ביטוח',
  ])('a day that exists, or that is part of what is said: %s', (text) => {
    expect(dated(text)).toMatchObject({ words: text, asked: [] });
  });
});
