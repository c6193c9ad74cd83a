import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { freePorts } from '../../../local/stack/port-owner.ts';
import { loginPage } from '../../e2e/pages/login-page.ts';
import { browserPath } from '../../support/browser.ts';
import { type Loaded, scriptsUntil } from './script-bytes.ts';

type SignedInBrowser = {
  debuggingPort: number;
  /** Every script that the hub requests until its live data is shown. */
  hubScripts: () => Promise<Loaded[]>;
  close: () => Promise<void>;
};

/** The list of sessions shows this once its listener knows that a new person has none. */
const heard = 'No sessions found';

/** A Chromium whose profile is signed in, open to a debugger. */
export async function signedInBrowser(
  origin: string,
  person: { email: string; password: string },
): Promise<SignedInBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-profile-'));
  const [debuggingPort = 0] = await freePorts(1);
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: browserPath(),
    serviceWorkers: 'block',
    args: ['--no-sandbox', `--remote-debugging-port=${debuggingPort}`],
  });
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await loginPage(page).signIn(person.email, person.password);
  await page.waitForURL('**/crocodile-hub');
  await page.getByText(heard).waitFor();
  // The measurement opens its own page, and no other page should be busy.
  await page.goto('about:blank');
  return {
    debuggingPort,
    hubScripts: () => scriptsUntil(page, `${origin}/crocodile-hub`, { words: heard }),
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
