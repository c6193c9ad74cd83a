import type { Locator, Page } from 'playwright-core';
import type { InboxMessage } from '@crocodile-hub/core/contract/inbox';
import { paths } from '@crocodile-hub/core/contract/paths';
import { expect } from 'vitest';
import { writeWorkspace } from '../../../local/demo/fill-workspace.ts';
import { mails } from '../../screens/mails.ts';
import { firstVisit, screens, type Screen } from '../../screens/screens.ts';
import { words } from '../../screens/words.ts';
import { withFirestore } from '../firestore.ts';
import { patience } from '../patience.ts';
import { signedInAgain, type TestPerson } from '../people.ts';
import { arrives } from '../providers.ts';
import { callRoute } from '../route-call.ts';
import { sent } from '../sent.ts';
import { stackUrls } from '../stack-urls.ts';

/** A visible control of a screen, by its name and its index among those of this name. */
export type Press = { screen: Screen; name: string; nth: number; how: Way };

/** In place: the second press of a double click comes when the first one's effect is drawn, at the same point. */
type Way = 'double click' | 'held Enter' | 'twice in place';

const pressable =
  ':is(button, [role=button], [role=menuitem], [role=switch], input[type=checkbox]):not(:disabled)';
/** Of the sidebar too: its sessions and projects. */
const row = ':is(article, tr, li)';

/** Buttons that lead away: to another site, out of the account, or to a dialog of the system. */
const leadsAway = /log ?out|connect|google|microphone|record|dictat|speak|\bvoice|export|upload|print/i;
const said = words.en;

export async function openScreen(page: Page, screen: Screen): Promise<void> {
  await page.goto(screen.path);
  await page.getByRole('heading').first().waitFor();
  await screen.prepare?.(page, said);
  await expect.poll(() => page.locator('[aria-busy=true]').count(), patience).toBe(0);
  await reachRows(page);
}

/** Some rows draw their buttons when they are first pointed at. */
async function reachRows(page: Page): Promise<void> {
  await page.locator(`${row}:visible`).evaluateAll((rows) => {
    for (const one of rows) one.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });
}

/** All controls on the screens of a signed-in person, each with the ways to press it; those of rows also in place. */
export async function allPresses(page: Page, only?: string): Promise<Press[]> {
  const found: Press[] = [];
  const isMeant = ({ name, signedOut, path }: Screen) =>
    signedOut !== true && !path.endsWith(firstVisit) && (only === undefined || name === only);
  for (const screen of screens.filter(isMeant)) {
    await openScreen(page, screen);
    for (const { name, nth, isInRow } of await controlsOf(page)) {
      if (leadsAway.test(name)) continue;
      const ways: Way[] = ['double click', 'held Enter', ...(isInRow ? (['twice in place'] as const) : [])];
      for (const how of ways) found.push({ screen, name, nth, how });
    }
  }
  return found;
}

type Control = Pick<Press, 'name' | 'nth'>;

/**
 * The visible controls, in their order; the wanted one is marked. It is found and marked in one step, since lists grow
 * meanwhile. Times and counts change, so a name has no numbers.
 */
function controlsOf(page: Page, wanted?: Control): Promise<(Control & { isInRow: boolean })[]> {
  return page.locator(`${pressable}:visible`).evaluateAll(
    (all, { marked, inRow }) => {
      const seen: string[] = [];
      return all.map((one) => {
        const words = `${one.getAttribute('aria-label') ?? ''} ${one.textContent}`;
        const name = words.replaceAll(/\d+/g, '').trim();
        const nth = seen.filter((other) => other === name).length;
        seen.push(name);
        one.toggleAttribute('data-pressed', name === marked?.name && nth === marked.nth);
        return { name, nth, isInRow: one.closest(inRow) !== null };
      });
    },
    { marked: wanted, inRow: row },
  );
}

/** What the screens keep of themselves, such as a folded list; not who is signed in. */
export function keptByScreens(page: Page): Promise<[key: string, value: string][]> {
  return page.evaluate(() => Object.entries(localStorage).filter(([key]) => !key.startsWith('firebase:')));
}

async function putBack(page: Page, kept: readonly [key: string, value: string][]): Promise<void> {
  await page.evaluate((before) => {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith('firebase:')) localStorage.removeItem(key);
    }
    for (const [key, value] of before) localStorage.setItem(key, value);
  }, kept);
}

