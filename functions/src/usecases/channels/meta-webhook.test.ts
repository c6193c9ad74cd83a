import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../testing/fake-clock.ts';
import { memoryCache } from '../../testing/memory-cache.ts';
import { memoryChannels } from '../../testing/memory-channels.ts';
import { quietLog } from '../../testing/quiet.ts';
import { memoryConnections } from '../../testing/memory-connections.ts';
import { plainVault } from '../../testing/plain-vault.ts';
import { absent, whoseWork } from '../../ports/accounts.ts';
import { Failure } from '../../ports/failure.ts';
import type { Meta } from '../../ports/channels.ts';
import type { MetaService } from '@crocodile-hub/core/contract/meta-services';
import { connectService } from './connect.ts';
import { connectionContext, whileConnected } from './connection.ts';
import { receiveMeta } from './meta-webhook.ts';

const page = '500';
const yael = '7200';

/** Two messages to Yael and one to Gil, of a page that is Anna's. */
async function aPage(
  object: 'page' | 'instagram',
  profile: Meta['profile'] = () => Promise.resolve({ name: null, picture: null }),
) {
  const channel = object === 'page' ? 'messenger' : 'instagram';
  const channelStore = memoryChannels();
  const clock = fakeClock(10_000);
  await channelStore.addOwner(channel, page, 'anna');
  for (const [id, to, timestamp] of [
    ['one', yael, 1_000],
    ['two', yael, 3_000],
    ['gil', '7300', 1_000],
  ] as const) {
    await channelStore.keep('anna', id, {
      platform: channel,
      direction: 'outbound',
      from: page,
      fromName: null,
      to,
      content: 'Hello',
      timestamp,
      threadKey: to,
      delivery: 'sent',
      read: true,
    });
  }
  const connections = memoryConnections();
  const service = object === 'page' ? 'facebook-inbox' : 'instagram-inbox';
  const token = (of: MetaService) => plainVault.seal('token', connectionContext('anna', of));
  const accessToken = token(service);
  await connections.save('anna', service, { accountId: page, account: null, accessToken }, 0);
  const ports = { channelStore, clock, log: quietLog, connections, vault: plainVault, meta: { profile } };
  const signatures = { isFromMeta: () => true, isFromTwilio: () => false, isMetaToken: () => false };
  return {
    isRefused: () =>
      connections.recordAnswer('anna', service, { accessToken }, { isRefused: true, at: clock.now() }),
    isTaken: () => whileConnected(ports, 'anna', service, () => Promise.resolve('taken')),
    connects: (pageId: string) =>
      connectService(
        {
          ...ports,
          meta: {
            check: () => Promise.resolve({ accountId: pageId, account: null }),
            conversations: () => Promise.resolve([]),
          },
          cache: memoryCache(),
          sms: { numbers: [] },
        },
        absent('anna'),
        { service, accessToken: 'another', pageId },
      ),
    /** Zoe is an owner too, and what is stored of her connection cannot be read. */
    breaksForZoe: async () => {
      await channelStore.leaveAccounts(channel, 'anna');
      for (const uid of ['zoe', 'anna']) await channelStore.addOwner(channel, page, uid);
      const real = { ...connections };
      connections.load = (uid, of) =>
        uid === 'zoe' ? Promise.reject(new Error('no connection')) : real.load(uid, of);
    },
    /** What happens just before a message is put aside. */
    meanwhile: (happens: () => Promise<unknown>) => {
      const real = { ...channelStore };
      channelStore.putAside = async (...aside) => {
        await happens();
        await real.putAside(...aside);
      };
    },
    moves: (accountId: string) =>
      connections.save('anna', service, { accountId, account: null, accessToken }, 0),
    ends: () => connections.remove('anna', service, 'error'),
    tells: async (told: object) => {
      const event = { sender: { id: yael }, recipient: { id: page }, timestamp: 5_000, ...told };
      const body = JSON.stringify({ object, entry: [{ id: page, messaging: [event] }] });
      await receiveMeta({ ...ports, signatures }, Buffer.from(body), 'any');
    },
    tellsAll: async (messaging: readonly object[]) => {
      const body = JSON.stringify({ object, entry: [{ id: page, messaging }] });
      await receiveMeta({ ...ports, signatures }, Buffer.from(body), 'any');
    },
    tellsWhatsApp: async (message: object) => {
      const metadata = { phone_number_id: '600', display_phone_number: '+972500000000' };
      await channelStore.addOwner('whatsapp', '600', 'anna');
      const number = { accountId: '600', account: null, accessToken: token('whatsapp') };
      await connections.save('anna', 'whatsapp', number, 0);
      const entry = [{ changes: [{ value: { metadata, messages: [message] } }] }];
      const body = JSON.stringify({ object: 'whatsapp_business_account', entry });
      await receiveMeta({ ...ports, signatures }, Buffer.from(body), 'any');
    },
    kept: () => channelStore.newest('anna', 'whatsapp', 10),
    arrived: async () =>
      (await channelStore.newest('anna', channel, 10))
        .filter(({ direction }) => direction === 'inbound')
        .map(({ content }) => content),
    names: async () =>
      (await channelStore.newest('anna', channel, 10))
        .filter(({ direction }) => direction === 'inbound')
        .map(({ fromName }) => fromName),
    states: async () =>
      Object.fromEntries(
        (await channelStore.newest('anna', channel, 10)).map(({ id, delivery }) => [
          id.split('-')[1],
          delivery,
        ]),
      ),
  };
}

