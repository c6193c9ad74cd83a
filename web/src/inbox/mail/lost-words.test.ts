import { expect, it } from 'vitest';
import { hasLostWords } from './lost-words.ts';

const textPart = 'Dear all, we meet at nine. The price is 900 for each of you.';

it('misses words of the text part that are not drawn', () => {
  const html = '<p>Dear all,</p><svg>we meet at nine. The price is 900 for each of you.';
  expect(hasLostWords({ html, words: 'Dear all,', textPart })).toBe(true);
  expect(hasLostWords({ html: '<img src="cid:1">', words: '', textPart })).toBe(true);
});

it('misses what stands behind the millionth letter', () => {
  const html = `<p>${'x'.repeat(1_000_000)}</p>`;
  expect(hasLostWords({ html, words: html, textPart: undefined })).toBe(true);
});

it('misses nothing where all is drawn, or where the HTML alone says what there is', () => {
  expect(hasLostWords({ html: `<p>${textPart}</p><svg>`, words: textPart, textPart })).toBe(false);
  expect(hasLostWords({ html: '<p>Dear all,</p>', words: 'Dear all,', textPart: undefined })).toBe(false);
});

it.each([
  ['[image: Beach.png]', 'Beach.png'],
  ['[cid:image001.png@01DB3F2A.7C1E4F80]\n', ''],
])('misses no picture that the text part calls %j', (text, words) => {
  expect(hasLostWords({ html: '<img src="cid:1">', words, textPart: text })).toBe(false);
});
