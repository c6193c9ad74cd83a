import { lastingAccounts } from '../../testing/lasting-accounts.ts';
import { learnPeople } from '../contacts/learn-people.ts';
import { describe, expect, it } from 'vitest';
import type { Mail } from '../../ports/mail.ts';
import type { KnownAddress, PeopleProgress } from '../../ports/people.ts';
import { aMail } from '../../testing/a-mail.ts';
import { anna } from '../../testing/engine.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { memoryCache } from '../../testing/memory-cache.ts';
import { memoryPeople } from '../../testing/memory-people.ts';
import { quietLog } from '../../testing/quiet.ts';
import { inboxMessage } from './inbox-message.ts';
import { type NewcomerPorts, withNewcomers } from './newcomers.ts';

const anAddress = (email: string, isWrittenTo: boolean): KnownAddress => ({
  email,
  isWrittenTo,
  sent: isWrittenTo ? 1 : 0,
  received: 1,
  at: 0,
  answers: [],
  names: [],
});

const allRead: PeopleProgress = {
  historyId: '7',
  walk: null,
  read: 3,
  caughtUpAt: 1,
  own: ['anna@example.com'],
  failures: 0,
};

type Given = {
  /** How far all mail was read; null where nobody asked for it. */
  progress?: PeopleProgress | null;
  /** Written to since all mail was read. */
  lately?: string[];
  replaced?: Partial<NewcomerPorts>;
};

/** Anna wrote to Dana, and only heard from Eve. */
async function aMailbox({ progress = allRead, lately = [], replaced = {} }: Given = {}) {
  const people = memoryPeople();
  const cache = memoryCache();
  const clock = fakeClock();
  const errors: string[] = [];
  const log = { ...quietLog, error: (name: string) => void errors.push(name) };
  if (progress !== null) {
    await people.wake(anna.uid, 0);
    const addresses = [anAddress('dana@example.com', true), anAddress('eve@example.com', false)];
    await people.save(anna.uid, 0, { progress, addresses, attendAt: null, now: 0 });
  }
  const book = {
    own: ['anna.work@example.com'],
    addresses: lately.map((email) => anAddress(email, true)),
    readUntil: 1,
  };
  await cache.put(anna.uid, 'contacts', book, clock.now());
  const ports: NewcomerPorts = { people, cache, clock, log, ...replaced };
  return { ports, people, clock, errors };
}

const mailsOf = (...mails: Partial<Mail>[]) =>
  mails.map((mail) => inboxMessage(aMail(mail), { whole: false }));
const from = (address: string): Partial<Mail> => ({ from: { name: 'Somebody', address } });
const marks = (mails: readonly { isOfNewcomer?: boolean | undefined }[]) =>
  mails.map(({ isOfNewcomer }) => isOfNewcomer);

describe('a mail', () => {
  it.each<[string, Partial<Mail>]>([
    ['nobody was heard of', from('new@stranger.example')],
    ['often wrote and never got a mail', from('eve@example.com')],
    ['writes in capitals and never got a mail', from('EVE@EXAMPLE.COM')],
  ])('is marked where its sender %s', async (_, mail) => {
    const { ports } = await aMailbox();
    expect(marks(await withNewcomers(ports, anna, mailsOf(mail)))).toEqual([true]);
  });

  it.each<[string, Partial<Mail>]>([
    ['of somebody who was written to', from('dana@example.com')],
    ['of somebody who was written to, in capitals', from('Dana@Example.COM')],
    ['of somebody who was written to a moment ago', from('lately@example.com')],
    ["from one's own address", from('Anna@example.com')],
    ["from one's own address that was seen lately", from('anna.work@example.com')],
    ['of a machine', from('no-reply@shop.example')],
    [
      'of a list that can be left',
      { ...from('w@weekly.example'), unsubscribe: 'https://weekly.example/leave' },
    ],
    ['that was sent', { ...from('other@example.com'), labels: ['SENT'] }],
    ['that is being written', { ...from('other@example.com'), labels: ['DRAFT'] }],
    ['without a sender', { from: null }],
  ])('%s is not marked', async (_, mail) => {
    const { ports } = await aMailbox({ lately: ['lately@example.com'] });
    const mails = mailsOf(mail);
    expect(await withNewcomers(ports, anna, mails)).toEqual(mails);
  });

  it('stands where it stood, beside one that is marked', async () => {
    const { ports } = await aMailbox();
    const mails = mailsOf(
      { id: 'a', ...from('dana@example.com') },
      { id: 'b', ...from('new@stranger.example') },
      { id: 'c', ...from('no-reply@shop.example') },
    );
    const marked = await withNewcomers(ports, anna, mails);
    expect(marked).toEqual([mails[0], { ...mails[1], isOfNewcomer: true }, mails[2]]);
  });
});

