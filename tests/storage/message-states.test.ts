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
