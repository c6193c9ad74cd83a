import { paths } from '@crocodile-hub/core/contract/paths';
import { expect, it } from 'vitest';
import { commandCenterPage } from '../../../../tests/e2e/pages/command-center-page.ts';
import { aPerson, signedIn } from '../../testing/app.ts';
import { appDocument } from '../../testing/app-frame.ts';
import { givenMessages, givenSession } from '../../testing/given.ts';

/** A conversation of many pages. */

const count = 700;
/** As far up as is read: ten pages. */
const readTo = 200;

/** Hebrew and English by turns, some of it in lists. */
const words = [
  (index: number) => `שאלה ${index}: מה היה המחיר של Dana בנובמבר?`,
  (index: number) => `Answer ${index}. It was **11,800 ₪**.\n\n- first\n- second`,
  (index: number) => `Question ${index}: and for דנה?`,
  (index: number) => `תשובה ${index}. **אותו מחיר**, כולל \`VAT\`.`,
];

async function reading(messageId?: string) {
  const person = aPerson();
  const sessionId = await givenSession(person, { title: 'Long', status: 'Success', messageCount: count });
  const contents = Array.from({ length: count }, (_, index) => words[index % words.length]?.(index) ?? '');
  await givenMessages(person, sessionId, contents);
  const at = `/command-center?sessionId=${sessionId}${messageId === undefined ? '' : `&messageId=${messageId}`}`;
  const app = await signedIn({ person, at });
  const center = commandCenterPage(app.page);
  const latest = () => center.log.getByText(`תשובה ${count - 1}.`).waitFor();
  return { ...app, center, latest, path: paths.messages(person.uid, sessionId) };
}

it('is read upwards without filling the page', async () => {
  const { page, center, latest } = await reading();
  await latest();
  const nodes = () => appDocument().querySelectorAll('*').length;
  let most = nodes();
  const goal = center.log.getByText(`שאלה ${readTo}:`);
  const isThere = () => goal.elements().length > 0;
  const [log] = center.log.elements();
  while (!isThere()) {
    log?.scrollTo({ top: 0 });
    // Older messages come in above, and the view stays with what was read: further down by then.
    await expect.poll(() => isThere() || (log?.scrollTop ?? 0) > 0).toBe(true);
    most = Math.max(most, nodes());
  }
  await goal.waitFor();
  expect(most).toBeLessThan(2_500);
  await page.getByRole('button', { name: 'To the latest message' }).click();
  await latest();
});

it('is searched to the first, and read on from what was found', async () => {
  const { page, center, latest } = await reading();
  await latest();
  const wanted = 'שאלה 12:';
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await palette.getByRole('combobox').fill(wanted);
  await palette.getByRole('option', { name: 'Search older messages' }).click();
  await palette.getByRole('option', { name: wanted }).click();
  await center.log.getByText(wanted).waitFor();
  await expect.poll(() => appDocument().activeElement?.textContent).toContain(wanted);
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
  await page.getByRole('button', { name: 'To the latest message' }).click();
  await latest();
});

it('says of a message that is gone that it is', async () => {
  const { center } = await reading('gone');
  await center.toast('That message is no longer there').waitFor();
});
