import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'crocodile-hub-lock-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Another process that holds the folder until it is ended. */
async function held(by: string) {
  const script = `
    const { lockFolder } = await import(${JSON.stringify(new URL('folder-lock.ts', import.meta.url).href)});
    console.log(await lockFolder(${JSON.stringify(folder)}, ${JSON.stringify(by)}));
    setInterval(() => {}, 1_000);`;
  const other = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(other.stdout, 'data')) as [Buffer];
  expect(String(said).trim()).toBe('null');
  return {
    async end(signal: NodeJS.Signals) {
      other.kill(signal);
      await once(other, 'exit');
    },
  };
}

describe('a folder of data', () => {
  it('is held by one process, whose words the next one is told', async () => {
    const first = await held('process 1 on 7000');
    expect(await lockFolder(folder, 'me')).toBe('process 1 on 7000');
    expect(await lockFolder(join(folder, 'another'), 'me')).toBeNull();
    await first.end('SIGTERM');
  });

  it.each(['SIGTERM', 'SIGKILL'] as const)('is free after %s', async (signal) => {
    const first = await held('process 1');
    await first.end(signal);
    expect(await lockFolder(folder, 'me')).toBeNull();
  });
});
