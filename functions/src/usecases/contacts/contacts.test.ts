import { describe, expect, it } from 'vitest';
import { type Reach, resolveRecipient } from '@crocodile-hub/core/domain/recipients';
import type { KeptMessage } from '../../ports/channels.ts';
import type { StoredConnection } from '../../ports/connections.ts';
import { Failure } from '../../ports/failure.ts';
import type { Correspondent, MailPeople } from '../../ports/mail.ts';
import { anna } from '../../testing/engine.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { memoryPeople } from '../../testing/memory-people.ts';
import { memoryCache } from '../../testing/memory-cache.ts';
import { quietLog, rememberingLog } from '../../testing/quiet.ts';
import { contactsOf, keptContacts, type ContactPorts } from './contacts.ts';

const me: Correspondent = { name: 'Anna', address: 'anna@example.com' };
const dana: Correspondent = { name: 'Dana Cohen', address: 'dana@cohen-media.co.il' };
const attacker = (name: string): Correspondent => ({ name, address: 'attacker@evil.test' });

const aConnection: StoredConnection = {
  accountId: '1',
  accessToken: 'sealed',
  account: null,
  isRefused: false,
};

let minute = 0;
const mail = (over: Partial<MailPeople>): MailPeople => ({
  threadId: `t${(minute += 1)}`,
  at: minute * 60_000,
  isSent: false,
  from: me,
  to: [me],
  isBulk: false,
  ...over,
});
const sentTo = (to: Correspondent, over: Partial<MailPeople> = {}) =>
  mail({ isSent: true, to: [to], ...over });
const cameFrom = (from: Correspondent, over: Partial<MailPeople> = {}) => mail({ from, ...over });

type World = {
  mails?: MailPeople[];
  guests?: Correspondent[];
  messages?: KeptMessage[];
  whatsapp?: StoredConnection | null;
};

function contactPorts({ mails = [], guests = [], messages = [], whatsapp = aConnection }: World = {}) {
  const asked: (number | null)[] = [];
  const clock = fakeClock();
  const ports: ContactPorts = {
    mail: {
      peopleOf(_person, { since }) {
        asked.push(since);
        return Promise.resolve(mails.filter(({ at }) => at >= (since ?? 0)));
      },
    },
    calendar: { guests: () => Promise.resolve(guests) },
    channelStore: { newest: () => Promise.resolve(messages) },
    connections: { load: () => Promise.resolve(whatsapp) },
    cache: memoryCache(),
    people: memoryPeople(),
    clock,
    log: quietLog,
  };
  return { ports, asked, clock };
}

/** The address for a name, and why the person would be asked. */
async function meant(written: string, world: World, wants: Reach = 'email') {
  const { address, doubt } = resolveRecipient(
    written,
    wants,
    await contactsOf(contactPorts(world).ports, anna),
  );
  return { address, doubt };
}

const unasked = (address: string) => ({ address, doubt: null });

describe('a name', () => {
  it('is somebody the person wrote to', async () => {
    expect(await meant('Dana', { mails: [sentTo(dana)] })).toEqual(unasked(dana.address));
  });

  it('is somebody the person invited', async () => {
    expect(await meant('Dana', { guests: [dana] })).toEqual(unasked(dana.address));
  });

  it('that came with a mail is asked about', async () => {
    expect(await meant('Dana', { mails: [cameFrom(dana)] })).toEqual({
      address: dana.address,
      doubt: 'never-written-to',
    });
  });

  it('that a stranger took is asked about, however well the person knows its owner', async () => {
    const mails = [sentTo(dana), cameFrom(attacker('Dana'))];
    expect(await meant('Dana', { mails })).toEqual({ address: null, doubt: 'several' });
  });

  it('that the person answered is theirs, though the answer went to a bare address', async () => {
    const answered = [
      cameFrom(dana, { threadId: 'quote' }),
      sentTo({ name: '', address: dana.address }, { threadId: 'quote' }),
    ];
    expect(await meant('Dana', { mails: answered })).toEqual(unasked(dana.address));
  });

  it('that somebody takes after they were written to is asked about', async () => {
    const renamed = [
      cameFrom(attacker('Bob'), { threadId: 'offer' }),
      sentTo({ name: '', address: attacker('').address }, { threadId: 'offer' }),
      cameFrom(attacker('Dana'), { threadId: 'offer' }),
    ];
    expect(await meant('Bob', { mails: renamed })).toEqual(unasked('attacker@evil.test'));
    expect((await meant('Dana', { mails: renamed })).doubt).not.toBeNull();
  });

  it('hides nothing: controls and an address in it do not count', async () => {
    const mails = [
      sentTo(dana),
      cameFrom(attacker('Da\u200bna\u202e')),
      cameFrom(attacker('avi@example.com')),
    ];
    expect(await meant('Dana', { mails })).toEqual({ address: null, doubt: 'several' });
    const names = (await contactsOf(contactPorts({ mails }).ports, anna)).map(({ name }) => name);
    expect(names).toEqual(['Dana Cohen', 'Dana']);
  });

  it('may be the first half of an address without one, where nobody bears it, and is asked about', async () => {
    const nameless = { name: '', address: 'dana@example.com' };
    expect(await meant('Dana', { mails: [sentTo(nameless)] })).toEqual({
      address: 'dana@example.com',
      doubt: 'look-alike',
    });
    expect(await meant('Dana', { mails: [sentTo(nameless), sentTo(dana)] })).toEqual(unasked(dana.address));
  });

  it('never means the person themselves', async () => {
    const anotherAnna = { name: 'Anna Bar', address: 'bar@example.com' };
    expect(await meant('Anna', { mails: [sentTo(anotherAnna)] })).toEqual(unasked('bar@example.com'));
  });
});

