import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { expect, it } from 'vitest';
import { commandCenterPage } from '../../../tests/e2e/pages/command-center-page.ts';
import { hubPage } from '../../../tests/e2e/pages/hub-page.ts';
import { smartTasksPage } from '../../../tests/e2e/pages/smart-tasks-page.ts';
import { anAction, serverHoldsActions } from '../testing/actions.ts';
import { aPerson, signedIn } from '../testing/app.ts';
import { chatReply } from '../testing/assistant.ts';
import { browserNotifications } from '../testing/browser-notifications.ts';
import { readAction, readAs, runAtOnce } from '../testing/engine.ts';
import { givenGoogle, givenTask } from '../testing/given.ts';
import { stage } from '../testing/stage.ts';

/** The browser's permission is asked for where a reminder is made. Rule google.needed.2. */

const command = 'remind me to call Dana tomorrow at 9';
const reminder = { task: 'call Dana', reminderTime: '2030-05-01T09:00:00+03:00' };

/** Somebody whom this browser has never asked. */
async function neverAsked(at: string, person = aPerson()) {
  await givenGoogle(person);
  const { api } = stage();
  api.on('legacySmartTask', readAs(readAction('reminder', reminder)));
  api.on('execute', runAtOnce);
  const { installIn, asked } = browserNotifications('default');
  const app = await signedIn({ person, at, prepare: installIn });
  const isRead = () =>
    app.page
      .getByRole('list', { name: 'What I understood' })
      .getByRole('button', { name: /Date and time: .*09:00/ })
      .waitFor();
  return { ...app, asked, isRead };
}

it('is asked for by the command box of the hub', async () => {
  const { page, asked, isRead } = await neverAsked('/crocodile-hub');
  await hubPage(page).commandBox().fill(command);
  await isRead();
  await hubPage(page).commandBox().press('Enter');
  await page.waitForURL('**/smart-tasks');
  expect(asked()).toBe(1);
});

it('is asked for by the field of Smart Tasks, also for the second thing of a sentence', async () => {
  const { page, asked, isRead } = await neverAsked('/smart-tasks');
  const box = page.getByRole('textbox', { name: 'New task' });
  await box.fill('email dana@example.com that I am late');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.poll(() => box.inputValue()).toBe('');
  expect(asked()).toBe(0);
  await box.fill('add milk to my list and remind me to call Dana tomorrow at 9');
  await isRead();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.poll(asked).toBe(1);
});

it('is asked for by the yes to a reminder on Smart Tasks', async () => {
  const person = aPerson();
  await givenTask(person, {
    originalCommand: command,
    status: 'Waiting Confirmation',
    actionType: 'reminder',
    actionPayload: reminder,
    actionSummary: '',
    payloadHash: payloadHash('reminder', reminder),
  });
  const { page, asked } = await neverAsked('/smart-tasks', person);
  await smartTasksPage(page).task(command).getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(asked).toBe(1);
});

it('is asked for by the yes to a reminder in a conversation', async () => {
  const person = aPerson();
  const { page, api, asked } = await neverAsked('/command-center', person);
  const center = commandCenterPage(page);
  await center.newSession();
  api.reply('chat', chatReply({ requiresConfirmation: true, actions: [anAction('reminder', reminder)] }));
  serverHoldsActions(person);
  await center.send(command);
  await center.log.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect.poll(asked).toBe(1);
});
