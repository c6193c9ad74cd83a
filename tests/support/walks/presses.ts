import type { Page } from 'playwright-core';
import { paths } from '@crocodile-hub/core/contract/paths';
import { expect } from 'vitest';
import { writeWorkspace } from '../../../local/seed/workspace/fill-workspace.ts';
import { firstVisit, screens, type Screen } from '../../screens/screens.ts';
import { words } from '../../screens/words.ts';
import { withFirestore } from '../firestore.ts';
import { patience } from '../patience.ts';
import type { TestPerson } from '../people.ts';
import { sent } from '../sent.ts';
import { stackUrls } from '../stack-urls.ts';

/** A button of a screen, by its index among the visible ones. */
export type Press = { screen: Screen; index: number; name: string; how: 'double click' | 'held Enter' };

const pressable = ':is(button, [role=button], [role=menuitem]):not(:disabled)';

/** Buttons that lead away: to another site, out of the account, or to a dialog of the system. */
const leadsAway = /log ?out|connect|google|microphone|record|dictat|speak|voice|export|upload|print/i;
const said = words.en;

export async function openScreen(page: Page, screen: Screen): Promise<void> {
  await page.goto(screen.path);
  await page.getByRole('heading').first().waitFor();
  await screen.prepare?.(page, said);
  await expect.poll(() => page.locator('[aria-busy=true]').count(), patience).toBe(0);
}

/** All buttons on the screens of a signed-in person, each to be pressed in both ways. */
export async function allPresses(page: Page): Promise<Press[]> {
  const found: Press[] = [];
  for (const screen of screens.filter(
    ({ signedOut, path }) => signedOut !== true && !path.endsWith(firstVisit),
  )) {
    await openScreen(page, screen);
    const names = await page
      .locator(`${pressable}:visible`)
      .evaluateAll((all) =>
        all.map((one) => `${one.getAttribute('aria-label') ?? ''} ${one.textContent}`.trim()),
      );
    for (const [index, name] of names.entries()) {
      if (leadsAway.test(name)) continue;
      for (const how of ['double click', 'held Enter'] as const) found.push({ screen, index, name, how });
    }
  }
  return found;
}

/** Presses the button like an impatient person. */
export async function press(page: Page, { screen, index, how }: Press): Promise<void> {
  await openScreen(page, screen);
  const buttons = page.locator(`${pressable}:visible`);
  // A button that was there at first may be gone, such as a tip.
  if ((await buttons.count()) <= index) return;
  const button = buttons.nth(index);
  if (how === 'double click') {
    await button.hover({ force: true });
    await button.dblclick({ force: true });
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
];

type Effects = Record<string, readonly string[]>;

/** All stored documents and all sent messages, by id. */
export async function effectsOf({ uid }: TestPerson): Promise<Effects> {
  const stored = await withFirestore(stackUrls(), async (firestore) => {
    const ids = async (path: string) => (await firestore.collection(path).get()).docs.map(({ id }) => id);
    return Promise.all(collectionsOf(uid).map(async (path) => [path, await ids(path)] as const));
  });
  const left = (await sent()).map(({ id }) => id);
  return { ...Object.fromEntries(stored), left };
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

/** Restores the workspace in which each press begins. */
export async function tidy({ uid, token }: TestPerson): Promise<void> {
  await withFirestore(stackUrls(), async (firestore) => {
    for (const path of collectionsOf(uid)) await firestore.recursiveDelete(firestore.collection(path));
  });
  await writeWorkspace(stackUrls(), { uid, token });
}
