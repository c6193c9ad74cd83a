import { Timestamp } from 'firebase-admin/firestore';
import { bounds } from '@crocodile-hub/core/contract/bounds';
import { describe, expect, it } from 'vitest';
import { withFirestore } from '../support/firestore.ts';
import { signedIn } from '../support/signed-in.ts';
import { commandCenterPage } from './pages/command-center-page.ts';
import { patience } from '../support/patience.ts';
import { stackUrls } from '../support/stack-urls.ts';

const minuteMs = 60_000;

type Seed = { id: string; title: string; status?: string; messages?: { type: string; ageMs: number }[] };

/** Stores sessions of a person's, the first one newest. */
async function storeSessions(uid: string, sessions: readonly Seed[]) {
  await withFirestore(stackUrls(), async (firestore) => {
    const writer = firestore.bulkWriter();
    const now = Date.now();
    sessions.forEach(({ id, title, status = 'Success', messages = [] }, index) => {
      const at = Timestamp.fromMillis(now - index * minuteMs);
      const log = messages.map(({ type, ageMs }, number) => ({
        id: `m${number}`,
        content: `words of ${title}`,
        type,
        status: 'Done',
        timestamp: Timestamp.fromMillis(now - ageMs),
      }));
      const session = firestore.doc(`users/${uid}/sessions/${id}`);
      void writer.set(session, {
        title,
        status,
        icon: '💬',
        createdAt: at,
        updatedAt: at,
        favorite: false,
        projectId: null,
        messages: log.slice(-bounds.previewMessages),
        messageCount: log.length,
      });
      for (const { id: messageId, ...message } of log) {
        void writer.set(session.collection('messages').doc(messageId), message);
      }
    });
    await writer.close();
  });
}

const titlesOf = (uid: string) =>
  withFirestore(stackUrls(), async (firestore) => {
    const { docs } = await firestore.collection(`users/${uid}/sessions`).get();
    return docs.map((found) => String(found.get('title'))).toSorted();
  });

/** More than are listened to. */
const many = Array.from({ length: 130 }, (_, index) => ({
  id: `s${index}`,
  title: `Talk ${index}`,
  status: index % 2 === 0 ? 'Success' : 'Waiting',
}));

describe('the list of sessions', () => {
  it('finds by title and status among all, whatever is listed, and counts all', async () => {
    const { page, person, close } = await signedIn();
    const center = commandCenterPage(page);
    await storeSessions(person.uid, [
      ...many,
      { id: 'old', title: 'הצעת מחיר ישנה', status: 'Failed' },
      { id: 'busy', title: 'Flight to Athens', status: 'Running' },
    ]);
    await page.goto('/command-center');
    await center.list.getByText('132 sessions').waitFor();
    await center.list.getByText('Active 1').waitFor();
    await center.list.getByText('Completed 65').waitFor();
    await center.list.getByRole('searchbox').fill('מחיר');
    await center.row(/הצעת מחיר ישנה/).waitFor();
    await center.list.getByRole('searchbox').fill('ATHENS');
    await center.row(/Flight to Athens/).waitFor();
    await center.list.getByRole('searchbox').fill('no such words');
    await center.list.getByText('No sessions found').waitFor();
    await center.list.getByRole('searchbox').fill('');
    await center.list.getByRole('group', { name: 'Status' }).getByText('Failed').click();
    await center.row(/הצעת מחיר ישנה/).waitFor();
    await expect.poll(() => center.row(/Talk/).count()).toBe(0);
    await close();
  });

  it('marks an answer of the last minute with a dot', async () => {
    const { page, person, close } = await signedIn();
    const center = commandCenterPage(page);
    await storeSessions(person.uid, [
      { id: 'new', title: 'Fresh', messages: [{ type: 'system', ageMs: 0 }] },
      { id: 'asked', title: 'Asked', messages: [{ type: 'user', ageMs: 0 }] },
      { id: 'old', title: 'Stale', messages: [{ type: 'system', ageMs: 2 * minuteMs }] },
    ]);
    await page.goto('/command-center');
    await center.row(/Fresh/).getByRole('img', { name: 'New message' }).waitFor();
    await expect.poll(() => center.list.getByRole('img', { name: 'New message' }).count()).toBe(1);
    await close();
  });

  it('says so and offers to reload when it cannot be loaded', async () => {
    const { page, problems, close } = await signedIn();
    await page.route('**/assets/firestore-sdk-*', (route) => route.abort());
    await page.goto('/command-center');
    await page.getByRole('heading', { name: 'Failed to Load Sessions' }).waitFor();
    await page.unroute('**/assets/firestore-sdk-*');
    await page.getByRole('button', { name: 'Reload Page' }).click();
    await page.getByText('0 sessions').waitFor();
    // The file that was kept from the page, in the browser's words.
    problems.splice(0);
    await close();
  });
});

