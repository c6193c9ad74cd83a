import { paths } from '@crocodile-hub/core/contract/paths';
import { describe, expect, it } from 'vitest';
import { commandCenterPage } from '../../../tests/e2e/pages/command-center-page.ts';
import { sidebar } from '../../../tests/e2e/pages/sidebar.ts';
import { aPerson, signedIn } from '../testing/app.ts';
import { scriptAssistant } from '../testing/assistant.ts';
import { givenSession } from '../testing/given.ts';

/** A person with one conversation, whose assistant the test speaks for. */
async function withScriptedAssistant() {
  const assistant = scriptAssistant();
  const person = aPerson();
  const sessionId = await givenSession(person);
  const app = await signedIn({ person, at: `/command-center?sessionId=${sessionId}` });
  const center = commandCenterPage(app.page);
  await center.isOpen();
  const storedLog = async () => {
    const log = await app.store.list(paths.messages(person.uid, sessionId), 'timestamp');
    return log.map(({ status, content }) => `${status} ${content}`);
  };
  return { ...app, assistant, center, storedLog };
}

describe('an answer', () => {
  it('is written word by word, and stored when it is whole', async () => {
    const { assistant, center, storedLog } = await withScriptedAssistant();
    await center.send('What did we charge?');
    await assistant.say('Last November ');
    await center.log.getByText('Last November').waitFor();
    await assistant.say('you quoted **11,800**');
    await center.log.getByText(/you quoted/).waitFor();
    await expect.poll(storedLog).toEqual(['Done What did we charge?']);
    await assistant.finish({ message: 'Last November you quoted **11,800**.' });
    await expect
      .poll(storedLog)
      .toEqual(['Done What did we charge?', 'Done Last November you quoted **11,800**.']);
    await expect.poll(() => center.log.getByText(/you quoted/).count()).toBe(1);
  });

  it('is read out when it came, and none that was there before', async () => {
    const { page, assistant, center } = await withScriptedAssistant();
    const readOut = page.getByRole('status').filter({ hasText: 'Last November' });
    await center.send('What did we charge?');
    await assistant.finish({ message: 'Last November you quoted 11,800.' });
    await expect.poll(() => readOut.count()).toBe(1);
    await page.reload();
    await center.log.getByText('Last November').waitFor();
    expect(await readOut.count()).toBe(0);
  });

  it('stops at Escape and keeps what was written', async () => {
    const { api, page, assistant, center, storedLog } = await withScriptedAssistant();
    await center.send('Tell me everything');
    await assistant.say('Once upon a time');
    await page.getByRole('button', { name: 'Stop' }).waitFor();
    await center.log.getByText('Once upon a time').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(storedLog).toEqual(['Done Tell me everything', 'Done Once upon a time']);
    const [asked] = assistant.asked();
    await expect
      .poll(() => api.calls('chatCancel').map(({ body }) => body.replyId))
      .toEqual([asked?.replyId]);
  });

  it('that a reload broke off is asked for again under its id, and stored once', async () => {
    const { page, assistant, center, storedLog } = await withScriptedAssistant();
    await center.send('Are you there?');
    await assistant.say('I am he');
    await center.log.getByText('I am he').waitFor();
    await page.reload();
    await expect.poll(() => assistant.asked().length).toBe(2);
    await assistant.finish({ message: 'I am here.' });
    const [before, again] = assistant.asked();
    expect(again?.replyId).toBe(before?.replyId);
    await expect.poll(storedLog).toEqual(['Done Are you there?', 'Done I am here.']);
    await page.reload();
    await center.log.getByText('I am here.').waitFor();
    expect(assistant.asked().length).toBe(2);
  });

  it('whose connection breaks is taken up again', async () => {
    const { assistant, center, storedLog } = await withScriptedAssistant();
    await center.send('Hello?');
    await assistant.say('Hel');
    await assistant.drop();
    await assistant.finish({ message: 'Hello.' });
    await expect.poll(storedLog).toEqual(['Done Hello?', 'Done Hello.']);
  });

  it('to a search is announced first, then found, with its sources', async () => {
    const { assistant, center, storedLog } = await withScriptedAssistant();
    await center.send('find quiet places near me');
    await assistant.finish({ message: 'Searching…', isProcessing: true, searchQuery: 'quiet places' });
    await expect.poll(storedLog).toContain('Pending Searching…');
    const sources = [{ title: 'Parks of Tel Aviv', url: 'https://www.parks.test/tlv' }];
    await assistant.finish({ message: 'Four places.', sources });
    await center.log.getByRole('link', { name: 'Parks of Tel Aviv' }).waitFor();
    await center.log.getByText(/parks\.test/).waitFor();
    expect(assistant.asked()[1]).toMatchObject({ executeSearch: true, searchQuery: 'quiet places' });
    await expect
      .poll(storedLog)
      .toEqual(['Done find quiet places near me', 'Done Searching…', 'Done Four places.']);
  });

  it('to a session that is deleted meanwhile is let go, and nothing comes back', async () => {
    const { page, assistant, center, storedLog } = await withScriptedAssistant();
    await center.send('Never mind');
    await assistant.say('I was abo');
    await page.getByRole('button', { name: 'Delete session' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await center.toast('Session deleted successfully!').waitFor();
    await expect.poll(storedLog).toEqual([]);
    await center.list.getByText('Nothing said yet').waitFor();
  });

  it('to a session that is deleted from the sidebar of another screen is let go, too', async () => {
    const { api, page, assistant, center } = await withScriptedAssistant();
    const side = sidebar(page);
    await center.send('Never mind');
    await assistant.say('I was abo');
    await center.log.getByText('I was abo').waitFor();
    await side.open('Campaigns');
    await side.section('My Sessions').getByRole('listitem').hover();
    await side.section('My Sessions').getByRole('button', { name: 'Delete session' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await center.toast('Session deleted successfully!').waitFor();
    await expect.poll(() => api.calls('chat').map(({ signal }) => signal?.aborted)).toEqual([true]);
  });
});
