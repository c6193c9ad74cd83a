import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { withFirestore } from '../support/firestore.ts';
import { withScriptedAssistant } from '../support/scripted-assistant.ts';
import { signedIn } from '../support/signed-in.ts';
import { commandCenterPage } from './pages/command-center-page.ts';
import { patience } from '../support/patience.ts';
import { stackUrls } from '../support/stack-urls.ts';

/** A session as the hub makes it: pending, with the question it was made for. */
async function sessionFromHub(uid: string) {
  await withFirestore(stackUrls(), async (firestore) => {
    const at = Timestamp.now();
    const said = { content: 'quiet places', type: 'user', status: 'Pending', timestamp: at };
    const session = firestore.doc(`users/${uid}/sessions/from-hub`);
    await session.set({
      title: 'Search Session',
      status: 'Pending',
      icon: '💬',
      createdAt: at,
      updatedAt: at,
      projectId: null,
      favorite: false,
      messages: [{ ...said, id: 'q' }],
      messageCount: 1,
    });
    await session.collection('messages').doc('q').set(said);
  });
}

it("opens the hub's session, clears the address, and answers its pending question through the router's call", async () => {
  const { page, person, assistant, close } = await withScriptedAssistant();
  await sessionFromHub(person.uid);
  const center = commandCenterPage(page);
  await page.goto('/command-center?fromRouter=true&sessionId=from-hub');
  await center.toast('Session opened from Smart Router Input!').waitFor();
  await page.waitForURL((url) => url.search === '');
  await assistant.finish({ message: 'Searching…', isProcessing: true, searchQuery: 'quiet places' });
  await assistant.finish({ message: 'Four places.' });
  await center.log.getByText('Four places.').waitFor();
  const asked = await assistant.asked();
  expect(
    asked.map(({ path, message, executeSearch }) => [path.endsWith('/api/gpt/chat'), message, executeSearch]),
  ).toEqual([
    [true, 'quiet places', undefined],
    [true, 'quiet places', true],
  ]);
  const stored = () =>
    withFirestore(stackUrls(), async (firestore) => {
      const log = firestore.collection(`users/${person.uid}/sessions/from-hub/messages`);
      const { docs } = await log.orderBy('timestamp').get();
      return docs.map((found) => [found.get('content'), found.get('status')]);
    });
  // The page shows what it writes before it is written.
  await expect.poll(stored, patience).toEqual([
    ['quiet places', 'Done'],
    ['Searching…', 'Done'],
    ['Four places.', 'Done'],
  ]);
  await center.row(/Success/).waitFor();
  await close();
});

it('says that a session from the hub is not there', async () => {
  const { page, close } = await signedIn({ at: '/command-center?fromRouter=true&sessionId=nowhere' });
  await page.getByText('Session from HUB not found').waitFor();
  await page.waitForURL((url) => url.search === '');
  await close();
});

it('says that a link from the hub lacks its session', async () => {
  const { page, close } = await signedIn({ at: '/command-center?fromRouter=true' });
  await page.getByText('Invalid link from HUB - no session ID').waitFor();
  await close();
});

it('opens the session of an address, and says when there is none', async () => {
  const { page, person, assistant, close } = await withScriptedAssistant();
  await sessionFromHub(person.uid);
  const center = commandCenterPage(page);
  await page.goto('/command-center?sessionId=from-hub');
  await center.log.getByText('quiet places').waitFor();
  await assistant.finish({ message: 'Here.' });
  await center.log.getByText('Here.').waitFor();
  await page.goto('/command-center?sessionId=nowhere');
  await page.getByText('Session not found').waitFor();
  await close();
});
