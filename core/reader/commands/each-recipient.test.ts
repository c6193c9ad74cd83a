import { beforeAll, expect, it } from 'vitest';
import type { CommandUnderstanding } from '../../language/command-reading.ts';
import { eachRecipient } from './each-recipient.ts';
import { commandModels } from './load.ts';
import { readBoth } from './read-both.ts';
import { readOnChannels } from './read-on-channels.ts';

const context = { now: '2026-11-22T09:00:00+02:00', timeZone: 'Asia/Jerusalem', country: 'IL' };
let read: (text: string) => CommandUnderstanding;

beforeAll(async () => {
  const models = await commandModels();
  read = (text) =>
    eachRecipient(
      readOnChannels(text, (words) => readBoth(models, words, context)),
      text,
    );
});

it.each([
  ["whatsapp dana and avi that I'm late", ['dana', 'avi'], "I'm late"],
  ['תשלחי וואטסאפ לדנה ולאבי שאני בדרך', ['דנה', 'אבי'], 'אני בדרך'],
])('goes to each by itself: %s', (text, names, message) => {
  const { actions } = read(text);
  expect(actions.map(({ slots }) => slots)).toEqual(names.map((to) => ({ to, message })));
});

it('has words of its own for each, and the place of its own name', () => {
  const text = "whatsapp dana and avi that I'm late";
  const { actions } = read(text);
  expect(actions.map(({ words }) => words)).toEqual([
    "whatsapp dana that I'm late",
    "whatsapp avi that I'm late",
  ]);
  const places = actions.map(({ spans }) => spans.filter(({ slot }) => slot === 'to'));
  expect(places.map((spans) => spans.map(({ start, end }) => text.slice(start, end)))).toEqual([
    [expect.stringContaining('dana')],
    [expect.stringContaining('avi')],
  ]);
});

it('is one mail to several', () => {
  expect(read("email dana and avi that I'm late").actions).toHaveLength(1);
});
