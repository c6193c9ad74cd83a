import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { freePorts } from '../../../local/stack/port-owner.ts';
import { loginPage } from '../../e2e/pages/login-page.ts';
import { browserPath } from '../../support/browser.ts';
import type { Loaded } from './script-bytes.ts';

type SignedInBrowser = {
  debuggingPort: number;
  /** Every script that the hub asks for until its listeners have shown what they heard. */
  hubScripts: () => Promise<Loaded[]>;
  close: () => Promise<void>;
};

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
  const sessions = page.getByRole('region', { name: 'My Sessions' });
  const isLive = sessions.getByRole('listitem').or(sessions.getByText('No sessions found')).first();
  await isLive.waitFor();
  return {
    debuggingPort,
    async hubScripts() {
      await page.reload();
      await isLive.waitFor();
      await page.getByRole('region', { name: 'Services Status' }).getByText('Gmail').waitFor();
      return page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming)
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ name, encodedBodySize }) => ({ file: new URL(name).pathname, bytes: encodedBodySize })),
      );
    },
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
