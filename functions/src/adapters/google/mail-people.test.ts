import { expect, it } from 'vitest';
import { peopleFormat, peopleIn } from './mail-people.ts';

const read = (headers: Record<string, string>) => {
  const asked = Object.entries(headers).filter(([name]) => peopleFormat.metadataHeaders.includes(name));
  return peopleIn({
    threadId: 't1',
    internalDate: '1',
    labelIds: ['SENT'],
    payload: { headers: asked.map(([name, value]) => ({ name, value })) },
  });
};

it.each([
  ['a mail that begins a conversation', { Subject: 'Books' }, false],
  ['an answer', { Subject: 'Re: Books', 'In-Reply-To': '<1@example.com>' }, true],
  [
    'an answer that names only what came before',
    { Subject: 'Re: Books', References: '<1@example.com>' },
    true,
  ],
  ['a mail that is passed on', { Subject: 'Fwd: Books', 'In-Reply-To': '<1@example.com>' }, false],
  ['an answer to one', { Subject: 'Re: Fwd: Books', 'In-Reply-To': '<1@example.com>' }, true],
])('tells whether the person chose the names: %s', (_, headers, isAnswer) => {
  const people = read({ From: 'Anna <anna@example.com>', To: 'Ruth <ruth@example.com>', ...headers });
  expect(people).toMatchObject([{ isSent: true, isAnswer, to: [{ name: 'Ruth' }] }]);
});
