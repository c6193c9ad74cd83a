import { describe, expect, it } from 'vitest';
import { resolveRecipient } from '@crocodile-hub/core/domain/recipients';
import type { Correspondent, MailPeople } from '../../ports/mail.ts';
import { type AddressBook, emptyBook, joined, withMails } from './address-book.ts';
import { contactsOfPeople, peopleAs } from './said-of-people.ts';

const me: Correspondent = { name: 'Anna', address: 'anna@example.com' };
const stranger: Correspondent = { name: 'Eve', address: 'eve@attacker.example' };
const ruth: Correspondent = { name: 'Ruth Levi', address: 'ruth@attacker.example' };
const dana: Correspondent = { name: 'Dana Cohen', address: 'dana@example.com' };
const room = { 'written-to': 100, received: 100 };

let at = 0;
const mail = (threadId: string, over: Partial<MailPeople>): MailPeople => ({
  threadId,
  at: (at += 1),
  isSent: false,
  from: me,
  to: [me],
  isBulk: false,
  ...over,
});
const sent = (threadId: string, to: Correspondent[], over: Partial<MailPeople> = {}) =>
  mail(threadId, { isSent: true, to, ...over });

function meant(written: string, { addresses }: Pick<AddressBook, 'addresses'>) {
  const { address, doubt } = resolveRecipient(written, 'email', contactsOfPeople(peopleAs(addresses, [])));
  return { address, doubt };
}

describe('a name in an answer', () => {
  const toAll = [
    mail('offer', { from: stranger, to: [me, ruth] }),
    sent('offer', [stranger, ruth], { isAnswer: true }),
  ];

  it.each([
    ['in their order', toAll],
    ['the newest first', toAll.toReversed()],
    ['twice', [...toAll, ...toAll]],
  ])('is not the person’s own when a stranger put it into the copies, read %s', (_, mails) => {
    expect(meant('Ruth', withMails(emptyBook, mails, room))).toEqual({
      address: ruth.address,
      doubt: 'never-written-to',
    });
  });

  it('is the person’s own from the first mail on that they begin', () => {
    const mails = [...toAll, sent('books', [ruth])];
    expect(meant('Ruth', withMails(emptyBook, mails, room))).toEqual({ address: ruth.address, doubt: null });
  });

  it.each([
    ['the newest first', (mails: MailPeople[]) => mails.toReversed()],
    ['in their order', (mails: MailPeople[]) => mails],
  ])('is theirs who was answered, read %s', (_, inOrder) => {
    const mails = inOrder([mail('quote', { from: dana }), sent('quote', [dana], { isAnswer: true })]);
    expect(meant('Dana', withMails(emptyBook, mails, room))).toEqual({ address: dana.address, doubt: null });
  });

  it('is theirs who was answered, where one book has their mail and another the answer', () => {
    const index = withMails(emptyBook, [mail('quote', { from: dana })], room);
    const recent = withMails(emptyBook, [sent('quote', [dana], { isAnswer: true })], room);
    const addresses = joined(index.addresses, recent.addresses);
    expect(meant('Dana', { addresses })).toEqual({ address: dana.address, doubt: null });
  });
});