describe('an address that was written out', () => {
  const mails = [sentTo(dana), cameFrom(attacker('Dana'))];

  it('is asked about when it nearly is one that the person writes to', async () => {
    expect(await meant('dana@cohen-medla.co.il', { mails })).toMatchObject({ doubt: 'look-alike' });
    expect(await meant('dana@cohen-media.com', { mails })).toMatchObject({ doubt: 'look-alike' });
    expect(await meant('dana@xn--cohen-mdia-k8a.example', { mails })).toMatchObject({ doubt: 'look-alike' });
  });

  it('is the person’s word in every other case', async () => {
    for (const address of [dana.address, 'someone@example.com', 'attacker@evil.test']) {
      expect(await meant(address, { mails })).toEqual(unasked(address));
    }
  });
});

describe('a number', () => {
  const message = (over: Partial<KeptMessage>): KeptMessage => ({
    id: `m${(minute += 1)}`,
    platform: 'whatsapp',
    direction: 'inbound',
    from: '+972541234567',
    fromName: 'Dana Cohen',
    to: '+972500000000',
    content: 'hi',
    timestamp: minute,
    threadKey: '+972541234567',
    delivery: null,
    read: false,
    ...over,
  });
  const answer = message({ direction: 'outbound', fromName: null });

  it('goes by the name that the person answered on WhatsApp', async () => {
    const messages = [answer, message({})];
    expect(await meant('Dana', { messages }, 'phone')).toEqual(unasked('+972541234567'));
  });

  it('means nobody once WhatsApp is disconnected, though its messages are kept', async () => {
    const messages = [answer, message({})];
    expect((await meant('Dana', { messages, whatsapp: null }, 'phone')).address).toBeNull();
  });

  it('is asked about when its name only came in, or came after the answer', async () => {
    expect((await meant('Dana', { messages: [message({})] }, 'phone')).doubt).toBe('never-written-to');
    const renamed = [message({ fromName: 'Dana' }), answer, message({ fromName: 'Bob' })];
    expect((await meant('Dana', { messages: renamed }, 'phone')).doubt).toBe('never-written-to');
  });
});

