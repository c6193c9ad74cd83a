import { expect, it } from 'vitest';
import { withStandIns } from './stand-ins.ts';

const text = 'tell Dana on Instagram that her insta is down';
const place = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });
const standIns = withStandIns(text, [
  { ...place('insta is'), by: 'wa' },
  { ...place('Instagram'), by: 'whatsapp' },
]);

it('stand where the words stood, by the numbers in which they were given', () => {
  const shown = standIns.text.replace(/[\u200c\u200d]/g, '');
  expect(shown).toBe('tell Dana on whatsapp that her wa down');
  expect(standIns.among(standIns.text)).toEqual([1, 0]);
});

it('are found again in what is quoted, each as it was written', () => {
  const quoted = standIns.text.slice(standIns.text.indexOf('that'));
  expect(standIns.among(quoted)).toEqual([0]);
  expect(standIns.restored(quoted)).toBe('that her insta is down');
  expect(standIns.restored(standIns.text)).toBe(text);
});

it('are found at the end of a slice that stops before their mark', () => {
  const slice = standIns.text.slice(0, standIns.text.indexOf('whatsapp') + 'whatsapp'.length);
  expect(standIns.restored(standIns.marked(slice))).toBe('tell Dana on Instagram');
  expect(standIns.marked('tell')).toBe('tell');
});

it('do not move the places of other words', () => {
  for (const words of ['tell', 'Dana', 'that her', 'down']) {
    const start = standIns.text.indexOf(words);
    expect(standIns.placeOf({ start, end: start + words.length })).toEqual(place(words));
  }
  const start = standIns.text.indexOf('whatsapp');
  expect(standIns.placeOf({ start, end: start + 'whatsapp'.length })).toEqual(place('Instagram'));
});
