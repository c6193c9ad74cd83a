import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { givenSession } from '../support/given.ts';
import { aPerson } from '../support/people.ts';
import { arrives, withFault } from '../support/providers.ts';
import { withScriptedAssistant } from '../support/scripted-assistant.ts';
import { sent } from '../support/sent.ts';
import { signedIn } from '../support/signed-in.ts';
import { commandCenterPage } from './pages/command-center-page.ts';
import { patience } from '../support/patience.ts';

const report = [
  'The quarterly budget grew by four percent.',
  'Travel took most of the budget this quarter.',
  'Lunch was good.',
  'The budget for travel is cut next quarter.',
  'Nobody minded the rain.',
].join(' ');

describe('Summarize', () => {
  it('asks the assistant for the session', async () => {
    const { page, assistant, close } = await withScriptedAssistant();
    const center = commandCenterPage(page);
    await page.goto('/command-center');
    await center.newSession();
    await page.getByRole('button', { name: 'Summarize' }).click();
    await center.toast('There is nothing to summarize yet. Write or paste a text first.').waitFor(patience);
    await center.send('The lease ends in May.');
    await assistant.finish({ message: 'Noted.' });
    await center.log.getByText('Noted.').waitFor(patience);
    await page.getByRole('button', { name: 'Summarize' }).click();
    await assistant.say('A lease that ends in May.');
    await assistant.finish({ message: 'A lease that ends in May.' });
    await center.log.getByText('A lease that ends in May.').waitFor(patience);
    expect((await assistant.asked()).at(-1)).toMatchObject({
      message: 'Summarize this session',
      purpose: 'summarize',
      context: {
        messages: expect.arrayContaining([expect.objectContaining({ content: 'The lease ends in May.' })]),
      },
    });
    await close();
  });

  it('takes a pasted text out of the box, and without a model says its main sentences and that they are', async () => {
    const { page, close } = await signedIn({ at: '/command-center' });
    const center = commandCenterPage(page);
    await center.newSession();
    await center.composer.fill(report);
    await page.getByRole('button', { name: 'Summarize' }).click();
    await center.log
      .getByText(/^No language model is set up here, so these are the main sentences/)
      .waitFor(patience);
    const answer = await center.log
      .getByText(/budget grew by four percent\.(?!.*Lunch)/)
      .last()
      .innerText();
    expect(answer).not.toContain('rain');
    await expect.poll(() => center.composer.inputValue()).toBe('');
    await close();
  });
});

