import { expect, it } from 'vitest';
import { hubPage } from '../../../tests/e2e/pages/hub-page.ts';
import { aPerson, signedIn } from '../testing/app.ts';
import { stage } from '../testing/stage.ts';
import { storeSignIn } from '../testing/stored-sign-in.ts';

/** An unsent reply as the inbox keeps it for its tab. */
const key = 'personal:reply-thread';

it('a tab that slept while people changed keeps nothing of the last person for the next one', async () => {
  const { page } = await signedIn();
  sessionStorage.setItem(key, '"my secret plan"');
  // Another tab ends the last person's stay, and the next one signs in there.
  storeSignIn(stage().accounts, aPerson());
  await page.reload();
  await hubPage(page).commandBox().waitFor();
  expect(sessionStorage.getItem(key)).toBeNull();
});

it('a tab keeps the unsent words of its own person over a reload', async () => {
  const { page } = await signedIn();
  sessionStorage.setItem(key, '"my secret plan"');
  await page.reload();
  await hubPage(page).commandBox().waitFor();
  expect(sessionStorage.getItem(key)).toBe('"my secret plan"');
});
