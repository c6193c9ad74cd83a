import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createRequire } from 'node:module';
import { chromium, type Browser, type LaunchOptions } from 'playwright-core';

/** Without windows: a page takes a quarter of the processor time. It has no microphone and no push. */
const shells = ['chrome-headless-shell', 'chromium-headless-shell'];
const browsers = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** `whole`: a full browser, as people have. `shell`: one without windows, if there is one. */
export type BrowserKind = 'whole' | 'shell';

/** The path of a Chrome or Chromium, which is downloaded if there is none and the platform allows it. */
export function browserPath(kind: BrowserKind = 'whole'): string {
  // In a shell all browser tests take a third less processor time, so a test machine downloads it.
  if (kind === 'shell' && process.env['CI'] !== undefined && !hasShell()) fetchShell();
  const found = installed(kind) ?? fetched(kind);
  if (found !== null) return found;
  throw new Error(
    'The end-to-end tests need Chrome or Chromium, and none could be fetched.\n' +
      'Install one (Debian, Ubuntu: sudo apt-get install chromium; macOS: brew install --cask google-chrome),\n' +
      'or name one: CHROME_PATH=/path/to/chrome npm test',
  );
}

/** The places where programs of these names may be. */
function onPath(names: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
}

const hasShell = () => onPath(shells).some((path) => existsSync(path));

function fetchShell(): void {
  try {
    fetchWithApt('chromium-headless-shell');
  } catch {
    // Older releases of Debian have no shell; a full browser works too.
  }
}

function installed(kind: BrowserKind): string | null {
  const named = process.env['CHROME_PATH'];
  if (named !== undefined && existsSync(named)) return named;
  const places = [
    ...(kind === 'shell' ? onPath(shells) : []),
    ...onPath(browsers),
    ...applications,
    chromium.executablePath(),
  ];
  return places.find((path) => path !== '' && existsSync(path)) ?? null;
}

function fetched(kind: BrowserKind): string | null {
  const attempts = [
    fetchWithPlaywright,
    // Older releases of Debian have no shell.
    ...(kind === 'shell' ? [() => fetchWithApt('chromium-headless-shell')] : []),
    () => fetchWithApt('chromium'),
  ];
  for (const attempt of attempts) {
    try {
      attempt();
    } catch {
      continue;
    }
    const path = installed(kind);
    if (path !== null) return path;
  }
  return null;
}

function fetchWithPlaywright(): void {
  const cli = createRequire(import.meta.url).resolve('playwright-core/cli.js');
  execFileSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 180_000 });
}

function fetchWithApt(name: string): void {
  if (process.getuid?.() !== 0) return;
  execFileSync('apt-get', ['update'], { stdio: 'ignore', timeout: 180_000 });
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', name], {
    stdio: 'ignore',
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

export type Launch = { kind?: BrowserKind; flags?: readonly string[] };

/** Playwright's launch options. */
export function browserLaunch({ kind = 'shell', flags = [] }: Launch = {}): LaunchOptions {
  return {
    executablePath: browserPath(kind),
    // Without a locale, as in a bare container, Chromium cannot give a file a Hebrew name.
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
      ...flags,
    ],
  };
}

export async function launchBrowser(launch: Launch = {}): Promise<Browser> {
  return chromium.launch(browserLaunch(launch));
}
