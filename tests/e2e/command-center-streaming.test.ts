import { expect, it } from 'vitest';
import { withFirestore } from '../support/firestore.ts';
import { scriptAssistant, withScriptedAssistant } from '../support/scripted-assistant.ts';
import { commandCenterPage } from './pages/command-center-page.ts';
import { patience } from '../support/patience.ts';
import { stackUrls } from '../support/stack-urls.ts';

async function storedLog(uid: string) {
  return withFirestore(stackUrls(), async (firestore) => {
    const { docs } = await firestore.collection(`users/${uid}/sessions`).get();
    const logs = await Promise.all(
      docs.map(({ ref }) => ref.collection('messages').orderBy('timestamp').get()),
    );
    return logs.flatMap((log) => log.docs.map((found) => `${found.get('status')} ${found.get('content')}`));
  });
}

it('shows in two tabs what either says, and stores an answer once', async () => {
  const { page, person, assistant, close } = await withScriptedAssistant();
  const center = commandCenterPage(page);
  await page.goto('/command-center');
  await center.newSession();
  await center.send('One');
  await assistant.finish({ message: 'First answer' });
  await center.log.getByText('First answer').waitFor();

  const secondPage = await page.context().newPage();
  const secondAssistant = await scriptAssistant(secondPage);
  const second = commandCenterPage(secondPage);
  await secondPage.goto('/command-center');
  await second.row(/New Session.*First answer/).click();
  await second.log.getByText('First answer').waitFor();
  await second.send('Two');
  await center.log.getByText('Two').waitFor();
  await secondAssistant.finish({ message: 'Second answer' });
  await center.log.getByText('Second answer').waitFor();
  await expect
    .poll(() => storedLog(person.uid), patience)
    .toEqual(['Done One', 'Done First answer', 'Done Two', 'Done Second answer']);
  await close();
});

it('keeps what is sent offline, shows that it waits, and sends it once there is a connection', async () => {
  const { page, person, assistant, problems, close } = await withScriptedAssistant();
  const center = commandCenterPage(page);
  await page.goto('/command-center');
  await center.newSession();
  await center.send('Online');
  await assistant.finish({ message: 'Yes' });
  await center.log.getByText('Yes', { exact: true }).waitFor();

  await page.context().setOffline(true);
  await center.send('Offline one');
  await center.send('Offline two');
  await center.log.getByText('Waiting for the connection').first().waitFor();
  await page.context().setOffline(false);
  await assistant.finish({ message: 'Answer one' });
  await center.log.getByText('Answer one').waitFor(patience);
  await assistant.finish({ message: 'Answer two' });
  await expect
    .poll(async () => (await storedLog(person.uid)).toSorted(), patience)
    .toEqual(
      [
        'Done Online',
        'Done Yes',
        'Done Offline one',
        'Done Offline two',
        'Done Answer one',
        'Done Answer two',
      ].toSorted(),
    );
  await expect.poll(() => center.log.getByText('Waiting for the connection').count()).toBe(0);
  // Firestore and the browser report the lost connection, which the test has caused.
  problems.splice(0);
  await close();
});