describe('a name on a platform', () => {
  const id = '8200000000000042';
  const message = (over: Partial<KeptMessage>): KeptMessage => ({
    id: `m${(minute += 1)}`,
    platform: 'instagram',
    direction: 'inbound',
    from: id,
    fromName: 'Shira Katz',
    to: '17841400000000001',
    content: 'hi',
    timestamp: minute,
    threadKey: id,
    delivery: null,
    read: false,
    ...over,
  });
  // The page's own name stands on what it sends.
  const answer = message({ direction: 'outbound', fromName: 'Anna Ceramics' });

  it('is the id of who wrote there and was answered', async () => {
    const messages = [answer, message({})];
    expect(await meant('Shira', { messages }, 'instagram')).toEqual(unasked(id));
    expect(await meant(id, { messages }, 'instagram')).toEqual(unasked(id));
    expect((await meant('Anna', { messages }, 'instagram')).address).toBeNull();
  });

  it('may be a username, which is nobody else of a similar name', async () => {
    const messages = [answer, message({ fromName: 'shira.katz' })];
    expect(await meant('@Shira.Katz', { messages }, 'instagram')).toEqual(unasked(id));
    expect(await meant('@shira_katz', { messages }, 'instagram')).toEqual({
      address: '@shira_katz',
      doubt: 'never-written-to',
    });
  });

  it('is asked about when it only came in, and where several bear it', async () => {
    expect(await meant('Shira', { messages: [message({})] }, 'instagram')).toEqual({
      address: id,
      doubt: 'never-written-to',
    });
    const another = message({ threadKey: '8200000000000043', fromName: 'Shira Bar' });
    expect(await meant('Shira', { messages: [answer, message({}), another] }, 'instagram')).toEqual({
      address: null,
      doubt: 'several',
    });
  });

  it('means nobody who did not write there, and nobody at all where it is not connected', async () => {
    const messages = [answer, message({})];
    expect(await meant('Dana', { messages }, 'instagram')).toEqual({ address: null, doubt: 'unknown' });
    expect((await meant('Shira', { messages, whatsapp: null }, 'instagram')).address).toBeNull();
    expect(await meant('@dana.k', { messages }, 'instagram')).toEqual({
      address: '@dana.k',
      doubt: 'never-written-to',
    });
  });
});

describe('looking again', () => {
  it('asks for what is new only, and forgets nobody', async () => {
    const mails = [sentTo(dana)];
    const { ports, asked, clock } = contactPorts({ mails });
    await contactsOf(ports, anna);
    await contactsOf(ports, anna);
    expect(asked).toEqual([null]);
    mails.push(cameFrom(attacker('Dana')));
    clock.advance(5 * 60_000);
    const contacts = await contactsOf(ports, anna);
    expect(asked).toEqual([null, expect.any(Number)]);
    expect(resolveRecipient('Dana', 'email', contacts).doubt).toBe('several');
  });

  it('keeps what is known while the mailbox does not answer', async () => {
    const { ports, clock } = contactPorts({ mails: [sentTo(dana)] });
    await contactsOf(ports, anna);
    clock.advance(5 * 60_000);
    const silent: ContactPorts = {
      ...ports,
      mail: { peopleOf: () => Promise.reject(new Failure('unavailable', 'unknown')) },
    };
    expect(await contactsOf(silent, anna)).toMatchObject([{ name: 'Dana Cohen', known: 'written-to' }]);
    expect(await keptContacts(silent, anna)).toHaveLength(1);
  });

  it('logs a fault of ours with its place, and a silent mailbox as a warning', async () => {
    const fault = new TypeError('not a function');
    const failures = [fault, new Failure('unavailable', 'googleSilent')];
    const problems = [];
    for (const failure of failures) {
      const log = rememberingLog();
      const { ports } = contactPorts();
      await contactsOf({ ...ports, log, mail: { peopleOf: () => Promise.reject(failure) } }, anna);
      problems.push(...log.problems);
    }
    expect(problems).toEqual([
      ['contacts.unavailable', fault, { source: 'mail' }],
      ['contacts.unavailable', { source: 'mail', kind: 'unavailable' }],
    ]);
  });

  it('forgets whom it learnt through Google once Google is not connected', async () => {
    const { ports, clock } = contactPorts({ mails: [sentTo(dana)] });
    await contactsOf(ports, anna);
    clock.advance(5 * 60_000);
    const disconnected: ContactPorts = {
      ...ports,
      mail: { peopleOf: () => Promise.reject(new Failure('reauth', 'unknown')) },
    };
    expect(await contactsOf(disconnected, anna)).toEqual([]);
    expect(await keptContacts(ports, anna)).toEqual([]);
  });

  it('lets no flood of strangers push out whom the person writes to', async () => {
    const flood = Array.from({ length: 600 }, (_, index) =>
      cameFrom({ name: `Stranger ${index}`, address: `s${index}@evil.test` }),
    );
    const contacts = await contactsOf(contactPorts({ mails: [sentTo(dana), ...flood] }).ports, anna);
    expect(contacts.length).toBeLessThan(200);
    expect(resolveRecipient('Dana', 'email', contacts)).toMatchObject(unasked(dana.address));
  });
});
