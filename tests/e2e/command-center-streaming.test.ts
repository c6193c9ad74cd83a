import { describe, expect, it } from 'vitest';
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

describe('an answer', () => {
  it('is written word by word, and stored when it is whole', async () => {
    const { page, person, assistant, close } = await withScriptedAssistant();
    const center = commandCenterPage(page);
    await page.goto('/command-center');
    await center.newSession();
    await center.send('What did we charge?');
    await assistant.say('Last November ');
    await center.log.getByText('Last November').waitFor();
    await assistant.say('you quoted **11,800**');
    await center.log.getByText('you quoted').waitFor();
    await expect.poll(() => storedLog(person.uid), patience).toEqual(['Done What did we charge?']);
    await assistant.finish({ message: 'Last November you quoted **11,800**.' });
    await expect
      .poll(() => storedLog(person.uid), patience)
      .toEqual(['Done What did we charge?', 'Done Last November you quoted **11,800**.']);
    await expect.poll(() => center.log.getByText('you quoted').count()).toBe(1);
    await close();
  });

  it('stops at Escape and keeps what was written', async () => {
    const { page, person, assistant, close } = await withScriptedAssistant();
    const center = commandCenterPage(page);
    await page.goto('/command-center');
    await center.newSession();
    await center.send('Tell me everything');
    await assistant.say('Once upon a time');
    await page.getByRole('button', { name: 'Stop' }).waitFor();
    await page.keyboard.press('Escape');
    await expect
      .poll(() => storedLog(person.uid), patience)
      .toEqual(['Done Tell me everything', 'Done Once upon a time']);
    await close();
  });

  it('that a reload broke off is asked for again under its id, and stored once', async () => {
    const { page, person, assistant, close } = await withScriptedAssistant();
    const center = commandCenterPage(page);
    await page.goto('/command-center');
    await center.newSession();
    await center.send('Are you there?');
    await assistant.say('I am he');
    await center.log.getByText('I am he').waitFor();
    const [before] = await assistant.asked();
    await page.reload();
    await assistant.finish({ message: 'I am here.' });
    const [again] = await assistant.asked();
    expect(again?.replyId).toBe(before?.replyId);
    await expect
      .poll(() => storedLog(person.uid), patience)
      .toEqual(['Done Are you there?', 'Done I am here.']);
    await page.reload();
    await center.log.getByText('I am here.').waitFor();
    expect(await assistant.asked()).toEqual([]);
    await close();
  });

  it('whose connection breaks is taken up again', async () => {
    const { page, person, assistant, close } = await withScriptedAssistant();
    const center = commandCenterPage(page);
    await page.goto('/command-center');
    await center.newSession();
    await center.send('Hello?');
    await assistant.say('Hel');
    await assistant.drop();
    await assistant.finish({ message: 'Hello.' });
    await expect.poll(() => storedLog(person.uid), patience).toEqual(['Done Hello?', 'Done Hello.']);
    await close();
  });

  it('to a search is announced first, then found, with its sources', async () => {
    const { page, person, assistant, close } = await withScriptedAssistant();
    const center = commandCenterPage(page);
    await page.goto('/command-center');
    await center.newSession();
    await center.send('find quiet places near me');
    await assistant.finish({ message: 'Searching…', isProcessing: true, searchQuery: 'quiet places' });
    await expect.poll(() => storedLog(person.uid), patience).toContain('Pending Searching…');
    const sources = [{ title: 'Parks of Tel Aviv', url: 'https://www.parks.test/tlv' }];
    await assistant.finish({ message: 'Four places.', sources });
    await center.log.getByRole('link', { name: 'Parks of Tel Aviv' }).waitFor();
    await center.log.getByText('parks.test').waitFor();
    expect((await assistant.asked())[1]).toMatchObject({ executeSearch: true });
    await expect
      .poll(() => storedLog(person.uid), patience)
      .toEqual(['Done find quiet places near me', 'Done Searching…', 'Done Four places.']);
    await close();
  });

  it('to a session that is deleted meanwhile is let go, and nothing comes back', async () => {
    const { page, person, assistant, close } = await withScriptedAssistant();
    const center = commandCenterPage(page);
    await page.goto('/command-center');
    await center.newSession();
    await center.send('Never mind');
    await assistant.say('I was abo');
    await page.getByRole('button', { name: 'Delete session' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await center.toast('Session deleted successfully!').waitFor();
    await expect.poll(() => storedLog(person.uid), patience).toEqual([]);
    await center.list.getByText('Nothing said yet').waitFor();
    await close();
  });
});

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
  // Firestore and the browser say that the connection was lost: it was.
  problems.splice(0);
  await close();
});
