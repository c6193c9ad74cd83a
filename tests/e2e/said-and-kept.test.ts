import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { visit } from '../support/browse.ts';
import { givenSession } from '../support/given.ts';
import { aPerson } from '../support/people.ts';
import { signedIn } from '../support/signed-in.ts';
import { patience } from '../support/patience.ts';

/** Small sentences of the product that only a person in front of it would miss. */

it('shows what it does and the ways in to whoever is signed out, and enters the demo from there', async () => {
  const { page, close } = await visit('/crocodile-hub');
  const invitation = page.getByRole('region', { name: /^Say it once/ });
  await invitation.getByRole('link', { name: 'Sign In' }).waitFor(patience);
  const demo = await invitation.getByRole('link', { name: 'Try the demo' }).boundingBox();
  expect(demo === null ? Infinity : demo.y + demo.height).toBeLessThan(page.viewportSize()?.height ?? 0);
  await invitation.getByRole('link', { name: 'Try the demo' }).click();
  await page.waitForURL('**/crocodile-hub', patience);
  await page.getByText('Noa Levi').first().waitFor(patience);
  await close();
});

it('focuses the session search when its section is folded and the sidebar hidden', async () => {
  const { page, close } = await signedIn();
  await page.getByRole('button', { name: 'My Sessions' }).click();
  await page.getByRole('button', { name: 'Hide sidebar' }).click();
  await page.getByRole('heading', { level: 1 }).first().click();
  await page.keyboard.press('Control+/');
  const search = page.getByRole('searchbox', { name: /session/i });
  await expect.poll(() => search.evaluate((field) => field === document.activeElement), patience).toBe(true);
  await close();
});

it('suggests while one types', async () => {
  const { page, close } = await signedIn();
  const box = page.getByRole('combobox').or(page.getByRole('textbox')).first();
  await box.fill('calendar');
  await page.getByRole('option', { name: /on my calendar today/ }).waitFor(patience);
  await close();
});

it('shows the words of a conversation without Markdown marks', async () => {
  const person = await aPerson({ google: false });
  await givenSession(person, {
    title: 'Cafes',
    messages: [
      {
        id: 'm1',
        type: 'system',
        status: 'Done',
        content: '- **Four quiet** [places](https://example.com/a)',
        timestamp: Timestamp.now(),
      },
    ],
    messageCount: 1,
  });
  const { page, close } = await signedIn({ person });
  await page.getByText('Four quiet places').first().waitFor(patience);
  expect(await page.getByText('**').count()).toBe(0);
  await close();
});

it('says that a callback address opened by hand has nothing to finish', async () => {
  const { page, close } = await visit('/auth/google/callback');
  await page.getByRole('heading', { name: 'There is no connection to finish' }).waitFor(patience);
  expect(await page.title()).toMatch(/^Connecting/);
  await close();
});
