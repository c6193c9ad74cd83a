import { expect, it } from 'vitest';
import { findInMessages } from './find-in-messages.ts';

const messages = [
  { id: 'm1', content: 'Last November you quoted Dana 11,800 for the same package, paid on 4 Dec.' },
  { id: 'm2', content: 'מצורפת הצעת המחיר\nלקמפיין נובמבר' },
];
const found = (words: string) => findInMessages('s1', messages, words);

it('finds words in either language, whatever the case', () => {
  expect(found('DANA').map(({ messageId }) => messageId)).toEqual(['m1']);
  expect(found('המחיר')).toEqual([
    { sessionId: 's1', messageId: 'm2', excerpt: 'מצורפת הצעת המחיר לקמפיין נובמבר' },
  ]);
});

it('shows the words with a little of what is before them', () => {
  expect(found('package')[0]?.excerpt).toBe('…11,800 for the same package, paid on 4 Dec.');
});

it('finds nothing for no words', () => {
  expect(found('  ')).toEqual([]);
});
