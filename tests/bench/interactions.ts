// `npm run bench interactions`: from a key or a click until something is seen, in Chromium on the built app over the
// local stack: the hub's chips, the Command Center's clicks, and typing, scrolling and finding in a conversation of 10,000.
// Each beside what a bare page takes in the same browser (web/floor.ts).
import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { bounds } from '@crocodile-hub/core/contract/bounds';
import { paths } from '@crocodile-hub/core/contract/paths';
import { connectGoogle, signUp } from '../../local/stack/person.ts';
import { commandCenterPage } from '../e2e/pages/command-center-page.ts';
import { loginPage } from '../e2e/pages/login-page.ts';
import { launchBrowser } from '../support/browser.ts';
import { withFirestore } from '../support/firestore.ts';
import { startTemporaryStack } from '../support/temporary-stack.ts';
import { type Floor, measureFloor } from './web/floor.ts';
import { percentile } from '../support/percentile.ts';
import { lateFramesWhile, takenSoFar, timeInputs } from './web/stopwatch.ts';

const rounds = 5;
const long = 10_000;
const pagesRead = 12;
const commands = [
  'Remind me to call Dana tomorrow at 8',
  'Send an email to dana@example.com about lunch tomorrow saying I am late',
  'תקבע פגישה עם דנה מחר בשעה 10',
];
const person = { email: 'fast@crocodile.test', password: 'crocodile', name: 'Fast Person' };

const stack = await startTemporaryStack();
const browser = await launchBrowser({ kind: 'whole' });
try {
  const page = await signedInPage();
  const floor = await measureFloor(browser);
  console.log(
    `  a bare page: key to frame ${floor.keyMs.toFixed(1)} ms, click to frame ${floor.clickMs.toFixed(1)} ms, late frames of 300 ${floor.lateFrames.toFixed(1)}`,
  );
  await benchChips(page, floor);
  await benchClicks(page, floor);
  await benchLongConversation(page, floor);
  await benchSearch(page);
} finally {
  await browser.close();
  await stack.stop();
}

async function signedInPage(): Promise<Page> {
  const { urls } = stack;
  const account = await signUp(urls, person);
  if (account === null) throw new Error('the stack is new, and knows nobody');
  await connectGoogle(urls, urls.app, person, account.token);
  await storeConversations(account.uid);
  const page = await browser.newPage({ baseURL: urls.app, viewport: { width: 1440, height: 1000 } });
  await page.addInitScript(() => localStorage.setItem('hasSeenWelcome', 'true'));
  await timeInputs(page);
  await page.goto('/login');
  await loginPage(page).signIn(person.email, person.password);
  await page.waitForURL('**/crocodile-hub');
  return page;
}

/** A few hundred sessions; the newest has ten thousand messages in both languages. */
async function storeConversations(uid: string): Promise<void> {
  const now = Date.now();
  const at = (ago: number) => Timestamp.fromMillis(now - ago);
  await withFirestore(stack.urls, async (firestore) => {
    const writer = firestore.bulkWriter();
    for (let index = 0; index < 300; index += 1) {
      void writer.set(firestore.doc(`${paths.sessions(uid)}/s${index}`), {
        title: `Session ${index}`,
        icon: '💬',
        status: index % 3 === 0 ? 'Failed' : 'Success',
        createdAt: at(index * 60_000),
        updatedAt: at(index * 60_000),
        messages: [
          { id: 'm', content: 'x'.repeat(bounds.preview), type: 'user', status: 'Done', timestamp: at(0) },
        ],
        messageCount: index === 0 ? long : 2,
        projectId: null,
        favorite: false,
      });
    }
    const log = firestore.collection(paths.messages(uid, 's0'));
    for (let index = 0; index < long; index += 1) {
      void writer.set(log.doc(`m${String(index).padStart(5, '0')}`), {
        content: index % 2 === 0 ? `שאלה ${index}: מה היה המחיר?` : `Answer ${index}. It was **11,800 ₪**.`,
        type: index % 2 === 0 ? 'user' : 'system',
        status: 'Done',
        timestamp: at((long - index) * 1_000),
      });
    }
    await writer.close();
  });
}

async function benchChips(page: Page, { keyMs }: Floor): Promise<void> {
  const box = page.getByRole('textbox', { name: 'What can I help you with today?' });
  await box.click();
  const chips = page.getByRole('list', { name: 'What I understood' });
  // The first letter fetches the language engine.
  await box.pressSequentially(commands[0] ?? '', { delay: 20 });
  await chips.waitFor();
  await takenSoFar(page);
  const took: number[] = [];
  for (const command of commands) {
    await box.fill('');
    await box.pressSequentially(command, { delay: 60 });
    const keys = await takenSoFar(page);
    took.push(...keys.flatMap(({ changedMs, frameMs }) => (changedMs === null ? [] : frameMs)));
  }
  reportRatio('keystroke to the frame with its chips', took, { floorMs: keyMs, most: 2 });
}