/** Presses the control like an impatient person. Answers whether it was there: one such as a tip may be gone. */
export async function press(
  page: Page,
  { screen, name, nth, how }: Press,
  kept: readonly [key: string, value: string][],
): Promise<boolean> {
  await putBack(page, kept);
  await openScreen(page, screen);
  const button = page.locator('[data-pressed]');
  const isThere = async () => {
    await reachRows(page);
    await controlsOf(page, { name, nth });
    return (await button.count()) === 1;
  };
  // A list that loads late may hold it.
  const wasThere = await expect
    .poll(isThere, { timeout: 5_000, interval: 50 })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );
  if (wasThere) await pressTwice(page, button, how);
  return wasThere;
}

async function pressTwice(page: Page, button: Locator, how: Way): Promise<void> {
  if (how === 'double click') {
    await button.hover({ force: true });
    await button.dblclick({ force: true });
    return;
  }
  if (how === 'twice in place') {
    await button.hover({ force: true });
    for (const clickCount of [1, 2]) {
      await page.mouse.down({ clickCount });
      await page.mouse.up({ clickCount });
      await page.evaluate(async () => {
        for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
      });
    }
    return;
  }
  await button.focus();
  for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
}

const collectionsOf = (uid: string) => [
  paths.sessions(uid),
  paths.projects(uid),
  paths.smartTasks(uid),
  paths.reminders(uid),
  paths.outbox(uid),
  paths.snoozes(uid),
  paths.savedWords(uid),
];

type Effects = Record<string, readonly string[]>;

/** All stored documents, all sent messages, all mails of the inbox and the trash, and which are marked, by id. */
export async function effectsOf(person: TestPerson): Promise<Effects> {
  const { uid, token } = await signedInAgain(person);
  const stored = await withFirestore(stackUrls(), async (firestore) => {
    const ids = async (path: string) => (await firestore.collection(path).get()).docs.map(({ id }) => id);
    return Promise.all(collectionsOf(uid).map(async (path) => [path, await ids(path)] as const));
  });
  const left = (await sent()).map(({ id }) => id);
  const [inbox, trash] = [await mailsIn(token, 'INBOX'), await mailsIn(token, 'TRASH')];
  const idsOf = (listed: typeof inbox) => listed.map(({ id }) => id);
  const marks = {
    unread: idsOf(inbox.filter(({ isUnread }) => isUnread)),
    starred: idsOf(inbox.filter(({ labels }) => labels.includes('STARRED'))),
    tagged: idsOf(inbox.filter(({ tags }) => tags.length > 0)),
  };
  return { ...Object.fromEntries(stored), left, inbox: idsOf(inbox), trash: idsOf(trash), ...marks };
}

async function mailsIn(token: string, labelIds: string): Promise<InboxMessage[]> {
  const query = { labelIds, maxResults: '100' };
  const { reply, status } = await callRoute(token, 'inboxMessages', { query });
  if (reply === null) throw new Error(`the mails of ${labelIds} were answered ${status}`);
  return reply.messages;
}

/** Items that were added or removed more than once between two looks. */
export function doubled(before: Effects, after: Effects): string[] {
  return Object.keys(before).flatMap((place) => {
    const [old = [], now = []] = [before[place], after[place]];
    const came = now.filter((id) => !old.includes(id)).length;
    const went = old.filter((id) => !now.includes(id)).length;
    return came > 1 || went > 1 ? [`${place}: ${came} came, ${went} went`] : [];
  });
}

/** Restores the workspace and the inbox in which each press begins. */
export async function tidy(person: TestPerson): Promise<void> {
  const { uid, token } = await signedInAgain(person);
  await withFirestore(stackUrls(), async (firestore) => {
    for (const path of collectionsOf(uid)) await firestore.recursiveDelete(firestore.collection(path));
  });
  await writeWorkspace(stackUrls(), { uid, token });
  const there = await mailsIn(token, 'INBOX');
  if (there.length === mails.length && there.every(isAsItCame)) return;
  // All anew, so that they keep their order.
  const messageIds = there.map(({ id }) => id);
  if (messageIds.length > 0)
    await callRoute(token, 'bulkAction', { body: { messageIds, action: 'archive' } });
  for (const mail of mails) await arrives({ provider: 'google', to: person.email, ...mail });
}

const isAsItCame = ({ subject, isUnread, labels }: InboxMessage) =>
  isUnread && !labels.includes('STARRED') && mails.some((mail) => mail.subject === subject);
