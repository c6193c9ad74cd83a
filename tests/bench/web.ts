// `npm run bench web`: the size of what the browser must fetch, of the built app in web/dist, and with --lighthouse
// its marks. Lighthouse is fetched by npm when asked for: it is no part of an installation.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { browserPath, launchBrowser } from '../support/browser.ts';
import { scriptsOf, totalOf } from './web/script-bytes.ts';
import { serveBuilt } from './web/static-server.ts';

const root = join(import.meta.dirname, '..', '..');

/** Script in kB (brotli) until the address is usable. Design section 10. */
const budgets = [
  { what: 'login, Auth included', path: '/login', leaveOut: /nothing/, kB: 180 },
  { what: 'hub before data', path: '/crocodile-hub', leaveOut: /\/(auth|auth-bridge|auth-sdk)-/, kB: 175 },
];

const server = await serveBuilt(join(root, 'web', 'dist'));
try {
  await measureScripts();
  if (process.argv.includes('--lighthouse')) measureWithLighthouse();
} finally {
  server.close();
}

async function measureScripts(): Promise<void> {
  const browser = await launchBrowser();
  for (const { what, path, leaveOut, kB } of budgets) {
    const loaded = (await scriptsOf(browser, server.url + path)).filter(({ file }) => !leaveOut.test(file));
    const measured = totalOf(loaded) / 1000;
    report(what, `${measured.toFixed(1)} kB in ${loaded.length} files`, `≤ ${kB} kB`, measured <= kB);
  }
  await browser.close();
}

const marks = z.object({
  categories: z.record(z.string(), z.object({ score: z.number() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
});

/** Marks of the signed-out login; least values of design section 10. */
function measureWithLighthouse(): void {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  for (const { preset, least } of [
    { preset: 'mobile', least: 97 },
    { preset: 'desktop', least: 99 },
  ]) {
    const file = join(folder, `${preset}.json`);
    const flags = ['--no-sandbox', '--headless=new'].join(' ');
    const args = ['--yes', 'lighthouse@13.5.0', `${server.url}/login`, '--quiet', '--output=json'];
    args.push(`--output-path=${file}`, `--chrome-flags=${flags}`);
    if (preset === 'desktop') args.push('--preset=desktop');
    execFileSync('npx', args, { env: { ...process.env, CHROME_PATH: browserPath() }, stdio: 'inherit' });
    const { categories, audits } = marks.parse(JSON.parse(readFileSync(file, 'utf8')));
    const score = Math.round((categories['performance']?.score ?? 0) * 100);
    const lcpMs = Math.round(audits['largest-contentful-paint']?.numericValue ?? 0);
    report(`login, Lighthouse ${preset}`, `${score}, LCP ${lcpMs} ms`, `≥ ${least}`, score >= least);
    for (const category of ['accessibility', 'best-practices']) {
      const mark = Math.round((categories[category]?.score ?? 0) * 100);
      report(`login, ${category} ${preset}`, String(mark), '100', mark === 100);
    }
  }
  rmSync(folder, { recursive: true, force: true });
}

function report(what: string, measured: string, budget: string, isWithin: boolean): void {
  console.log(`${isWithin ? 'ok  ' : 'OVER'}  ${what.padEnd(34)} ${measured.padEnd(26)} ${budget}`);
  if (!isWithin) process.exitCode = 1;
}
