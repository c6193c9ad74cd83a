import { expect, it } from 'vitest';
import { hasLostWords } from './lost-words.ts';

const text = 'Dear all, we meet at nine. The price is 900 for each of you.';
const whole = `<p>${text}</p>`;

it.each(['svg', 'math', 'style', 'select', 'plaintext', 'SVG'])(
  'misses the words behind an unclosed %s',
  (name) => {
    const html = `<p>Dear all,</p><${name}><p>we meet at nine. The price is 900 for each of you.</p>`;
    expect(hasLostWords({ html, words: 'Dear all,', text })).toBe(true);
  },
);

it('misses what stands behind the millionth letter', () => {
  const html = `<p>${'x'.repeat(1_000_000)}</p>`;
  expect(hasLostWords({ html, words: html, text: 'x' })).toBe(true);
});

it('misses nothing where all is shown, or where the mail says less in its text', () => {
  expect(hasLostWords({ html: `<style>p{}</style>${whole}`, words: text, text })).toBe(false);
  expect(hasLostWords({ html: `${whole}<svg>`, words: text, text })).toBe(false);
  expect(hasLostWords({ html: `<svg></svg>${whole}`, words: 'Dear all,', text })).toBe(false);
});
