import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inOwnBrowser, type Visit } from '../support/browse.ts';
import type { TestPerson } from '../support/people.ts';
import { arrives, withFault } from '../support/providers.ts';
import { signedIn } from '../support/signed-in.ts';
import { failRecognition, giveMicrophone, giveRecognition, sound } from '../support/speech.ts';
import { commandCenterPage } from './pages/command-center-page.ts';
import { smartTasksPage } from './pages/smart-tasks-page.ts';
import { patience } from '../support/patience.ts';

const silenceMs = 2_000;
let open: Visit & { person: TestPerson };

// Only a whole browser has a microphone.
inOwnBrowser(() => ({ kind: 'whole' }));

/** Waits until the button shows that the microphone is open, or closed. */
async function microphone(
  page: Page,
  { is, name = 'Voice input' }: { is: 'open' | 'closed'; name?: string },
) {
  const pressed = is === 'open';
  await page.getByRole('button', { name, pressed }).waitFor(patience);
}

/** Presses the microphone and waits until it listens. */
async function listen(page: Page) {
  await page.getByRole('button', { name: 'Voice input', pressed: false }).click();
  await page.getByText('Listening').first().waitFor(patience);
}

/** From here on the page's time passes only where a test lets it, until `page.clock.resume`. */
async function stopTime(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/** In the menu of the account. */
async function chooseSpeech(page: Page, from: string, to: string) {
  await page.getByRole('button', { name: /Account and display/ }).click();
  await page.getByRole('menuitem', { name: `Speech: ${from}` }).click();
  await page.getByRole('menu', { name: 'Speech language' }).getByRole('menuitemradio', { name: to }).click();
  await page.getByRole('menu').waitFor({ state: 'hidden' });
}

/** How high the highest bar of the indicator stands, in percent; at rest it is 15. */
const loudest = (page: Page) =>
  page.locator('form i').evaluateAll((bars) => Math.max(...bars.map((bar) => parseInt(bar.style.blockSize))));

describe('speech that the browser understands', () => {
  beforeAll(async () => {
    open = await signedIn({ google: true, prepare: ({ page }) => giveRecognition(page) });
    await open.page.clock.install();
  });
  afterAll(() => open.close());

  it('is recorded where the browser has the interface and no service', async () => {
    const { page } = open;
    await page.context().grantPermissions(['microphone']);
    await listen(page);
    await failRecognition(page, 'network');
    await expect.poll(() => loudest(page), patience).toBeGreaterThan(15);
    await arrives({ provider: 'speech', transcript: 'tell me about otters' });
    await page.getByRole('button', { name: 'Voice input', pressed: true }).click();
    await page.waitForURL('**/command-center**', patience);
  });
});

describe('speech that is recorded', () => {
  beforeAll(async () => {
    open = await signedIn({
      google: true,
      permissions: ['microphone'],
      prepare: ({ page }) => giveMicrophone(page),
    });
    await open.page.clock.install();
  });
  afterAll(() => open.close());

  it('is read after two seconds of silence, and not before', async () => {
    const { page } = open;
    const words = 'תזכיר לי בעוד שעה להתקשר לאמא';
    await arrives({ provider: 'speech', transcript: words, languageCode: 'he-IL' });
    // The indicator goes after ten seconds, which a busy machine may take to look at it.
    await stopTime(page);
    await listen(page);
    const after = async (ms: number) => {
      await page.clock.runFor(ms);
      return loudest(page);
    };
    await expect.poll(() => after(50), patience).toBeGreaterThan(60);
    await page.clock.resume();
    await page.clock.runFor(silenceMs + 500);
    await microphone(page, { is: 'open' });
    await sound(page, 0);
    await expect
      .poll(async () => {
        await page.clock.runFor(500);
        return new URL(page.url()).pathname;
      }, patience)
      .toBe('/smart-tasks');
    await smartTasksPage(page).task(words).waitFor(patience);
  });

  describe('in a conversation', () => {
    beforeAll(async () => {
      await open.page.goto('/command-center');
      await commandCenterPage(open.page).newSession();
    });

    it('lands in the composer when the person says that all is said', async () => {
      const { page } = open;
      await arrives({ provider: 'speech', transcript: 'how deep is the Dead Sea' });
      await listen(page);
      await page.getByRole('button', { name: 'Voice input', pressed: true }).click();
      const { composer } = commandCenterPage(page);
      await expect.poll(() => composer.inputValue(), patience).toBe('how deep is the Dead Sea');
      await composer.fill('');
    });

    it('is read in the language that the person chose', async () => {
      const { page } = open;
      const { composer } = commandCenterPage(page);
      await composer.fill('');
      await chooseSpeech(page, 'Automatic', 'German');
      await arrives({ provider: 'speech', transcript: 'wie tief ist das Tote Meer' });
      const read = page.waitForResponse('**/api/transcribe');
      await listen(page);
      await page.getByRole('button', { name: 'Voice input', pressed: true }).click();
      // The service answers in the language that it was asked for.
      expect(await (await read).json()).toMatchObject({ language: 'de-DE' });
      await expect.poll(() => composer.inputValue(), patience).toBe('wie tief ist das Tote Meer');
      await chooseSpeech(page, 'German', 'Automatic');
      await composer.fill('');
    });

    it('is not sent anywhere when nobody spoke', async () => {
      const { page } = open;
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await sound(page, 0);
      await listen(page);
      await expect
        .poll(async () => {
          await page.clock.runFor(500);
          return page.getByText('No speech detected', { exact: true }).count();
        }, patience)
        .toBe(1);
      expect(asked).not.toContain('/api/transcribe');
      await sound(page, 1);
    });

    it('hides its indicator after ten seconds, and goes on', async () => {
      const { page } = open;
      await listen(page);
      await page.locator('form i').first().waitFor(patience);
      await page.clock.runFor(10_000);
      await page
        .locator('form i')
        .first()
        .waitFor({ state: 'detached', ...patience });
      await microphone(page, { is: 'open' });
      await page.keyboard.press('Escape');
      await microphone(page, { is: 'closed' });
    });

    it('without a word says so', async () => {
      const { page } = open;
      await listen(page);
      await page.getByRole('button', { name: 'Voice input', pressed: true }).click();
      await page.getByText('No speech detected. Try again.', { exact: true }).waitFor(patience);
    });

    it('that could not be read is tried again', async () => {
      const { page, problems } = open;
      await listen(page);
      await withFault({ provider: 'speech', kind: 'status', status: 500, times: 20 }, async () => {
        await page.getByRole('button', { name: 'Voice input', pressed: true }).click();
        await page.getByRole('alert').getByText('Transcription failed', { exact: true }).waitFor(patience);
      });
      expect(problems.splice(0)).toEqual([expect.stringMatching(/503.*\/api\/transcribe/)]);
      await arrives({ provider: 'speech', transcript: 'second try' });
      await page.getByRole('button', { name: 'Retry' }).click();
      const { composer } = commandCenterPage(page);
      await expect.poll(() => composer.inputValue(), patience).toBe('second try');
      await composer.fill('');
    });

    it('is not lost with the connection', async () => {
      const { page, problems } = open;
      await listen(page);
      await page.route('**/api/transcribe', (route) => route.abort('internetdisconnected'));
      await page.getByRole('button', { name: 'Voice input', pressed: true }).click();
      await page.getByRole('alert').getByText('Network error', { exact: true }).waitFor(patience);
      expect(problems.splice(0)).toEqual([expect.stringMatching(/DISCONNECTED.*\/api\/transcribe/)]);
      await page.unroute('**/api/transcribe');
      await arrives({ provider: 'speech', transcript: 'connected again' });
      await page.getByRole('button', { name: 'Retry' }).click();
      const { composer } = commandCenterPage(page);
      await expect.poll(() => composer.inputValue(), patience).toBe('connected again');
      await composer.fill('');
    });

    it('needs the permission', async () => {
      const { page } = open;
      await page.context().clearPermissions();
      await page.getByRole('button', { name: 'Voice input' }).click();
      await page.getByRole('alert').getByText('Microphone access denied').waitFor(patience);
    });

    it('needs a browser that can', async () => {
      const { page } = open;
      await page.evaluate('delete window.MediaRecorder');
      await page.getByRole('button', { name: 'Voice input' }).click();
      await page
        .getByRole('alert')
        .getByText('Voice input is not supported in this browser')
        .waitFor(patience);
    });
  });
});