describe('nobody is new', () => {
  const mails = mailsOf(from('new@stranger.example'));

  it('until all mail was read', async () => {
    const progress = { ...allRead, caughtUpAt: null, walk: { pageToken: '2', startedAt: 0 } };
    const { ports, people } = await aMailbox({ progress });
    expect(await withNewcomers(ports, anna, mails)).toEqual(mails);
    // It goes on by itself.
    expect(people.heads.get(anna.uid)?.attendAt).toBe(null);
  });

  it('before the mail is read at all, which is then asked for once', async () => {
    const { ports, people, clock } = await aMailbox({ progress: null });
    const askedAt = clock.now();
    expect(await withNewcomers(ports, anna, mails)).toEqual(mails);
    expect(people.heads.get(anna.uid)?.attendAt).toBe(askedAt);
    clock.advance(1_000);
    expect(await withNewcomers(ports, anna, mails)).toEqual(mails);
    expect(people.heads.get(anna.uid)?.attendAt).toBe(askedAt);
  });

  it.each(['head', 'addresses'] as const)('where the store gives no %s, which is told', async (what) => {
    const fails = () => Promise.reject(new Error('unavailable'));
    const { people } = await aMailbox();
    const { ports, errors } = await aMailbox({ replaced: { people: { ...people, [what]: fails } } });
    expect(await withNewcomers(ports, anna, mails)).toEqual(mails);
    expect(errors).toEqual(['newcomers.failed']);
  });

  it('in a mailbox that a token of the call opens', async () => {
    const { ports } = await aMailbox();
    expect(await withNewcomers(ports, { ...anna, providerToken: 'ya29.other' }, mails)).toEqual(mails);
  });

  it('in a page without a mail of a person, for which the store is not asked', async () => {
    const people = memoryPeople();
    const { ports } = await aMailbox({ replaced: { people } });
    await withNewcomers(ports, anna, mailsOf(from('no-reply@shop.example')));
    expect(people.heads.size).toBe(0);
  });
});

it('nobody is new while all mail is read anew, since the history did not reach back', async () => {
  const people = memoryPeople();
  const clock = fakeClock();
  const dana = { name: 'Dana', address: 'dana@example.com' };
  const old = {
    threadId: 't',
    at: 5,
    isSent: true,
    from: { name: '', address: 'anna@example.com' },
    to: [dana],
    isBulk: false,
  };
  let isOld = false;
  let page = 0;
  const mailWalk = {
    position: () => Promise.resolve('1'),
    page: () =>
      Promise.resolve(isOld ? { mails: [], next: String((page += 1)) } : { mails: [old], next: null }),
    since: () => Promise.resolve(isOld ? ('too-old' as const) : { mails: [], historyId: '2', isMore: false }),
  };
  const ports = { people, mailWalk, clock, log: quietLog, accounts: lastingAccounts, cache: memoryCache() };
  await people.wake(anna.uid, clock.now());
  await learnPeople(ports, anna.uid, clock.now() + 1e6);
  const mails = [inboxMessage(aMail({ from: dana }), { whole: false })];
  expect(await withNewcomers(ports, anna, mails)).toEqual(mails);
  isOld = true;
  await learnPeople(ports, anna.uid, clock.now() + 1e6);
  expect(people.heads.get(anna.uid)).toMatchObject({ walk: { pageToken: '4' } });
  expect(await withNewcomers(ports, anna, mails)).toEqual(mails);
});
