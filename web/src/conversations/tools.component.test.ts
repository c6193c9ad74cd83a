import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { describe, expect, it } from 'vitest';
import { commandCenterPage } from '../../../tests/e2e/pages/command-center-page.ts';
import { isoIn } from '../account/command-clock.ts';
import { anAction, serverHoldsActions } from '../testing/actions.ts';
import { aPerson, signedIn, type SignedIn } from '../testing/app.ts';
import { chatReply, scriptAssistant } from '../testing/assistant.ts';
import { givenGoogle, givenSession } from '../testing/given.ts';
import { aLedger } from '../testing/ledger.ts';

const zone = 'Asia/Jerusalem';

/** A person with one conversation, open in front of them. */
async function inConversation(options: Omit<SignedIn, 'at'> = {}) {
  const { person = aPerson(), ...more } = options;
  const sessionId = await givenSession(person);
  const app = await signedIn({ ...more, person, at: `/command-center?sessionId=${sessionId}` });
  const center = commandCenterPage(app.page);
  await center.isOpen();
  return { ...app, center, sessionId };
}

/** Tomorrow, when the person's clock shows this. */
function tomorrowAt(hours: number, minutes: number): string {
  const day = new Date();
  day.setDate(day.getDate() + 1);
  return isoIn(zone, day.setHours(hours, minutes, 0, 0));
}

describe('Summarize', () => {
  it('asks the assistant for the session', async () => {
    const assistant = scriptAssistant();
    const { page, center } = await inConversation();
    await page.getByRole('button', { name: 'Summarize' }).click();
    await center.toast('There is nothing to summarize yet. Write or paste a text first.').waitFor();
    await center.send('The lease ends in May.');
    await assistant.finish({ message: 'Noted.' });
    await center.log.getByText('Noted.').waitFor();
    await page.getByRole('button', { name: 'Summarize' }).click();
    await assistant.say('A lease that ends in May.');
    await assistant.finish({ message: 'A lease that ends in May.' });
    await center.log.getByText('A lease that ends in May.').waitFor();
    expect(assistant.asked().at(-1)).toMatchObject({
      message: 'Summarize this session',
      purpose: 'summarize',
      context: {
        messages: expect.arrayContaining([expect.objectContaining({ content: 'The lease ends in May.' })]),
      },
    });
  });
});

describe('Summarize, pressed twice at once,', () => {
  it('asks once for the session', async () => {
    const assistant = scriptAssistant();
    const { page, center } = await inConversation();
    await center.send('The lease ends in May.');
    await assistant.finish({ message: 'Noted.' });
    await center.log.getByText('Noted.').waitFor();
    await page.getByRole('button', { name: 'Summarize' }).dblclick();
    await assistant.finish({ message: 'A lease that ends in May.' });
    await center.log.getByText('A lease that ends in May.').waitFor();
    expect(assistant.asked().map(({ message }) => message)).toEqual([
      'The lease ends in May.',
      'Summarize this session',
    ]);
    expect(await center.log.getByText('Summarize this session').count()).toBe(1);
  });

  it('asks once for what was pasted, and for nothing else', async () => {
    const assistant = scriptAssistant();
    const { page, center } = await inConversation();
    await center.composer.fill('The lease ends in May.');
    await page.getByRole('button', { name: 'Summarize' }).dblclick();
    await assistant.finish({ message: 'It ends in May.' });
    await center.log.getByText('It ends in May.').waitFor();
    expect(await center.log.getByText('Summarize this session').count()).toBe(0);
  });
});

