import { expect, it } from 'vitest';
import { Failure } from '../../ports/failure.ts';
import type { ChannelStore, Meta } from '../../ports/channels.ts';
import { anEngine, anna } from '../../testing/engine.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { memoryChannels } from '../../testing/memory-channels.ts';
import { memoryConnections } from '../../testing/memory-connections.ts';
import { plainVault } from '../../testing/plain-vault.ts';
import { quietLog } from '../../testing/quiet.ts';
import { execute } from '../ledger/execute.ts';
import { makeChannels } from './channels.ts';
import { connectionContext } from './connection.ts';

const unused = () => Promise.reject(new Error('not asked for here'));
const silence = new Failure('unavailable', 'whatsappFailed', { mayHaveHappened: true });

type Told = { store: ChannelStore; reference: string };

/** Anna's number of WhatsApp; `post` is what Meta makes of a message. */
async function aNumber({
  post = () => Promise.resolve('wamid.1'),
  store: replaced = {},
}: {
  post?: (told: Told) => Promise<string>;
  store?: Partial<ChannelStore>;
}) {
  const store = { ...memoryChannels(), ...replaced };
  const connections = memoryConnections();
  const accessToken = plainVault.seal('token', connectionContext(anna.uid, 'whatsapp'));
  const connection = { accountId: '100', account: '+972500000000', accessToken };
  await connections.save(anna.uid, 'whatsapp', connection, 0);
  const meta: Meta = {
    check: unused,
    ping: unused,
    sendWhatsapp: (_, { reference }) => post({ store, reference }),
    sendFromPage: unused,
    conversations: unused,
    profile: unused,
  };
  const channels = makeChannels({
    channelStore: store,
    connections,
    meta,
    vault: plainVault,
    sms: { numbers: [], send: unused, find: unused },
    clock: fakeClock(),
    log: quietLog,
  });
  const engine = anEngine({ channels });
  return {
    send: () =>
      execute(engine, anna, {
        userId: anna.uid,
        actionType: 'send_whatsapp',
        payload: { to: '+972541234567', message: 'Is it open?' },
        idempotencyKey: 'key',
      }),
    kept: async () =>
      (await store.newest(anna.uid, 'whatsapp', 10)).map(({ id, from, content, delivery }) => ({
        id,
        from,
        content,
        delivery,
      })),
  };
}

const message = { id: 'whatsapp-wamid.1', from: '+972500000000', content: 'Is it open?' };

it('keeps a message whose answer was lost once its status names it, with what it became', async () => {
  const { send, kept } = await aNumber({
    async post({ store, reference }) {
      await store.noteReference(anna.uid, reference, 'wamid.1', 0);
      await store.noteDelivery(anna.uid, 'whatsapp', 'wamid.1', 'delivered', 0);
      throw silence;
    },
  });
  expect(await send()).toMatchObject({ success: true, result: { messageId: 'wamid.1' } });
  expect(await kept()).toEqual([{ ...message, delivery: 'delivered' }]);
});

it('keeps a message also where its reference cannot be noted', async () => {
  const { send, kept } = await aNumber({ store: { noteReference: unused } });
  await send();
  expect(await kept()).toEqual([{ ...message, delivery: 'sent' }]);
});

it('says that a message left also where it cannot be kept', async () => {
  const { send } = await aNumber({ store: { keep: unused } });
  expect(await send()).toMatchObject({ success: true, result: { messageId: 'wamid.1' } });
});