describe('what Meta sends at once', () => {
  it('is taken one by one: what is new or incomplete loses nothing else', async () => {
    const { tellsAll, arrived, states } = await aPage('page');
    const [sender, recipient] = [{ id: yael }, { id: page }];
    await tellsAll([
      { sender, recipient, delivery: { mids: ['one'], watermark: 1_000 } },
      { recipient, timestamp: 4_000, message: { mid: 'm0', text: 'nobody wrote' } },
      { kind: 'new' },
      { sender, recipient, timestamp: 5_000, message: { mid: 'm1', text: 'Hello' } },
    ]);
    expect(await arrived()).toEqual(['Hello']);
    expect(await states()).toMatchObject({ one: 'delivered', two: 'sent' });
  });
});

describe('what cannot be taken for one person', () => {
  it('is taken for everybody else, and Meta hears that it has to come again', async () => {
    const { breaksForZoe, tellsAll, arrived } = await aPage('page');
    await breaksForZoe();
    const [sender, recipient] = [{ id: yael }, { id: page }];
    const told = tellsAll([
      { sender, recipient, timestamp: 5_000, message: { mid: 'm1', text: 'Hello' } },
      { sender, recipient, timestamp: 6_000, message: { mid: 'm2', text: 'Are you there?' } },
    ]);
    await expect(told).rejects.toThrow('no connection');
    expect(await arrived()).toEqual(['Are you there?', 'Hello']);
  });
});

describe('whoever is named as the owner of an account', () => {
  const hello = { message: { mid: 'm1', text: 'Hello' } };

  it.each(['page', 'instagram'] as const)(
    'reads nothing of a %s while their token is refused, and what came meanwhile once it is taken again',
    async (object) => {
      const { isRefused, isTaken, tells, arrived, states } = await aPage(object);
      await isRefused();
      await tells(hello);
      await tells(hello);
      await tells({ read: { watermark: 4_000, mid: 'one' } });
      expect(await arrived()).toEqual([]);
      expect(await states()).toMatchObject({ one: 'sent' });
      await isTaken();
      expect(await arrived()).toEqual(['Hello']);
      await tells({ message: { mid: 'm2', text: 'Are you there?' } });
      expect(await arrived()).toEqual(['Are you there?', 'Hello']);
    },
  );

  it('reads what came meanwhile once the same account is connected again, and not by another one', async () => {
    const { isRefused, connects, tells, arrived } = await aPage('page');
    await isRefused();
    await tells(hello);
    await connects('501');
    expect(await arrived()).toEqual([]);
    await connects(page);
    expect(await arrived()).toEqual(['Hello']);
  });

  it('reads what comes at the very moment at which their token is taken again', async () => {
    const { isRefused, isTaken, meanwhile, tells, arrived } = await aPage('page');
    await isRefused();
    meanwhile(isTaken);
    await tells(hello);
    expect(await arrived()).toEqual(['Hello']);
  });

  it('gets nothing without a connection, or with one to another account', async () => {
    const { ends, moves, tells, arrived } = await aPage('page');
    await moves('501');
    await tells(hello);
    await ends();
    await tells(hello);
    expect(await arrived()).toEqual([]);
  });
});

