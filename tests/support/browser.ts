import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createRequire } from 'node:module';
import { chromium, type Browser } from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** A Chrome or Chromium on this machine, fetched when there is none and the platform allows it. */
export function browserPath(): string {
  const found = installed() ?? fetched();
  if (found !== null) return found;
  throw new Error(
    'The end-to-end tests need Chrome or Chromium, and none could be fetched.\n' +
      'Install one (Debian, Ubuntu: sudo apt-get install chromium; macOS: brew install --cask google-chrome),\n' +
      'or name one: CHROME_PATH=/path/to/chrome npm test',
  );
}

function installed(): string | null {
  const named = process.env['CHROME_PATH'];
  if (named !== undefined && existsSync(named)) return named;
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  const playwrights = chromium.executablePath();
  return [...onPath, ...applications, playwrights].find((path) => path !== '' && existsSync(path)) ?? null;
}

function fetched(): string | null {
  const attempts = [fetchWithPlaywright, fetchWithApt];
  for (const attempt of attempts) {
    try {
      attempt();
    } catch {
      continue;
    }
    const path = installed();
    if (path !== null) return path;
  }
  return null;
}

function fetchWithPlaywright(): void {
  const cli = createRequire(import.meta.url).resolve('playwright-core/cli.js');
  execFileSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 180_000 });
}

function fetchWithApt(): void {
  if (process.getuid?.() !== 0) return;
  execFileSync('apt-get', ['update'], { stdio: 'ignore', timeout: 180_000 });
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
    stdio: 'ignore',
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: browserPath(),
    // Without a locale, as in a bare container, Chromium gives no file a Hebrew name.
    env: { ...process.env, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' },
    args: [
      // Root, as in containers, cannot use Chromium's sandbox.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // A microphone that beeps; a page still needs the permission.
      '--use-fake-device-for-media-stream',
      '--no-first-run',
    ],
  });
}
