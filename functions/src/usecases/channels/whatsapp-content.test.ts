import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../testing/fake-clock.ts';
import { memoryChannels } from '../../testing/memory-channels.ts';
import { memoryConnections } from '../../testing/memory-connections.ts';
import { plainVault } from '../../testing/plain-vault.ts';
import { quietLog } from '../../testing/quiet.ts';
import { connectionContext } from './connection.ts';
import { receiveMeta } from './meta-webhook.ts';

const allSigned = { isFromMeta: () => true, isFromTwilio: () => false, isMetaToken: () => false };

/** The words that stand in Anna's inbox after these messages came to her number. */
async function wordsAfter(...messages: readonly object[]): Promise<string[]> {
  const channelStore = memoryChannels();
  const connections = memoryConnections();
  const accessToken = plainVault.seal('token', connectionContext('anna', 'whatsapp'));
  await connections.save('anna', 'whatsapp', { accountId: '100', account: null, accessToken }, 0);
  await channelStore.addOwner('whatsapp', '100', 'anna');
  const value = {
    metadata: { phone_number_id: '100', display_phone_number: '+972500000000' },
    messages: messages.map((message, index) => ({
      id: `wamid.${index}`,
      from: '972541234567',
      timestamp: '1700000000',
      ...message,
    })),
  };
  const body = { object: 'whatsapp_business_account', entry: [{ changes: [{ value }] }] };
  const ports = {
    channelStore,
    clock: fakeClock(),
    log: quietLog,
    connections,
    vault: plainVault,
    meta: { profile: () => Promise.resolve({ name: null, picture: null }) },
    signatures: allSigned,
  };
  await receiveMeta(ports, Buffer.from(JSON.stringify(body)), 'any');
  return (await channelStore.newest('anna', 'whatsapp', 20)).map(({ content }) => content).toReversed();
}

describe('what comes to a number of WhatsApp', () => {
  it.each([
    ['the words of a text', { type: 'text', text: { body: 'Is it open?' } }, 'Is it open?'],
    [
      'the caption of a picture',
      { type: 'image', image: { id: '1', caption: 'This one?' } },
      '[attachment] This one?',
    ],
    ['the caption of a video', { type: 'video', video: { id: '1', caption: 'Look' } }, '[attachment] Look'],
    [
      'the caption of a document',
      { type: 'document', document: { id: '1', filename: 'offer.pdf', caption: 'The offer' } },
      '[attachment] The offer',
    ],
    ['that there is one, of a picture without', { type: 'image', image: { id: '1' } }, '[attachment]'],
    ['that there is one, of a voice', { type: 'audio', audio: { id: '1' } }, '[attachment]'],
    ['the button of a template', { type: 'button', button: { text: 'Confirm', payload: 'c' } }, 'Confirm'],
    [
      'the button that was pressed',
      { type: 'interactive', interactive: { type: 'button_reply', button_reply: { id: '1', title: 'Yes' } } },
      'Yes',
    ],
    [
      'the row that was chosen',
      {
        type: 'interactive',
        interactive: { type: 'list_reply', list_reply: { id: '1', title: 'Tuesday', description: '9:00' } },
      },
      'Tuesday',
    ],
  ])('brings %s', async (_, message, words) => {
    expect(await wordsAfter(message)).toEqual([words]);
  });

  it('is no message where somebody reacts to one, or changes their number', async () => {
    const words = await wordsAfter(
      { type: 'reaction', reaction: { message_id: 'wamid.9', emoji: '👍' } },
      { type: 'system', system: { body: 'Dana changed her number', type: 'user_changed_number' } },
      { type: 'text', text: { body: 'Hello' } },
    );
    expect(words).toEqual(['Hello']);
  });

  it('loses no message where a part is written in a new way', async () => {
    expect(await wordsAfter({ type: 'button', button: 'Confirm' }, { type: 'image', image: [] })).toEqual([
      '[attachment]',
      '[attachment]',
    ]);
  });
});
