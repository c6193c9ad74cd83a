import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, expect, inject, it } from 'vitest';
import { closeBrowser } from '../support/browse.ts';
import { withFirestore } from '../support/firestore.ts';
import { signedIn } from '../support/signed-in.ts';
import { commandCenterPage } from './pages/command-center-page.ts';

afterAll(closeBrowser);

const count = 5_000;
/** As far up as the test reads: twenty pages tell what a hundred would. */
const readTo = 4_000;

/** Hebrew and English by turns, some of it in lists. */
const words = [
  (index: number) => `שאלה ${index}: מה היה המחיר של Dana בנובמבר?`,
  (index: number) => `Answer ${index}. It was **11,800 ₪**.\n\n- first\n- second`,
  (index: number) => `Question ${index}: and for דנה?`,
  (index: number) => `תשובה ${index}. **אותו מחיר**, כולל \`VAT\`.`,
];

it('five thousand messages are read upwards without filling the page', async () => {
  const { page, person, close } = await signedIn();
  await withFirestore(inject('urls'), async (firestore) => {
    const now = Date.now();
    const at = Timestamp.fromMillis(now);
    const session = firestore.doc(`users/${person.uid}/sessions/long`);
    await session.set({
      title: 'Long',
      status: 'Success',
      createdAt: at,
      updatedAt: at,
      messageCount: count,
    });
    const writer = firestore.bulkWriter();
    for (let index = 0; index < count; index += 1) {
      const write = words[index % words.length] ?? String;
      void writer.set(session.collection('messages').doc(`m${String(index).padStart(5, '0')}`), {
        content: write(index),
        type: index % 2 === 0 ? 'user' : 'system',
        status: 'Done',
        timestamp: Timestamp.fromMillis(now - (count - index) * 1_000),
      });
    }
    await writer.close();
  });
  const center = commandCenterPage(page);
  await page.goto('/command-center?sessionId=long');
  await center.log.getByText(`תשובה ${count - 1}.`).waitFor();

  const nodes = () => page.evaluate(() => document.querySelectorAll('*').length);
  let most = await nodes();
  const goal = center.log.getByText(`שאלה ${readTo}:`);
  const isThere = async () => (await goal.count()) > 0;
  const place = () => center.log.evaluate((log) => log.scrollTop);
  while (!(await isThere())) {
    await center.log.evaluate((log) => log.scrollTo({ top: 0 }));
    // Older messages come in above, and the view stays with what was read: further down by then.
    await expect.poll(async () => (await isThere()) || (await place()) > 0, { timeout: 10_000 }).toBe(true);
    most = Math.max(most, await nodes());
  }
  await goal.waitFor();
  expect(most).toBeLessThan(2_500);

  await page.getByRole('button', { name: 'To the latest message' }).click();
  await center.log.getByText(`תשובה ${count - 1}.`).waitFor();
  await close();
}, 180_000);
