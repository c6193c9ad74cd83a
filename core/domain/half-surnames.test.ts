import { expect, it } from 'vitest';
import type { Contact } from '../contract/contacts.ts';
import { resolveRecipient } from './recipients.ts';

const contact = (name: string, email: string): Contact => ({ name, email, known: 'written-to' });
const yossi = contact('Yossi Ben-David', 'yossi@bendavid.co.il');
const noa = contact('נועה בר לב', 'noa@barlev.co.il');

it.each([
  ['David', yossi],
  ['Ben', yossi],
  ['לב', noa],
])('asks whether "%s" is half of a surname', (written, only) => {
  const { address, doubt } = resolveRecipient(written, 'email', [only]);
  expect([address, doubt]).toEqual([only.email, 'by-sound']);
});

it.each([
  ['Ben David', yossi],
  ['Yossi', yossi],
  ['yossi ben-david', yossi],
  ['בר לב', noa],
  ['נועה', noa],
  ['Ben', contact('Ben David', 'ben@david.co.il')],
  ['David', contact('Ben David', 'ben@david.co.il')],
])('takes "%s" for who is called so', (written, only) => {
  const { address, doubt } = resolveRecipient(written, 'email', [only]);
  expect([address, doubt]).toEqual([only.email, null]);
});

it('takes who is called so before whose surname has it', () => {
  const david = contact('David Katz', 'david@katz.co.il');
  const { address, doubt } = resolveRecipient('David', 'email', [yossi, david]);
  expect([address, doubt]).toEqual([david.email, null]);
});
