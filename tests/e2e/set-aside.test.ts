import { paths } from '@crocodile-hub/core/contract/paths';
import { reminderQueue } from '@crocodile-hub/core/contract/queue';
import { expect, it } from 'vitest';
import { mostFailures } from '../../functions/src/usecases/patience.ts';
import { enqueueAll } from '../support/abuse/wake-ups.ts';
import { givenReminder, stored } from '../support/given.ts';
import { patience } from '../support/patience.ts';
import { aPerson } from '../support/people.ts';
import { signedIn } from '../support/signed-in.ts';
import { stackUrls } from '../support/stack-urls.ts';

it('tells in the app, once, what failed again and again and was given up', async () => {
  const person = await aPerson({ google: true });
  const task = 'water the plastic ferns';
  const reminderId = await givenReminder(person, {
    task,
    dueAt: Date.now() - 60_000,
    // As only a bug could store it: it throws whenever it is delivered.
    timeZone: 7,
    failures: mostFailures - 1,
  });
  const { page, close } = await signedIn({ person });
  const wakeUp = { queue: reminderQueue, data: { uid: person.uid, reminderId, revision: 1 } } as const;
  await enqueueAll(stackUrls(), [{ ...wakeUp, at: Date.now() }]);
  const dashboard = page.getByRole('complementary', { name: 'Executive Dashboard' });
  const told = dashboard.getByRole('listitem').filter({ hasText: task });
  await told.getByText(/could not be delivered, so it was set aside\. Set it anew\./).waitFor(patience);
  expect(await stored(`${paths.reminders(person.uid)}/${reminderId}`)).toMatchObject({
    attendAt: null,
    failures: mostFailures,
  });
  await enqueueAll(stackUrls(), [{ ...wakeUp, at: Date.now() }]);
  await told.getByRole('button', { name: 'Mark as Read' }).click();
  await told.getByRole('button', { name: 'Mark as Read' }).waitFor({ state: 'detached', ...patience });
  expect(await told.count()).toBe(1);
  await close();
});
