import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { Child } from './child.ts';
import { withoutSecrets } from './log-lines.ts';
import { freePorts } from './port-owner.ts';

const folder = mkdtempSync(join(tmpdir(), 'crocodile-hub-child-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the log of a process', () => {
  it.each([
    [
      'GET /auth/google/callback?code=4/0Abc&state=xyz&scope=a HTTP/1.1 200',
      'GET /auth/google/callback?code=…&state=…&scope=a HTTP/1.1 200',
    ],
    [
      'follow this link: http://127.0.0.1:9099/emulator/action?mode=recoverEmail&lang=en&oobCode=Ab-1_&apiKey=local',
      'follow this link: http://127.0.0.1:9099/emulator/action?mode=recoverEmail&lang=en&oobCode=…&apiKey=local',
    ],
    [
      '"GET /api/inbox-ai/attachment?userId=anna&filename=My%20will.pdf" 200',
      '"GET /api/inbox-ai/attachment?userId=…&filename=…" 200',
    ],
    ['next=%2Fa%3Fcode%3D4%26state%3Dxyz&x=1', 'next=%2Fa%3Fcode%3D…&x=1'],
    ['the process ended with code=1', 'the process ended with code=1'],
    ['GET /?statement=1&encode=2', 'GET /?statement=1&encode=2'],
  ])('keeps of %j no secret', (line, kept) => {
    expect(withoutSecrets(line)).toBe(kept);
  });

  it('has every line that it said, also one that came in two pieces, without secrets', async () => {
    const [port = 0] = await freePorts(1);
    const logFile = join(folder, 'logs', 'child.log');
    const script = `
      process.stdout.write('GET /auth/google/callback?co');
      process.stdout.write('de=secret&state=secret 200\\n');
      console.error('POST /a?userId=secret');
      require('node:http').createServer((_, answer) => answer.end()).listen(${port}, '127.0.0.1');
      process.on('SIGINT', () => process.stdout.write('the end', () => process.exit()));`;
    const child = new Child({
      name: 'child',
      command: process.execPath,
      args: ['-e', script],
      cwd: folder,
      env: process.env,
      logFile,
      healthUrl: `http://127.0.0.1:${port}`,
    });
    await child.start(60_000);
    await child.stop(60_000);
    const lines = () => readFileSync(logFile, 'utf8').trim().split('\n').toSorted();
    await expect
      .poll(lines, { timeout: 20_000 })
      .toEqual(['GET /auth/google/callback?code=…&state=… 200', 'POST /a?userId=…', 'the end']);
  });
});
