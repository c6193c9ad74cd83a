import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A headless Chromium: the one that `CHROME_PATH` names, or the first on the path. */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
}

function findChromium(): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = [
    process.env['CHROME_PATH'] ?? '',
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
  ];
  return candidates.find((path) => path !== '' && existsSync(path)) ?? chromium.executablePath();
}
