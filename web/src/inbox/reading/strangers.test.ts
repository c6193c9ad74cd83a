import { expect, it } from 'vitest';
import { aMessage } from '../testing/a-message.ts';
import { strangersIn } from './strangers.ts';

const dana = aMessage({ sender: 'Dana Cohen', senderEmail: 'dana@example.com', at: 1 });
const leak = aMessage({ sender: 'Dana Cohen', senderEmail: 'dana.cohen@leak.test', at: 2 });

it('finds who came into a conversation under the name of somebody in it', () => {
  const strangers = strangersIn([leak, dana], []);
  expect([...strangers.keys()]).toEqual(['dana.cohen@leak.test']);
  expect(strangers.get('dana.cohen@leak.test')?.known).toBe('dana@example.com');
});

it('finds where a mail wants its answer under the name of its sender', () => {
  const asking = { ...dana, replyTo: ['dana.cohen@leak.test'] };
  expect([...strangersIn([asking], []).keys()]).toEqual(['dana.cohen@leak.test']);
});

it('finds nobody at a desk of the sender, and nobody whom the person wrote to', () => {
  const asking = { ...dana, replyTo: ['desk@example.com'] };
  expect(strangersIn([asking], []).size).toBe(0);
  const contacts = [dana, leak].map(({ sender: name, senderEmail: email }) => ({
    name,
    email,
    known: 'written-to' as const,
  }));
  expect(strangersIn([dana, leak], contacts).size).toBe(0);
});

it('finds where a mail wants its answer at a domain at which anybody may have an address', () => {
  const asking = { ...dana, senderEmail: 'dana@gmail.com', replyTo: ['anybody@gmail.com'] };
  expect([...strangersIn([asking], []).keys()]).toEqual(['anybody@gmail.com']);
});
