import { describe, expect, it } from 'vitest';
import type { PeopleChange } from '@crocodile-hub/core/contract/people';
import { resolveRecipient } from '@crocodile-hub/core/domain/recipients';
import type { MailPeople } from '../../ports/mail.ts';
import { anna } from '../../testing/engine.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { memoryCache } from '../../testing/memory-cache.ts';
import { memoryPeople } from '../../testing/memory-people.ts';
import { countingIds, quietLog } from '../../testing/quiet.ts';
import { seeded } from '../../testing/seeded.ts';
import { emptyBook, withMails } from './address-book.ts';
import { keptContacts } from './contacts.ts';
import { changePeople, mostSaid, peoplePage, takeBackPeople, type PeoplePorts } from './people.ts';

const work = 'ruth@work.example';
const home = 'ruth.levi@home.example';
const dana = 'dana@example.com';

/** Ruth writes from two addresses; the one at work is the closer one. */
async function aWorld() {
  const clock = fakeClock();
  const ports: PeoplePorts = {
    cache: memoryCache(),
    people: memoryPeople(),
    clock,
    log: quietLog,
    ids: countingIds(),
  };
  const mail = (to: string, name: string, index: number): MailPeople => ({
    threadId: `t${index}`,
    at: clock.now() - index,
    isSent: true,
    from: { name: 'Anna', address: 'anna@example.com' },
    to: [{ name, address: to }],
    isBulk: false,
  });
  const mails = [
    mail(work, 'Ruth Levi', 1),
    mail(work, 'Ruth Levi', 2),
    mail(home, 'Ruth Levi', 3),
    mail(dana, 'Dana Cohen', 4),
  ];
  const room = { 'written-to': 100, received: 100 };
  await ports.cache.put(anna.uid, 'contacts', withMails(emptyBook, mails, room), clock.now());
  const say = async (change: PeopleChange) => (await changePeople(ports, anna, change)).id;
  const meant = async (written: string, wants: 'email' | 'phone' = 'email') => {
    const { address, doubt } = resolveRecipient(written, wants, await keptContacts(ports, anna, written));
    return doubt ?? address;
  };
  return { ports, say, meant, page: (q = '') => peoplePage(ports, anna, q) };
}

describe('what is said of people', () => {
  it('names somebody by what they are to the person, in either language', async () => {
    const { say, meant } = await aWorld();
    await say({ does: 'role', role: 'mother', name: 'Dana', address: null });
    for (const written of ['my mother', 'mom', 'אמא', 'אמא שלי']) expect(await meant(written)).toBe(dana);
    expect(await meant('father')).toBe('unknown');
  });

  it('makes two addresses one person, whom a name means unasked', async () => {
    const { say, meant, page } = await aWorld();
    expect(await meant('Ruth')).toBe('several');
    await say({ does: 'merge', address: home, into: work });
    expect(await meant('Ruth')).toBe(work);
    expect((await page('ruth')).people).toMatchObject([
      { name: 'Ruth Levi', addresses: [work, home], sent: 3 },
    ]);
  });

  it('corrects a name and adds a number', async () => {
    const { say, meant } = await aWorld();
    await say({ does: 'name', address: dana, name: 'דנה גולן' });
    await say({ does: 'phone', address: dana, phone: '+972501234567' });
    expect(await meant('גולן')).toBe(dana);
    expect(await meant('דנה גולן', 'phone')).toBe('+972501234567');
  });

  it('leaves out whom no name should mean', async () => {
    const { say, meant, page } = await aWorld();
    const id = await say({ does: 'leave-out', address: home });
    expect(await meant('Ruth')).toBe(work);
    expect((await page()).unplaced).toMatchObject([{ id }]);
  });

  it('replaces what was said before about the same thing, also where no more can be said', async () => {
    const { ports, say } = await aWorld();
    await say({ does: 'role', role: 'boss', name: 'Ruth', address: work });
    for (let index = 1; index < mostSaid; index += 1)
      await say({ does: 'leave-out', address: `p${index}@example.com` });
    const id = await say({ does: 'role', role: 'boss', name: 'Dana', address: dana });
    await say({ does: 'leave-out', address: 'P1@example.com' });
    const said = await ports.people.said(anna.uid);
    expect(said).toHaveLength(mostSaid);
    expect(said.filter(({ change }) => change.does === 'role')).toMatchObject([
      { id, change: { name: 'Dana' } },
    ]);
    await expect(say({ does: 'leave-out', address: 'one-more@example.com' })).rejects.toMatchObject({
      reason: 'tooMuchSaid',
    });
  });

  it('keeps every name of an address, and a name that is said again comes first', async () => {
    const { say, page } = await aWorld();
    for (const name of ['Dana Golan', 'Dana Bar', 'Dana Golan'])
      await say({ does: 'name', address: dana, name });
    const [found] = (await page('golan')).people;
    expect([found?.name, found?.otherNames, found?.said.length]).toEqual([
      'Dana Golan',
      ['Dana Bar', 'Dana Cohen'],
      2,
    ]);
  });

  it('is taken back without a trace, in whatever order', async () => {
    const { ports, say, page } = await aWorld();
    const before = await page();
    const random = seeded(9);
    const changes: PeopleChange[] = [
      { does: 'merge', address: home, into: work },
      { does: 'merge', address: work, into: dana },
      { does: 'split', address: work },
      { does: 'split', address: dana },
      { does: 'name', address: dana, name: 'Dana Golan' },
      { does: 'role', role: 'boss', name: 'Ruth', address: work },
      { does: 'phone', address: home, phone: '+972501234567' },
      { does: 'leave-out', address: dana },
    ];
    for (let round = 0; round < 60; round += 1) {
      const chosen = changes.toSorted(() => random() - 0.5).slice(0, 1 + Math.floor(random() * 8));
      const ids: string[] = [];
      const pages = [];
      for (const change of chosen) {
        pages.push(await page());
        ids.push(await say(change));
      }
      // Takes back the last one first, so that every state in between is compared.
      for (const id of ids.toReversed()) {
        await takeBackPeople(ports, anna, id);
        expect(await page()).toEqual(pages.pop());
      }
      expect(await page()).toEqual(before);
    }
  });
});