describe('several sessions at once', () => {
  it('are selected, all or some, duplicated and deleted', async () => {
    const { page, person, close } = await signedIn();
    const center = commandCenterPage(page);
    await storeSessions(person.uid, [
      { id: 'a', title: 'Alpha', messages: [{ type: 'user', ageMs: 5 * minuteMs }] },
      { id: 'b', title: 'Beta' },
      { id: 'c', title: 'Gamma' },
    ]);
    await page.goto('/command-center');
    await center.list.getByRole('button', { name: 'Select several' }).click();
    await center.list.getByRole('checkbox', { name: /Alpha/ }).check();
    await center.list.getByRole('checkbox', { name: /Beta/ }).check();
    await center.list.getByText('2 selected').waitFor();
    await center.list.getByRole('button', { name: 'Clear' }).click();
    await center.list.getByText('0 selected').waitFor();
    await center.list.getByRole('checkbox', { name: /Alpha/ }).check();
    await center.list.getByRole('button', { name: 'Duplicate' }).click();
    await center.toast('Session duplicated successfully!').waitFor();
    await center.row(/Alpha \(Copy\)/).click();
    await center.log.getByText('words of Alpha').waitFor();

    await center.list.getByRole('button', { name: 'Select several' }).click();
    await center.list.getByRole('checkbox', { name: /Beta/ }).check();
    await center.list.getByRole('checkbox', { name: /Gamma/ }).check();
    await center.list.getByRole('button', { name: 'Delete' }).click();
    await page
      .getByRole('dialog', { name: 'Delete 2 sessions?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await center.toast('2 sessions deleted successfully!').waitFor();
    expect(await titlesOf(person.uid)).toEqual(['Alpha', 'Alpha (Copy)']);
    await close();
  });

  it('are all of them, also those that are not listed', async () => {
    const { page, person, close } = await signedIn();
    const center = commandCenterPage(page);
    await storeSessions(person.uid, many);
    await page.goto('/command-center');
    await center.list.getByText('130 sessions').waitFor();
    await center.list.getByRole('button', { name: 'Select several' }).click();
    await center.list.getByRole('button', { name: 'Select All' }).click();
    await center.list.getByText('130 selected').waitFor();
    await center.list.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => titlesOf(person.uid), patience).toEqual([]);
    await close();
  });
});

describe('one session', () => {
  it('is renamed, starred, duplicated, exported and deleted after a question', async () => {
    const { page, person, close } = await signedIn();
    const center = commandCenterPage(page);
    await storeSessions(person.uid, [
      { id: 'a', title: 'Alpha', messages: [{ type: 'user', ageMs: 5 * minuteMs }] },
    ]);
    await page.goto('/command-center?sessionId=a');
    const pane = page.getByRole('region', { name: 'Alpha' });
    await pane.getByRole('button', { name: 'Rename session' }).click();
    await page.getByRole('textbox', { name: 'Session title' }).fill('  טיול לאתונה  ');
    await page.keyboard.press('Enter');
    await center.toast('Session renamed successfully!').waitFor();
    await page.getByRole('heading', { name: 'טיול לאתונה' }).waitFor();
    expect(await titlesOf(person.uid)).toEqual(['טיול לאתונה']);

    const renamed = page.getByRole('region', { name: 'טיול לאתונה' });
    await renamed.getByRole('button', { name: 'Add to favorites' }).click();
    await renamed.getByRole('button', { name: 'Remove from favorites' }).waitFor();

    const download = page.waitForEvent('download');
    await renamed.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Export as Markdown' }).click();
    expect((await download).suggestedFilename()).toBe('טיול לאתונה.md');

    await renamed.getByRole('button', { name: 'Duplicate session' }).click();
    await center.toast('Session duplicated successfully!').waitFor();

    await renamed.getByRole('button', { name: 'Delete session' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    expect(await titlesOf(person.uid)).toHaveLength(2);
    await renamed.getByRole('button', { name: 'Delete session' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await center.toast('Session deleted successfully!').waitFor();
    await expect.poll(() => titlesOf(person.uid), patience).toEqual(['טיול לאתונה (Copy)']);
    await close();
  });
});
