import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Delivery } from '@crocodile-hub/core/contract/channels';
import { paths } from '@crocodile-hub/core/contract/paths';
import { type RealAdapters, realAdapters } from './real-adapters.ts';

// What became of a message that went out, in a real database: it may be told before the message is kept.

const now = Date.UTC(2026, 10, 20);
const adapters = realAdapters();
let ports: RealAdapters['ports'];
let db: RealAdapters['db'];
beforeAll(() => {
  ({ ports, db } = adapters());
});

function aConversation() {
  const uid = `anna-${randomUUID()}`;
  const { channelStore } = ports;
  return {
    uid,
    tell: (delivery: Delivery) => channelStore.noteDelivery(uid, 'sms', 'SM1', delivery, now),
    keep: () =>
      channelStore.keep(uid, 'SM1', {
        platform: 'sms',
        direction: 'outbound',
        from: '+972555000200',
        fromName: null,
        to: '+972501234567',
        content: 'Is it open?',
        timestamp: now,
        threadKey: '+972501234567',
        delivery: 'sent',
        read: true,
      }),
    states: async () => (await channelStore.newest(uid, 'sms', 10)).map(({ delivery }) => delivery),
  };
}

it('the messages of a time, of one direction or unread are found and counted', async () => {
  const { uid } = aConversation();
  const { channelStore } = ports;
  for (let index = 0; index < 12; index += 1)
    await channelStore.keep(uid, `m${index}`, {
      platform: index === 11 ? 'sms' : 'whatsapp',
      direction: index % 2 === 0 ? 'inbound' : 'outbound',
      from: 'them',
      fromName: null,
      to: 'me',
      content: String(index),
      timestamp: now + index,
      threadKey: 'them',
      delivery: null,
      read: index % 4 !== 0,
    });
  const over = { from: now + 2, to: now + 8 };
  for (const [among, found] of [
    [{}, ['10', '9', '8', '7', '6', '5', '4', '3', '2', '1', '0']],
    [{ over }, ['7', '6', '5', '4', '3', '2']],
    [{ over, direction: 'inbound' }, ['6', '4', '2']],
    [{ direction: 'outbound' }, ['9', '7', '5', '3', '1']],
    [{ isUnread: true }, ['8', '4', '0']],
    [{ isUnread: true, over }, ['4']],
  ] as const) {
    const some = await channelStore.newest(uid, 'whatsapp', 4, among);
    expect(some.map(({ content }) => content)).toEqual(found.slice(0, 4));
    expect(await channelStore.count(uid, 'whatsapp', among)).toBe(found.length);
  }
});

describe('the state of a message', () => {
  it.each([
    { told: ['delivered'], state: 'delivered' },
    { told: ['delivered', 'sent'], state: 'delivered' },
    { told: ['sent', 'failed'], state: 'failed' },
    { told: ['sent'], state: 'sent' },
  ] as const)('is $state where $told was told before it was kept', async ({ told, state }) => {
    const { uid, tell, keep, states } = aConversation();
    for (const delivery of told) await tell(delivery);
    expect(await states()).toEqual([]);
    await keep();
    expect(await states()).toEqual([state]);
    expect((await db.collection(paths.sentReferences(uid)).get()).size).toBe(0);
  });

  it('is the latest, whether it is told before, while or after the message is kept', async () => {
    const { tell, keep, states } = aConversation();
    await Promise.all([tell('sent'), keep(), tell('delivered'), keep()]);
    expect(await states()).toEqual(['delivered']);
    await tell('sent');
    expect(await states()).toEqual(['delivered']);
  });
});
