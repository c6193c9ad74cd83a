import { paths } from '@crocodile-hub/core/contract/paths';
import { describe, expect, it } from 'vitest';
import { replied, type ReplyOf } from '../testing/answers.ts';
import { signedIn } from '../testing/app.ts';
import { readAction, readAs, runAtOnce } from '../testing/engine.ts';
import { stage } from '../testing/stage.ts';

/** A message whose words name its channel, in the hub's command box. */

const id = '8200000000000042';
const contacts: ReplyOf<'contacts'>['contacts'] = [
  { name: 'Shira', instagram: id, known: 'written-to' },
  { name: 'Shira', phone: '+972541234567', known: 'written-to' },
];

type Said = Pick<ReplyOf<'readings'>['actions'][number], 'intent' | 'slots'>;

/** The hub, whose server reads any words so. */
async function onHub({ intent, slots }: Said, words: string, language: 'en' | 'he' = 'en') {
  const { api } = stage();
  const read = { intent, slots, words, spans: [], doubts: [], alternatives: [], sendAt: null };
  api.on('readings', replied<'readings'>({ success: true, actions: [read] }));
  api.reply('contacts', { success: true, contacts });
  api.on('execute', runAtOnce);
  localStorage.setItem('language', language);
  const app = await signedIn();
  const { page, store, person } = app;
  const box = page.locator('form textarea');
  await box.fill(words);
  return {
    ...app,
    box,
    chip: (name: string) => page.getByRole('button', { name, exact: true }),
    choice: (name: string) => page.getByRole('menuitemradio', { name, exact: true }),
    tasks: () => store.list(paths.smartTasks(person.uid)),
  };
}

const onInstagram = {
  intent: 'send_message',
  slots: { platform: 'instagram', to: 'Shira', message: 'the reel was great' },
} as const;
const words = 'send Shira an Instagram message that the reel was great';

describe.each([
  ['en', onInstagram, words, 'Action: Instagram'],
  [
    'en',
    { intent: 'send_sms', slots: { to: 'Shira', message: 'hi' } },
    'send Shira an sms: hi',
    'Action: SMS',
  ],
  [
    'he',
    { intent: 'send_message', slots: { platform: 'messenger', to: 'Shira', message: 'היי' } },
    "תשלח לשירה במסנג'ר: היי",
    'פעולה: Messenger',
  ],
] as const)('in %s, %j', (language, said, text, name) => {
  it('is called by its channel on its chip', async () => {
    const { chip } = await onHub(said, text, language);
    await chip(name).waitFor();
  });
});

describe('a message on Instagram', () => {
  it('shows whom it reaches there, and Enter makes that of it', async () => {
    const { page, box, chip, api, tasks } = await onHub(onInstagram, words);
    await chip('Action: Instagram').waitFor();
    await chip(`To: Shira (${id})`).waitFor();
    const payload = { ...onInstagram.slots, to: id };
    const resolved = { written: 'Shira', address: id, name: 'Shira', source: 'contacts' } as const;
    const read = readAction('send_message', payload, {
      resolved: [{ ...resolved, doubt: null, candidates: [] }],
    });
    api.on('legacySmartTask', readAs(read));
    await box.press('Enter');
    await page.waitForURL('**/smart-tasks');
    expect(await tasks()).toMatchObject([
      { originalCommand: words, actionType: 'send_message', actionPayload: payload, status: 'Pending' },
    ]);
    await page.getByRole('button', { name: 'Details' }).click();
    await page.getByRole('definition').filter({ hasText: 'Instagram' }).waitFor();
    await page
      .getByRole('definition')
      .filter({ hasText: `Shira ${id}` })
      .waitFor();
  });

  it('goes by another way when the person chooses so, with whom and what, and back', async () => {
    const { page, box, chip, choice, api, tasks } = await onHub(onInstagram, words);
    await chip('Action: Instagram').click();
    expect(await choice('Instagram').getAttribute('aria-checked')).toBe('true');
    await choice('WhatsApp').click();
    await chip('To: Shira (+972541234567)').waitFor();
    await chip('Action: WhatsApp').click();
    await choice('Instagram').click();
    await chip(`To: Shira (${id})`).waitFor();
    await chip('Action: Instagram').click();
    await choice('WhatsApp').click();
    await chip('Message: the reel was great').waitFor();
    api.on('legacySmartTask', readAs(readAction('send_message', { ...onInstagram.slots, to: id })));
    await box.press('Enter');
    await page.waitForURL('**/smart-tasks');
    // The server read another channel: what reaches other people waits for a yes.
    expect(await tasks()).toMatchObject([
      {
        actionType: 'send_whatsapp',
        actionPayload: { to: '+972541234567', message: 'the reel was great' },
        status: 'Waiting Confirmation',
      },
    ]);
  });
});
