import { expect, it } from 'vitest';
import { fileNameOf, sessionMarkdown } from './session-markdown.ts';

it('writes who said what, and when', () => {
  const lines = [
    { type: 'user', content: 'מה קורה?', when: '22 Nov 09:41' },
    { type: 'system', content: '**Good.**', when: '22 Nov 09:42' },
  ] as const;
  expect(sessionMarkdown('Quote\nfor Dana', lines, { you: 'You', assistant: 'Assistant' })).toBe(
    '# Quote for Dana\n\n**You** · 22 Nov 09:41\n\nמה קורה?\n\n**Assistant** · 22 Nov 09:42\n\n**Good.**\n',
  );
});

it.each([
  ['Quote for Dana', 'Quote for Dana.md'],
  ['a/b: "c"?', 'a b c.md'],
  ['///', 'session.md'],
  ['טיול לאתונה', 'טיול לאתונה.md'],
])('names the file of "%s"', (title, name) => {
  expect(fileNameOf(title)).toBe(name);
});
