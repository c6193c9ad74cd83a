import { describe, expect, it } from 'vitest';
import { absent } from '../../ports/accounts.ts';
import { Failure } from '../../ports/failure.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { memoryCache } from '../../testing/memory-cache.ts';
import { memoryChannels } from '../../testing/memory-channels.ts';
import { memoryConnections } from '../../testing/memory-connections.ts';
import { plainVault } from '../../testing/plain-vault.ts';
import { quietLog } from '../../testing/quiet.ts';
import { connectService, disconnectService } from './connect.ts';
import { connectionContext, whileConnected } from './connection.ts';

const service = 'whatsapp';
const sealed = (token: string) => plainVault.seal(token, connectionContext('anna', service));
const expired = new Failure('reauth', 'whatsappNeeded');

async function aConnection() {
  const clock = fakeClock();
  const connections = memoryConnections();
  const channelStore = memoryChannels();
  const cache = memoryCache();
  const ports = { connections, channelStore, cache, clock, vault: plainVault, log: quietLog };
  const connect = (token: string) =>
    connections.save('anna', service, { accountId: '1', account: '+972', accessToken: sealed(token) }, 0);
  await connect('first');
  const call = (answer: () => Promise<string>) => whileConnected(ports, 'anna', service, answer);
  return {
    clock,
    connections,
    connect,
    call,
    ports,
    state: () => connections.shown('anna', service)?.status,
  };
}

it('a connection that a changed key cannot open is over, and no messages come by it', async () => {
  const { connections, ports, call, state } = await aConnection();
  await ports.channelStore.addOwner('whatsapp', '1', 'anna');
  await connections.save(
    'anna',
    service,
    { accountId: '1', account: '+972', accessToken: 'of another key' },
    0,
  );
  expect(await call(() => Promise.resolve('sent'))).toBeNull();
  expect(state()).toBe('error');
  expect(await ports.channelStore.owners('whatsapp', '1')).toEqual([]);
});

describe('whose messages are no longer their own', () => {
  it('is no owner of an account after disconnecting, also where the connection itself was gone', async () => {
    const { connections, ports } = await aConnection();
    await ports.channelStore.addOwner('whatsapp', '1', 'anna');
    await ports.channelStore.addOwner('whatsapp', '1', 'ben');
    await ports.channelStore.addOwner('messenger', '1', 'anna');
    await connections.remove('anna', service, 'error');
    await disconnectService(ports, absent('anna'), service);
    expect(await ports.channelStore.owners('whatsapp', '1')).toEqual(['ben']);
    expect(await ports.channelStore.owners('messenger', '1')).toEqual(['anna']);
  });

  it('is an owner of the account alone that they connected last', async () => {
    const { connections, ports } = await aConnection();
    await ports.channelStore.addOwner('whatsapp', '1', 'anna');
    await connections.remove('anna', service, 'error');
    const meta = {
      check: () => Promise.resolve({ accountId: '2', account: null }),
      conversations: () => Promise.reject(new Error('not asked for here')),
    };
    const given = { service, accessToken: 'second', phoneNumberId: '2' } as const;
    await connectService({ ...ports, meta, sms: { numbers: [] } }, absent('anna'), given);
    expect(await ports.channelStore.owners('whatsapp', '1')).toEqual([]);
    expect(await ports.channelStore.owners('whatsapp', '2')).toEqual(['anna']);
  });
});

describe('a page that is connected', () => {
  const message = {
    platform: 'messenger',
    direction: 'inbound',
    from: '6044',
    fromName: 'Ronit Barak',
    to: '55',
    content: 'How much is a logo?',
    timestamp: 0,
    threadKey: '6044',
    delivery: null,
    read: false,
  } as const;
  const given = { service: 'facebook-inbox', accessToken: 'token', pageId: '55' } as const;
  const check = () => Promise.resolve({ accountId: '55', account: 'Page' });

  it('has the messages that it held before, without anybody opening the inbox', async () => {
    const { ports } = await aConnection();
    const meta = { check, conversations: () => Promise.resolve([{ providerId: 'm1', message }]) };
    await connectService({ ...ports, meta, sms: { numbers: [] } }, absent('anna'), given);
    expect(await ports.channelStore.newest('anna', 'messenger', 10)).toMatchObject([
      { fromName: 'Ronit Barak', content: 'How much is a logo?' },
    ]);
  });

  it('is connected although its messages cannot be read just then', async () => {
    const { ports, connections } = await aConnection();
    const silent = () => Promise.reject(new Failure('unavailable', 'facebookFailed'));
    const meta = { check, conversations: silent };
    await connectService({ ...ports, meta, sms: { numbers: [] } }, absent('anna'), given);
    expect(connections.shown('anna', 'facebook-inbox')?.status).toBe('connected');
  });
});

describe("a connection's state is what its last call showed", () => {
  it('an error once its token is refused, and connected when a later call is taken', async () => {
    const { call, state } = await aConnection();
    await expect(call(() => Promise.reject(expired))).rejects.toBe(expired);
    expect(state()).toBe('error');
    expect(await call(() => Promise.resolve('sent'))).toBe('sent');
    expect(state()).toBe('connected');
  });

  it.each(['unavailable', 'rate-limited', 'invalid', 'forbidden', 'not-found'] as const)(
    'nothing is concluded from %s',
    async (kind) => {
      const { call, state } = await aConnection();
      await expect(call(() => Promise.reject(new Failure(kind, 'whatsappFailed')))).rejects.toThrow();
      expect(state()).toBe('connected');
    },
  );

  it('an old token that is refused late says nothing of the new one', async () => {
    const { call, connect, state } = await aConnection();
    const late = call(async () => {
      await connect('second');
      throw expired;
    });
    await expect(late).rejects.toBe(expired);
    expect(state()).toBe('connected');
  });

  it('a send that went counts, although it could not be shown', async () => {
    const { call, connections, ports } = await aConnection();
    await expect(call(() => Promise.reject(expired))).rejects.toBe(expired);
    const broken = { ...connections, recordAnswer: () => Promise.reject(new Error('the store is down')) };
    const sent = whileConnected({ ...ports, connections: broken }, 'anna', service, () =>
      Promise.resolve('sent'),
    );
    expect(await sent).toBe('sent');
  });
});
