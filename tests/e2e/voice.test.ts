import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inOwnBrowser } from '../support/browse.ts';
import { arrives } from '../support/providers.ts';
import { signedIn } from '../support/signed-in.ts';
import { giveMicrophone, sound } from '../support/speech.ts';
import { smartTasksPage } from './pages/smart-tasks-page.ts';
import { patience } from '../support/patience.ts';

// What is said of each turn: web/src/kit/voice/voice.component.test.ts.

const silenceMs = 2_000;

// Only a whole browser has a microphone.
inOwnBrowser(() => ({ kind: 'whole' }));

/** From here on the page's time passes only where a test lets it, until `page.clock.resume`. */
async function stopTime(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/** How high the highest bar of the indicator stands, in percent; at rest it is 15. */
const loudest = (page: Page) =>
  page.locator('form i').evaluateAll((bars) => Math.max(...bars.map((bar) => parseInt(bar.style.blockSize))));

it('is read after two seconds of silence, and not before', async () => {
  const { page, close } = await signedIn({
    google: true,
    permissions: ['microphone'],
    prepare: ({ page }) => giveMicrophone(page),
  });
  await page.clock.install();
  const words = 'תזכיר לי בעוד שעה להתקשר לאמא';
  await arrives({ provider: 'speech', transcript: words, languageCode: 'he-IL' });
  // The indicator goes after ten seconds, which a busy machine may take to look at it.
  await stopTime(page);
  await page.getByRole('button', { name: 'Voice input', pressed: false }).click();
  await page.getByText('Listening').first().waitFor(patience);
  const after = async (ms: number) => {
    await page.clock.runFor(ms);
    return loudest(page);
  };
  await expect.poll(() => after(50), patience).toBeGreaterThan(60);
  await page.clock.resume();
  await page.clock.runFor(silenceMs + 500);
  await page.getByRole('button', { name: 'Voice input', pressed: true }).waitFor(patience);
  await sound(page, 0);
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return new URL(page.url()).pathname;
    }, patience)
    .toBe('/smart-tasks');
  await smartTasksPage(page).task(words).waitFor(patience);
  await close();
});