describe('a message of WhatsApp', () => {
  it.each([
    ['5', 5_000],
    ['11', 10_000],
    ['99999999999999999999', 10_000],
    ['yesterday', 10_000],
    ['', 10_000],
    [undefined, 10_000],
  ])('is kept whatever time it names, but at no time to come: %j', async (timestamp, keptAt) => {
    const { tellsWhatsApp, kept } = await aPage('page');
    await tellsWhatsApp({ id: 'w1', from: '972541234567', timestamp, type: 'text', text: { body: 'Hello' } });
    expect(await kept()).toMatchObject([{ content: 'Hello', timestamp: keptAt }]);
  });
});

describe('a message of a page', () => {
  it('is delivered where Meta names it', async () => {
    const { tells, states } = await aPage('page');
    await tells({ delivery: { mids: ['one'], watermark: 1_000 } });
    expect(await states()).toEqual({ one: 'delivered', two: 'sent', gil: 'sent' });
  });

  it('is read with all that was written before, and with nobody else', async () => {
    const { tells, states } = await aPage('page');
    await tells({ read: { watermark: 2_000 } });
    expect(await states()).toEqual({ one: 'read', two: 'sent', gil: 'sent' });
    await tells({ read: { watermark: 4_000 } });
    expect(await states()).toEqual({ one: 'read', two: 'read', gil: 'sent' });
  });

  it('of Instagram is read where Meta names it', async () => {
    const { tells, states } = await aPage('instagram');
    await tells({ read: { mid: 'two' } });
    expect(await states()).toEqual({ one: 'sent', two: 'read', gil: 'sent' });
  });

  it('keeps its state where Meta tells something new', async () => {
    const { tells, states } = await aPage('page');
    await tells({ delivery: {}, read: {} });
    await tells({ reaction: { mid: 'one' } });
    expect(await states()).toEqual({ one: 'sent', two: 'sent', gil: 'sent' });
  });
});

describe.each(['page', 'instagram'] as const)('who writes to a %s for the first time', (object) => {
  const said = (mid: string) => ({ message: { mid, text: 'Is it open?' } });

  it('is named as Meta knows them, which is asked once', async () => {
    const asked: string[] = [];
    const { tells, names } = await aPage(object, (_service, _connection, id) => {
      asked.push(id);
      return Promise.resolve({ name: 'Yael Bar', picture: null });
    });
    await tells(said('three'));
    await tells(said('four'));
    expect(await names()).toEqual(['Yael Bar', 'Yael Bar']);
    expect(asked).toEqual([yael]);
  });

  it('is asked about on behalf of the person to whom they wrote', async () => {
    const asked: string[] = [];
    const { tells } = await aPage(object, () => {
      asked.push(whoseWork());
      return Promise.resolve({ name: 'Yael Bar', picture: null });
    });
    await tells(said('three'));
    expect(asked).toEqual(['anna']);
  });

  it('is listed all the same where Meta is silent, and named with the next message', async () => {
    const answers = [
      () => Promise.reject(new Failure('unavailable', 'messengersSilent')),
      () => Promise.resolve({ name: null, picture: null }),
      () => Promise.resolve({ name: 'Yael Bar', picture: null }),
    ].values();
    const { tells, names } = await aPage(
      object,
      () => answers.next().value?.() ?? Promise.reject(new Error()),
    );
    await tells(said('three'));
    expect(await names()).toEqual([null]);
    await tells(said('four'));
    expect(await names()).toEqual([null, null]);
    await tells(said('five'));
    expect(await names()).toEqual(['Yael Bar', 'Yael Bar', 'Yael Bar']);
  });
});
