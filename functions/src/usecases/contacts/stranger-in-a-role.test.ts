import { describe, expect, it } from 'vitest';
import { resolveRecipient } from '@crocodile-hub/core/domain/recipients';
import { Failure } from '../../ports/failure.ts';
import type { MailPeople } from '../../ports/mail.ts';
import { anna } from '../../testing/engine.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { noContacts } from '../../testing/no-contacts.ts';
import { countingIds, quietLog } from '../../testing/quiet.ts';
import { contactsOf } from './contacts.ts';
import { saidInChat, type SaidPorts } from './said-in-chat.ts';

const ruth = { name: 'Ruth Levi', address: 'ruth@levi-books.example' };
const stranger = { name: 'Ruth Levi', address: 'ruth.levi@attacker.example' };

/** A mailbox that is not connected before its first mail. */
function aWorld() {
  const mails: MailPeople[] = [];
  const clock = fakeClock();
  const ports: SaidPorts = {
    ...noContacts(),
    clock,
    ids: countingIds(),
    log: quietLog,
    mail: {
      peopleOf: () =>
        mails.length === 0 ? Promise.reject(new Failure('reauth', 'unknown')) : Promise.resolve([...mails]),
    },
    calendar: { guests: () => Promise.resolve([]) },
  };
  const put = (over: Partial<MailPeople>) => {
    const at = mails.length + 1;
    const me = { name: 'Anna', address: 'anna@example.com' };
    mails.push({ threadId: `t${at}`, at, isSent: false, from: me, to: [me], isBulk: false, ...over });
    clock.advance(5 * 60_000);
  };
  return {
    say: (message: string) => saidInChat(ports, anna, message),
    writesTo: (to: typeof ruth) => put({ isSent: true, to: [to] }),
    hearsFrom: (from: typeof ruth) => put({ from }),
    meant: async (written: string) => {
      const contacts = await contactsOf(ports, anna, written);
      const { address, doubt, candidates } = resolveRecipient(written, 'email', contacts);
      return { address, doubt, asks: candidates.map((one) => one.address) };
    },
  };
}

const asked = { address: stranger.address, doubt: 'never-written-to', asks: [stranger.address] };
const unasked = { address: ruth.address, doubt: null, asks: [ruth.address] };

describe('whoever is something to the person', () => {
  it('is no stranger of that name who writes later: the person is asked', async () => {
    const { say, hearsFrom, meant } = aWorld();
    await say('my accountant is Ruth Levi');
    await say('אמא זה Ruth Levi');
    hearsFrom(stranger);
    for (const written of ['my accountant', 'my mother', 'אמא שלי'])
      expect(await meant(written)).toEqual(asked);
  });

  it('is no stranger of that name who wrote before: the person is asked, and told so', async () => {
    const { say, hearsFrom, meant } = aWorld();
    hearsFrom(stranger);
    expect(await say('my accountant is Ruth Levi')).toContain('you have never written to');
    expect(await meant('my accountant')).toEqual(asked);
  });

  it('is known without a question once the person writes to them', async () => {
    const { say, writesTo, meant } = aWorld();
    await say('my accountant is Ruth Levi');
    writesTo(ruth);
    expect(await meant('my accountant')).toEqual(unasked);
  });

  it('is asked about where a stranger has the name too', async () => {
    const { say, writesTo, hearsFrom, meant } = aWorld();
    await say('my accountant is Ruth Levi');
    writesTo(ruth);
    hearsFrom(stranger);
    expect(await meant('my accountant')).toMatchObject({ address: null, doubt: 'several' });
  });

  it('is who the answer named, of those the person writes to, in the other alphabet too', async () => {
    const { say, writesTo, hearsFrom, meant } = aWorld();
    writesTo(ruth);
    expect(await say('אמא זה רות')).toContain('@levi-books.example');
    hearsFrom(stranger);
    expect(await meant('my mother')).toEqual(unasked);
  });

  it('is nobody whose name only begins like theirs, without a question', async () => {
    const { say, writesTo, meant } = aWorld();
    await say('my boss is Dan');
    writesTo({ name: 'Daniela Katz', address: 'daniela@example.com' });
    expect((await meant('my boss')).doubt).not.toBeNull();
  });
});
