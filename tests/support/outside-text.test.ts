import { expect, it } from 'vitest';
import { hostileTexts, readers } from './outside-text.ts';

/** A few of them; `npm run bench linear` takes all, at growing length, and compares the times. */
const every = 13;

it.each(readers)('$name reads hostile texts as long as they may be', ({ read, longest }) => {
  const texts = hostileTexts(longest).filter((_text, index) => index % every === 0);
  expect(texts.length).toBeGreaterThan(20);
  for (const { text, name } of texts) expect(() => read(text), name).not.toThrow();
});
