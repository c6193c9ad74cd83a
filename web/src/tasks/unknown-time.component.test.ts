import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { expect, it } from 'vitest';
import { smartTasksPage } from '../../../tests/e2e/pages/smart-tasks-page.ts';
import { aPerson, signedIn } from '../testing/app.ts';
import { givenGoogle, givenTask } from '../testing/given.ts';

it('says why a task has no time, and cannot be confirmed without one', async () => {
  const person = aPerson();
  const command = 'remind me an hour before the meeting with Noa to print';
  const payload = { task: 'print', reminderTime: '' };
  await givenGoogle(person);
  await givenTask(person, {
    originalCommand: command,
    assistantEcho: 'I found no “the meeting with Noa” ahead in your calendar.',
    status: 'Waiting Confirmation',
    actionType: 'reminder',
    actionPayload: payload,
    actionSummary: '',
    payloadHash: payloadHash('reminder', payload),
  });
  const { page } = await signedIn({ person, at: '/smart-tasks' });
  const row = smartTasksPage(page).task(command);
  await row.getByText('I found no “the meeting with Noa” ahead in your calendar.').waitFor();
  expect(await row.getByRole('button', { name: 'Confirm' }).isDisabled()).toBe(true);
});