describe('Social', () => {
  it.each([
    ['Messenger', 'messenger'],
    ['Instagram', 'instagram'],
  ] as const)('sends a message over %s', async (name, platform) => {
    const { api, page, person, center } = await inConversation();
    api.fail('legacySmartTask', 'invalid');
    serverHoldsActions(person);
    await page.getByRole('button', { name: 'Social' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send Message' });
    const send = dialog.getByRole('button', { name: 'Send Message' });
    await expect.poll(() => send.isDisabled()).toBe(true);
    await dialog.getByRole('radio', { name }).check({ force: true });
    await dialog.getByLabel('Username or ID').fill('7200000000000042');
    await dialog.getByLabel('Message').fill('שלום לכולם');
    await dialog.getByLabel('Message').press('Control+Enter');
    await dialog.waitFor({ state: 'detached' });
    const payload = { platform, to: '7200000000000042', message: 'שלום לכולם' };
    const key = api.calls('execute')[0]?.body.taskId;
    expect(api.calls('execute').map(({ body }) => body)).toEqual([
      {
        userId: person.uid,
        actionType: 'send_message',
        payload,
        payloadHash: payloadHash('send_message', payload),
        taskId: expect.any(String),
        idempotencyKey: key,
        holdMs: 5_000,
        now: expect.any(String),
        timeZone: zone,
      },
    ]);
    await center.toast('Cancelled').waitFor({ state: 'detached' });
  });

  it('says on which platform it failed after its hold, and why', async () => {
    const { api, page, person, center } = await inConversation();
    const ledger = aLedger(person);
    api.fail('legacySmartTask', 'invalid');
    api.on('execute', ledger.holds);
    await page.getByRole('button', { name: 'Social' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send Message' });
    await dialog.getByRole('radio', { name: 'Instagram' }).check({ force: true });
    await dialog.getByLabel('Username or ID').fill('7200000000000042');
    await dialog.getByLabel('Message').fill('hello');
    await dialog.getByRole('button', { name: 'Send Message' }).click();
    await dialog.waitFor({ state: 'detached' });
    const [held] = api.calls('execute');
    await ledger.refuses(held?.body.taskId ?? '', 'Instagram service error.');
    await center.toast('Failed to send Instagram message').waitFor();
    await center.toast('Instagram service error.').waitFor();
  });

  it('stays open when it is refused, and says why', async () => {
    const { api, page } = await inConversation();
    await page.getByRole('button', { name: 'Social' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send Message' });
    await dialog.getByLabel('Username or ID').fill('7200000000000001');
    await dialog.getByLabel('Message').fill('hello');
    api.fail('legacySmartTask', 'invalid');
    api.fail('execute', 'forbidden', { error: 'Nobody has written from this address' });
    await dialog.getByRole('button', { name: 'Send Message' }).click();
    await page.getByText('Failed to send message. Please try again.').waitFor();
    await page.getByText('Nobody has written from this address').first().waitFor();
    expect(await dialog.isVisible()).toBe(true);
    await expect.poll(() => dialog.getByLabel('Message').inputValue()).toBe('hello');
  });
});

describe('a confirm card', () => {
  it('says when a mail leaves, lets that be changed, and what was shown is what is scheduled', async () => {
    const person = aPerson();
    await givenGoogle(person);
    const { api, page, center } = await inConversation({ person });
    serverHoldsActions(person);
    const payload = { to: ['dana@example.com'], subject: 'lunch', body: 'I will be late' };
    const mail = anAction('send_email', payload, { runAt: tomorrowAt(9, 0) });
    api.reply('chat', chatReply({ requiresConfirmation: true, actions: [mail] }));
    await center.send('Send an email to dana@example.com tomorrow at 9:00 about lunch');
    await center.log.getByText(/09:00 Israel Time/).waitFor();
    await center.log.getByRole('button', { name: 'Edit', exact: true }).click();
    const leaves = center.log.getByLabel('Leaves');
    await leaves.fill((await leaves.inputValue()).replace('T09:00', 'T11:15'));
    await center.log.getByRole('button', { name: 'Done', exact: true }).click();
    await center.log.getByText(/11:15 Israel Time/).waitFor();
    await center.log.getByRole('button', { name: 'Confirm' }).click();
    // Not in the corner, where the card is that can be taken back.
    const top = page.getByRole('region', { name: /^News/ });
    const toast = top.getByText('Action executed successfully!');
    await toast.waitFor();
    const { x, y, width } = await toast.boundingBox();
    expect(y).toBeLessThan(120);
    expect(Math.abs(x + width / 2 - 720)).toBeLessThan(40);
    await center.log.getByText('Leaves tomorrow 11:15').waitFor();
    const [scheduled, ...others] = api.calls('execute').map(({ body }) => body);
    expect([scheduled?.payload, scheduled?.payloadHash, scheduled?.runAt, others]).toEqual([
      payload,
      mail.payloadHash,
      tomorrowAt(11, 15),
      [],
    ]);
    await center.log.getByRole('button', { name: 'Undo' }).click();
    await center.log.getByText('Action cancelled').waitFor();
    expect(api.calls('undo').map(({ body }) => body.key)).toEqual([scheduled?.taskId]);
  });

  it('says that a provider refused, and can be tried again', async () => {
    const person = aPerson();
    await givenGoogle(person);
    const { api, center } = await inConversation({ person });
    const meeting = anAction('create_event', { title: 'Standup', startTime: tomorrowAt(10, 0) });
    api.reply('chat', chatReply({ requiresConfirmation: true, actions: [meeting] }));
    await center.send('Schedule a meeting called Standup tomorrow at 10:00');
    api.fail('execute', 'forbidden', { error: 'Google says no' });
    const confirm = center.log.getByRole('button', { name: 'Confirm' });
    await confirm.click();
    await center.log.getByRole('alert').first().waitFor();
    await center.row(/Failed/).waitFor();
    serverHoldsActions(person);
    await confirm.click();
    await center.log.getByText('Action Confirmed').waitFor();
    expect(api.calls('execute').map(({ body }) => body.payload)).toEqual([meeting.payload, meeting.payload]);
  });
});

describe('the quick actions', () => {
  it('open the dialogs of the hub', async () => {
    const { page } = await inConversation();
    const dialogs = {
      Email: 'Send Email',
      Meeting: 'Schedule Meeting',
      Reminder: 'Create Reminder',
      WhatsApp: 'Send WhatsApp',
    };
    const bar = page.getByRole('list', { name: 'Quick actions' });
    for (const [action, title] of Object.entries(dialogs)) {
      await bar.getByRole('button', { name: action, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: title });
      await dialog.waitFor();
      await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
    }
  });
});

describe('the screen', () => {
  it('selects all sessions by Ctrl+A in multi-select mode, and only there', async () => {
    const { page, center } = await inConversation();
    await center.list.getByRole('button', { name: 'New Session' }).first().click();
    await expect.poll(() => center.row(/New Session.*Waiting/).count()).toBe(2);
    await page.getByRole('heading', { name: 'Command Center' }).click();
    await page.keyboard.press('Control+a');
    await expect.poll(() => center.list.getByRole('checkbox').count()).toBe(0);
    await center.list.getByRole('button', { name: 'Select several' }).click();
    await expect.poll(() => center.list.getByRole('checkbox').count()).toBe(2);
    // The new session's field may take the focus only now, where the keys are letters.
    const pressed = async () => {
      await page.getByRole('heading', { name: 'Command Center' }).click();
      await page.keyboard.press('Control+a');
      return center.list.getByText('2 selected').count();
    };
    await expect.poll(pressed).toBe(1);
  });

  it.each([1440, 768, 390])('lets no toast lie on Send, at %i px', async (width) => {
    const { page } = await inConversation({ viewport: { width, height: 844 } });
    await page.getByRole('button', { name: 'Summarize' }).click();
    const toast = page
      .getByRole('region', { name: /^What just happened/ })
      .getByRole('listitem')
      .first();
    await toast.waitFor();
    const foot = async () => {
      const box = await toast.boundingBox();
      return (box?.y ?? Infinity) + (box?.height ?? 0);
    };
    const send = await page.getByRole('button', { name: 'Send', exact: true }).boundingBox();
    // It slides in from below.
    await expect.poll(foot).toBeLessThanOrEqual(send?.y ?? 0);
  });
});
