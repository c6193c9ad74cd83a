import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withFirestore } from '../support/firestore.ts';
import { isProving } from '../support/proving.ts';
import { signedIn } from '../support/signed-in.ts';
import { commandCenterPage } from './pages/command-center-page.ts';
import { patience } from '../support/patience.ts';
import { stackUrls } from '../support/stack-urls.ts';

const count = 5_000;
/** As far up as the test reads: twenty pages tell what a hundred would. */
const readTo = 4_000;

/** The messages that are searched for, one after the other. */
const rounds = isProving ? [0, 400, 800, 1_200, 1_600, 2_000] : [0, 400, 1_200, 2_000];

/** Hebrew and English by turns, some of it in lists. */
const words = [
  (index: number) => `שאלה ${index}: מה היה המחיר של Dana בנובמבר?`,
  (index: number) => `Answer ${index}. It was **11,800 ₪**.\n\n- first\n- second`,
  (index: number) => `Question ${index}: and for דנה?`,
  (index: number) => `תשובה ${index}. **אותו מחיר**, כולל \`VAT\`.`,
];

/** A conversation of five thousand messages. */
async function storeLong(uid: string): Promise<void> {
  await withFirestore(stackUrls(), async (firestore) => {
    const now = Date.now();
    const at = Timestamp.fromMillis(now);
    const session = firestore.doc(`users/${uid}/sessions/long`);
    await session.set({
      title: 'Long',
      status: 'Success',
      createdAt: at,
      updatedAt: at,
      messageCount: count,
    });
    // Else it lets five hundred through in a second.
    const writer = firestore.bulkWriter({ throttling: false });
    for (let index = 0; index < count; index += 1) {
      const write = words[index % words.length] ?? String;
      void writer.set(session.collection('messages').doc(idOf(index)), {
        content: write(index),
        type: index % 2 === 0 ? 'user' : 'system',
        status: 'Done',
        timestamp: Timestamp.fromMillis(now - (count - index) * 1_000),
      });
    }
    await writer.close();
  });
}

const idOf = (index: number) => `m${String(index).padStart(5, '0')}`;

async function inTurn<T, R>(items: readonly T[], act: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await act(item));
  return results;
}

/** What the page holds when nothing is left to collect. */
async function heapMb(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize / 1e6;
}

describe('five thousand messages', () => {
  let open: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    open = await signedIn();
    await storeLong(open.person.uid);
  }, 120_000);
  afterAll(() => open.close());

  const latest = async () => {
    await commandCenterPage(open.page)
      .log.getByText(`תשובה ${count - 1}.`)
      .waitFor(patience);
  };
  const openLong = async (query = '') => {
    await open.page.goto(`/command-center?sessionId=long${query}`);
  };
  /** Looks for words in the palette, and in older messages, as far as it takes. */
  const search = async (wanted: string) => {
    const { page } = open;
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Command palette' });
    await palette.getByRole('combobox').fill(wanted);
    await palette.getByRole('option', { name: 'Search older messages' }).click(patience);
    const hit = palette.getByRole('option', { name: wanted });
    await hit.waitFor(patience);
    return hit;
  };

  it('are read upwards without filling the page', async () => {
    const { page } = open;
    const center = commandCenterPage(page);
    await openLong();
    await latest();
    const nodes = () => page.evaluate(() => document.querySelectorAll('*').length);
    let most = await nodes();
    // Looked at in one go: between two looks the list may have moved on.
    const seen = () =>
      center.log.evaluate((log) => ({
        place: log.scrollTop,
        oldest: Math.min(
          ...[...(log.textContent ?? '').matchAll(/(\d+)[.:]/g)].map(([, index]) => Number(index)),
        ),
      }));
    while ((await seen()).oldest > readTo) {
      await center.log.evaluate((log) => log.scrollTo({ top: 0 }));
      // Older messages come in above, and the view stays with what was read: further down by then.
      await expect.poll(async () => (await seen()).place, patience).toBeGreaterThan(0);
      most = Math.max(most, await nodes());
    }
    expect(most).toBeLessThan(2_500);
    await page.getByRole('button', { name: 'To the latest message' }).click();
    await latest();
  }, 180_000);

  it('are searched to the first and read on from what was found, again and again in no more memory', async () => {
    const { page } = open;
    const { log } = commandCenterPage(page);
    await openLong();
    await latest();
    const round = async (index: number) => {
      await (await search(`שאלה ${index}:`)).click();
      await log.getByText(`שאלה ${index}:`).waitFor(patience);
      const focused = () => page.evaluate(() => document.activeElement?.textContent);
      await expect.poll(focused, patience).toContain(`שאלה ${index}:`);
      await page.getByRole('button', { name: 'To the latest message' }).click();
      await latest();
      return heapMb(page);
    };
    // The first round loads what every round needs.
    const [, before = 0, ...after] = await inTurn(rounds, round);
    expect(before).toBeLessThan(60);
    expect(Math.max(...after)).toBeLessThan(before * 1.1);
  }, 180_000);

  it('of which one is gone say so', async () => {
    await openLong('&messageId=gone');
    await commandCenterPage(open.page).toast('That message is no longer there').waitFor(patience);
  }, 60_000);
});
