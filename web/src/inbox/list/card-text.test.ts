import { describe, expect, it } from 'vitest';
import { sizeOf } from '../../kit/text/size-of.ts';
import { previewOf, shownFiles, shownSender, shownSubject, shownTags, listedWords } from './card-text.ts';

describe('the text of a card', () => {
  it('is cut at 200 characters, and left alone up to there', () => {
    expect(previewOf('x'.repeat(200))).toBeNull();
    expect(previewOf('x'.repeat(201))).toBe(`${'x'.repeat(200)}…`);
  });

  it('is never cut through an emoji', () => {
    expect(previewOf(`${'x'.repeat(199)}😀y`)).toBe(`${'x'.repeat(199)}…`);
  });

  it.each([
    ['Hi [image: logo.png] there', 'Hi 🖼️ there', 0],
    ['[cid:a@b]\n[image: b.png]\n![c](https://x.example/c.png)', '🖼️', 2],
    ['<img src="x">text', '🖼️text', 0],
    ['data:image/png;base64,iVBORw0KGgo=', '🖼️', 0],
    ['a [link] and (image: b)', 'a [link] and (image: b)', 0],
  ])('%j stands as %j, with %d more', (text, shown, more) => {
    expect(listedWords({ messageText: text, subject: 'Re: Lunch' })).toEqual({ text: shown, more });
  });

  it('is that of the mail alone, not of the one that it answers', () => {
    const text = 'At nine. [image: map.png]\n\nOn Sunday Dana wrote:\n> When? [image: a.png]\n';
    expect(listedWords({ messageText: text, subject: 'Re: Lunch' })).toEqual({
      text: 'At nine. 🖼️',
      more: 0,
    });
  });
});

it('cuts a sender at 20 characters', () => {
  expect(shownSender('x'.repeat(20))).toBe('x'.repeat(20));
  expect(shownSender('x'.repeat(21))).toBe(`${'x'.repeat(20)}…`);
});

it('shows two tags of eight characters, and counts the others', () => {
  expect(shownTags(['Client', 'November plan', 'a', 'b'])).toEqual({
    shown: ['Client', 'November…'],
    more: 2,
  });
  expect(shownTags([])).toEqual({ shown: [], more: 0 });
});

it('shows three files by names that hide nothing, and counts the others', () => {
  const files = Array.from({ length: 500 }, (_, n) => ({
    attachmentId: `${n}`,
    filename: n === 0 ? 'invoice\u202Efdp.exe' : `${n}.pdf`,
    size: n,
  }));
  const { shown, more } = shownFiles(files);
  expect(shown.map(({ filename }) => filename)).toEqual(['invoicefdp.exe', '1.pdf', '2.pdf']);
  expect(more).toBe(497);
  expect(shownFiles([])).toEqual({ shown: [], more: 0 });
});

it('shows no more of a subject than a card can hold', () => {
  expect(shownSubject('x'.repeat(100_000))).toBe(`${'x'.repeat(300)}…`);
  expect(shownSubject('The quote')).toBe('The quote');
});

it.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1.0 KB'],
  [1_300_000, '1.2 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(sizeOf(bytes)).toBe(words);
});