describe('Social', () => {
  const psid = () => `72${Math.floor(Math.random() * 1e12)}`;

  it.each([
    ['Messenger', 'messenger'],
    ['Instagram', 'instagram'],
  ] as const)('sends a message over %s', async (name, channel) => {
    const person = await aPerson({ google: false, channels: true });
    const to = psid();
    await arrives({ provider: 'meta', channel, from: to, name: 'Yael', text: 'hello' });
    const { page, close } = await signedIn({ person, at: '/command-center' });
    const center = commandCenterPage(page);
    await center.newSession();
    await page.getByRole('button', { name: 'Social' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send Message' });
    const send = dialog.getByRole('button', { name: 'Send Message' });
    await expect.poll(() => send.isDisabled()).toBe(true);
    await dialog.getByRole('radio', { name }).check({ force: true });
    await dialog.getByLabel('Username or ID').fill(to);
    const text = `שלום ${randomUUID()}`;
    await dialog.getByLabel('Message').fill(text);
    await dialog.getByLabel('Message').press('Control+Enter');
    await dialog.waitFor({ state: 'detached', ...patience });
    const left = async () =>
      (await sent()).filter((one) => one.text === text).map((one) => [one.to, one.provider]);
    await expect.poll(left, patience).toEqual([[to, 'meta']]);
    await center.toast('Cancelled').waitFor({ state: 'detached' });
    await close();
  });

  it('stays open when it is refused, and says why', async () => {
    const { page, problems, close } = await signedIn({ at: '/command-center' });
    const center = commandCenterPage(page);
    await center.newSession();
    await page.getByRole('button', { name: 'Social' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send Message' });
    await dialog.getByLabel('Username or ID').fill('7200000000000001');
    await dialog.getByLabel('Message').fill('hello');
    // Held mails and messages are refused when they leave; without a hold, at once.
    await page.route('**/api/action-engine/execute', async (route) => {
      await route.continue({ postData: route.request().postData()?.replace('"holdMs":5000', '"holdMs":0') });
    });
    await dialog.getByRole('button', { name: 'Send Message' }).click();
    await page.getByText('Failed to send message. Please try again.').waitFor(patience);
    expect(await dialog.isVisible()).toBe(true);
    await expect.poll(() => dialog.getByLabel('Message').inputValue()).toBe('hello');
    expect(problems.splice(0)).toEqual([expect.stringContaining('/api/action-engine/execute')]);
    await close();
  });
});

describe('a confirm card', () => {
  it('says when a mail leaves, lets that be changed, and what was shown is what is scheduled', async () => {
    const { page, close } = await signedIn({ google: true });
    const center = commandCenterPage(page);
    const to = `${randomUUID().slice(0, 8)}@example.com`;
    await page.goto('/command-center');
    await center.newSession();
    await center.send(`Send an email to ${to} tomorrow at 9:00 about lunch saying I will be late`);
    await center.log.getByText(/09:00 Israel Time/).waitFor(patience);
    await center.log.getByRole('button', { name: 'Edit', exact: true }).click();
    const leaves = center.log.getByLabel('Leaves');
    await leaves.fill((await leaves.inputValue()).replace('T09:00', 'T11:15'));
    await center.log.getByRole('button', { name: 'Done', exact: true }).click();
    await center.log.getByText(/11:15 Israel Time/).waitFor(patience);
    await center.log.getByRole('button', { name: 'Confirm' }).click();
    // Not in the corner, where the card is that can be taken back.
    const top = page.getByRole('region', { name: /^News/ });
    await top.getByText('Action executed successfully!').waitFor(patience);
    await center.log.getByText('Leaves tomorrow 11:15').waitFor(patience);
    await center.log.getByRole('button', { name: 'Undo' }).click();
    await center.log.getByText('Action cancelled').waitFor(patience);
    expect((await sent()).filter((one) => one.to.includes(to))).toEqual([]);
    await close();
  });

  it('says that a provider refused, and can be tried again', async () => {
    const { page, problems, close } = await signedIn({ google: true, at: '/command-center' });
    const center = commandCenterPage(page);
    await center.newSession();
    await center.send('Schedule a meeting called Standup tomorrow at 10:00');
    const confirm = center.log.getByRole('button', { name: 'Confirm' });
    await confirm.waitFor(patience);
    const fault = { provider: 'google', kind: 'status', status: 403, path: 'calendar', times: 5 } as const;
    await withFault(fault, async () => {
      await confirm.click();
      await center.log.getByRole('alert').first().waitFor(patience);
    });
    await center.row(/Failed/).waitFor(patience);
    problems.splice(0);
    await confirm.click();
    await center.log.getByText('Action Confirmed').waitFor(patience);
    await close();
  });
});

describe('the quick actions', () => {
  it('open the dialogs of the hub', async () => {
    const { page, close } = await signedIn({ at: '/command-center' });
    await commandCenterPage(page).newSession();
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
      await dialog.waitFor(patience);
      await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
      await dialog.waitFor({ state: 'detached', ...patience });
    }
    await close();
  });
});

describe('the screen', () => {
  it('selects all sessions by Ctrl+A in multi-select mode, and only there', async () => {
    const { page, close } = await signedIn({ at: '/command-center' });
    const center = commandCenterPage(page);
    await center.newSession();
    await center.list.getByRole('button', { name: 'New Session' }).first().click();
    await expect.poll(() => center.row(/New Session.*Waiting/).count(), patience).toBe(2);
    await page.getByRole('heading', { name: 'Command Center' }).click();
    await page.keyboard.press('Control+a');
    await expect.poll(() => center.list.getByRole('checkbox').count()).toBe(0);
    await center.list.getByRole('button', { name: 'Select several' }).click();
    await page.getByRole('heading', { name: 'Command Center' }).click();
    await page.keyboard.press('Control+a');
    await center.list.getByText('2 selected').waitFor(patience);
    await close();
  });

  it.each([1440, 768, 390])('lets no toast lie on Send, at %i px', async (width) => {
    const person = await aPerson({ google: false });
    const sessionId = await givenSession(person);
    const { page, close } = await signedIn({
      person,
      viewport: { width, height: 844 },
      at: `/command-center?sessionId=${sessionId}`,
    });
    await page.getByRole('button', { name: 'Summarize' }).click();
    const toast = page
      .getByRole('region', { name: /^What just happened/ })
      .getByRole('listitem')
      .first();
    await toast.waitFor(patience);
    const foot = async () => {
      const box = await toast.boundingBox();
      return (box?.y ?? Infinity) + (box?.height ?? 0);
    };
    const send = await page.getByRole('button', { name: 'Send', exact: true }).boundingBox();
    // It slides in from below.
    await expect.poll(foot, patience).toBeLessThanOrEqual(send?.y ?? 0);
    await close();
  });
});
