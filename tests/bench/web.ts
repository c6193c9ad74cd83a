// `npm run bench web`: the bytes that the browser must load of the built app, and with --lighthouse its scores, for the
// login and the signed-in hub over a local stack. npm downloads Lighthouse when it is used: it is not installed with
// the project.
import { join } from 'node:path';
import { demoPerson } from '../../local/seed/demo-person.ts';
import { launchBrowser } from '../support/browser.ts';
import { startTemporaryStack } from '../support/temporary-stack.ts';
import { marksOf, type Preset } from './web/lighthouse.ts';
import { scriptsOf, totalOf } from './web/script-bytes.ts';
import { signedInBrowser } from './web/signed-in-browser.ts';
import { serveBuilt } from './web/static-server.ts';

const built = join(import.meta.dirname, '..', '..', 'web', 'dist');
const withLighthouse = process.argv.includes('--lighthouse');

/** Lowest scores and longest LCP in ms. docs/performance.md has the measured ones. */
const leastMarks: Record<'login' | 'hub', Record<Preset, { performance: number; lcpMs: number }>> = {
  login: { mobile: { performance: 97, lcpMs: 2_200 }, desktop: { performance: 99, lcpMs: 2_200 } },
  hub: { mobile: { performance: 95, lcpMs: 2_300 }, desktop: { performance: 99, lcpMs: 2_300 } },
};
const mostShift = 0.02;

/** The auth chunks are loaded beside the hub's own, and count as live. */
const auth = /\/(auth|auth-bridge|auth-sdk|load-auth|sign-in-state)-/;

const stack = await startTemporaryStack();
const server = await serveBuilt(built, { configuration: stack.appConfig, apiOrigin: stack.urls.app });
try {
  await measureFirstScreens();
  await measureSignedIn();
} finally {
  server.close();
  await stack.stop();
}

async function measureFirstScreens(): Promise<void> {
  const browser = await launchBrowser({ kind: 'whole' });
  const login = await scriptsOf(browser, `${server.url}/login`, { selector: 'input' });
  reportSize('login, Auth included', totalOf(login), 178);
  const hub = await scriptsOf(browser, `${server.url}/crocodile-hub`, { selector: 'textarea' });
  reportSize('hub before data', totalOf(hub.filter(({ file }) => !auth.test(file))), 172);
  const known = new Set(hub.map(({ file }) => file));
  for (const screen of ['command-center', 'inbox', 'smart-tasks', 'campaigns', 'settings', 'privacy']) {
    const route = screen === 'inbox' ? 'inbox-ai' : screen;
    const further = await scriptsOf(browser, `${server.url}/${route}`, { selector: 'h1' });
    const own = further.find(({ file }) => !known.has(file) && file.includes(`/${screen}-screen-`));
    if (own === undefined) throw new Error(`${route} has no chunk of its own`);
    reportSize(`${route}, its own chunk`, own.bytes, 40);
  }
  await browser.close();
}

async function measureSignedIn(): Promise<void> {
  const session = await signedInBrowser(server.url, demoPerson);
  try {
    reportSize('hub live with listeners', totalOf(await session.hubScripts()), 339);
    if (!withLighthouse) return;
    for (const preset of ['mobile', 'desktop'] as const) {
      await reportMarks('login', preset, `${server.url}/login`);
      await reportMarks('hub', preset, `${server.url}/crocodile-hub`, session.debuggingPort);
    }
  } finally {
    await session.close();
  }
}

async function reportMarks(
  screen: 'login' | 'hub',
  preset: Preset,
  url: string,
  debuggingPort?: number,
): Promise<void> {
  const least = leastMarks[screen][preset];
  const { performance, lcpMs, shift, accessibility, bestPractices } = await marksOf(
    url,
    preset,
    debuggingPort,
  );
  const name = `${screen}, Lighthouse ${preset}`;
  report(name, `${performance}`, `≥ ${least.performance}`, performance >= least.performance);
  report(`${name}, LCP`, `${lcpMs} ms`, `≤ ${least.lcpMs} ms`, lcpMs <= least.lcpMs);
  report(`${name}, CLS`, shift.toFixed(3), `≤ ${mostShift}`, shift <= mostShift);
  report(`${name}, accessibility`, `${accessibility}`, '100', accessibility === 100);
  report(`${name}, best practices`, `${bestPractices}`, '100', bestPractices === 100);
}

function reportSize(what: string, bytes: number, budgetKb: number): void {
  const kB = bytes / 1000;
  report(what, `${kB.toFixed(1)} kB brotli`, `≤ ${budgetKb} kB`, kB <= budgetKb);
}

function report(what: string, measured: string, budget: string, isWithin: boolean): void {
  console.log(`${isWithin ? 'ok  ' : 'OVER'}  ${what.padEnd(42)} ${measured.padEnd(18)} ${budget}`);
  if (!isWithin) process.exitCode = 1;
}
