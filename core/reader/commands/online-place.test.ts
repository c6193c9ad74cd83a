import { expect, it } from 'vitest';
import { understand } from '../../language/understand/understand.ts';
import { metOnline } from './online-place.ts';

const context = { now: '2026-11-22T10:20:00+02:00', timeZone: 'Asia/Jerusalem' };
const read = (text: string) => metOnline(text, (words) => understand(words, context));

it.each([
  ['schedule kickoff with Dana on Sunday at 11 on Google Meet', 'kickoff with Dana', 'Google Meet'],
  ['meeting with Dana tomorrow at 11, Zoom', 'meeting with Dana', 'Zoom'],
  ['call with Dana over Microsoft Teams tomorrow at 10', 'call with Dana', 'Microsoft Teams'],
  ['פגישה עם דנה ביום ראשון ב-11 בזום', 'פגישה עם דנה', 'זום'],
  ['פגישה עם דנה ביום ראשון ב-11, גוגל מיט', 'פגישה עם דנה', 'גוגל מיט'],
])('is the place of a meeting: %s', (text, title, location) => {
  expect(read(text).actions).toMatchObject([
    { intent: 'create_event', words: text, slots: { title, location } },
  ]);
});

it('is marked where it was written', () => {
  const text = 'call with Dana on Zoom tomorrow at 10';
  const span = read(text).spans.find(({ slot }) => slot === 'location');
  expect(text.slice(span?.start, span?.end)).toBe('Zoom');
});

it.each([
  'remind me to join on Zoom at 5',
  'zoom call with Dana tomorrow at 10',
  'email dana@example.com that we meet on Zoom',
])('is left where it is no place of a meeting: %s', (text) => {
  expect(read(text)).toEqual(understand(text, context));
});