async function benchClicks(page: Page, { clickMs }: Floor): Promise<void> {
  const center = commandCenterPage(page);
  await page.goto('/command-center?sessionId=s1');
  await center
    .row(/^.*Session 2\b/)
    .first()
    .waitFor();
  const head = (title: string) => page.getByRole('region', { name: title, exact: true });
  const status = center.list.getByRole('group', { name: 'Status' });
  await takenSoFar(page);
  const took: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [one, other] = [`Session ${2 + round}`, `Session ${8 + round}`];
    const clicks = [
      () =>
        center
          .row(new RegExp(`${one}\\b`))
          .first()
          .click(),
      () => head(one).getByRole('button', { name: 'Add to favorites' }).click(),
      () => head(one).getByRole('button', { name: 'More actions' }).click(),
      () => page.getByRole('menuitem', { name: 'Export as Markdown' }).press('Escape'),
      () => head(one).getByRole('button', { name: 'Rename session' }).click(),
      () => page.getByRole('textbox', { name: 'Session title' }).press('Escape'),
      () => status.getByText('Failed').click(),
      () => status.getByText('All').click(),
      () => center.list.getByRole('button', { name: 'Select several' }).click(),
      () => center.list.getByRole('button', { name: 'Select All' }).click(),
      () => center.list.getByRole('button', { name: 'Select several' }).click(),
      () => page.getByRole('button', { name: 'Reminder', exact: true }).click(),
      () => page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click(),
      () =>
        center
          .row(new RegExp(`${other}\\b`))
          .first()
          .click(),
      () => center.composer.fill('What time is it?'),
      () => page.getByRole('button', { name: 'Send', exact: true }).click(),
    ];
    for (const click of clicks) {
      await click();
      const taken = await takenSoFar(page);
      took.push(...taken.filter(({ kind }) => kind === 'click').map(({ frameMs }) => frameMs));
    }
  }
  reportRatio('click to its first frame', took, { floorMs: clickMs, most: 3 });
}

async function benchLongConversation(page: Page, { keyMs, lateFrames }: Floor): Promise<void> {
  const center = commandCenterPage(page);
  await page.goto('/command-center?sessionId=s0');
  await center.log.getByText(`Answer ${long - 1}.`).waitFor();
  const nodes = () => page.evaluate(() => document.querySelectorAll('*').length);
  let most = await nodes();
  for (let count = 1; count <= pagesRead; count += 1) {
    await center.log.evaluate((log) => log.scrollTo({ top: 0 }));
    await page.waitForFunction(() => (document.querySelector('[role="log"]')?.scrollTop ?? 0) > 0, null);
    most = Math.max(most, await nodes());
  }
  await center.composer.click();
  await takenSoFar(page);
  await center.composer.pressSequentially('what did we say about the price of the hotel?', { delay: 40 });
  const keys = (await takenSoFar(page)).map(({ frameMs }) => frameMs);
  reportRatio('long conversation: key to frame', keys, { floorMs: keyMs, most: 1.5 });
  const box = await center.log.boundingBox();
  if (box === null) throw new Error('the conversation has a place');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const { frames, late } = await lateFramesWhile(page, async () => {
    for (let step = 0; step < 100; step += 1) {
      await page.mouse.wheel(0, step % 50 < 25 ? 60 : -60);
      await page.waitForTimeout(30);
    }
  });
  report(
    'long conversation: late frames of 300',
    (300 * late) / frames,
    lateFrames + 1,
    `(${late} of ${frames})`,
  );
  report('long conversation: most elements', most, 2_500, '');
}

/**
 * The time until one of the first messages is found, after older ones were requested, and then until it is shown. It
 * has no budget.
 */
async function benchSearch(page: Page): Promise<void> {
  const words = 'שאלה 2:';
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await palette.getByRole('combobox').fill(words);
  const older = palette.getByRole('option', { name: 'Search older messages' });
  await older.waitFor();
  const asked = performance.now();
  await older.click();
  const hit = palette.getByRole('option', { name: words });
  await hit.waitFor();
  const found = performance.now();
  await hit.click();
  await commandCenterPage(page).log.getByText(words).waitFor();
  const shown = performance.now();
  console.log(
    `  the oldest of ${long} messages: found in ${seconds(found - asked)}, shown ${seconds(shown - found)} later`,
  );
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}

function reportRatio(
  what: string,
  took: readonly number[],
  { floorMs, most }: { floorMs: number; most: number },
): void {
  const ms = percentile(took, 0.95);
  report(
    `${what}, p95 by the bare page's`,
    ms / floorMs,
    most,
    `times: ${ms.toFixed(1)} ms, of ${took.length}`,
  );
}

function report(what: string, figure: number, most: number, unit: string): void {
  const isWithin = figure <= most;
  console.log(`${isWithin ? '✓' : '✗'} ${what}: ${figure.toFixed(1)} (≤ ${most}) ${unit}`);
  if (!isWithin) process.exitCode = 1;
}
