import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const cli = join(import.meta.dirname, '..', 'cli.ts');
const { resolve } = createRequire(import.meta.url);

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'firestore-command-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(...args: string[]) {
  return spawnSync(process.execPath, [cli, ...args], { encoding: 'utf8', cwd: folder });
}

function fileWith(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

describe('the command', () => {
  it('ends when there is nothing to import, or nothing that can be read', () => {
    const missing = run('--port', '0', '--import', join(folder, 'none.ndjson'));
    expect(missing).toMatchObject({ status: 1, stderr: expect.stringContaining('none.ndjson') });
    const broken = fileWith('broken.ndjson', 'this is no export\n');
    expect(run('--port', '0', '--import', broken)).toMatchObject({ status: 1 });
  });

  it('ends at once when its export could not be written', () => {
    fileWith('file', '');
    const refused = run('--port', '0', '--export', join(folder, 'file', 'all.ndjson'));
    expect(refused).toMatchObject({ status: 1, stdout: '' });
    expect(existsSync(join(folder, 'file', 'all.ndjson'))).toBe(false);
  });

  it('explains itself instead of an option that it does not know, or that alone does nothing', () => {
    for (const args of [
      ['--colour'],
      ['--strict-indexes'],
      ['--port', 'x'],
      ['exec', '--port', '0'],
      ['test'],
    ]) {
      const { status, stderr } = run(...args);
      expect(status).toBe(2);
      expect(stderr).toContain('Usage:');
      expect(stderr).not.toContain('    at ');
    }
  });

  it('tells its version and its options', () => {
    const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
    expect(run('--version')).toMatchObject({ status: 0, stdout: `${version}\n` });
    expect(run('exec', '-h').stdout).toContain('--strict-tokens');
  });
});

describe('test', () => {
  const rules = `service cloud.firestore {
  match /databases/{database}/documents/a/{b} {
    allow get: if request.auth != null;
  }
}`;

  it('judges files of rules tests, writes what they reached, and fails where one is not as expected', () => {
    fileWith('firestore.rules', rules);
    const good = '{ who: ann, what: get a/b, expected: allowed }';
    fileWith('good.test.yaml', `rules: firestore.rules\ntests: [${good}]`);
    fileWith('bad.test.yaml', `tests: [${good}, { what: get a/b, expected: allowed }]`);
    const passed = run('test', '--lcov', 'lcov.info', 'good.test.yaml');
    expect(passed).toMatchObject({ status: 0, stdout: expect.stringContaining('1 passed, 0 failed') });
    expect(readFileSync(join(folder, 'lcov.info'), 'utf8')).toContain('DA:3,1\n');
    const failed = run('test', '--rules', 'firestore.rules', 'good.test.yaml', 'bad.test.yaml');
    expect(failed).toMatchObject({ status: 1, stdout: expect.stringContaining('2 passed, 1 failed') });
    expect(failed.stdout).toContain('`request.auth != null` (line 3) is false');
  });

  it('names the file and the place of a mistake', () => {
    fileWith('firestore.rules', rules);
    fileWith('odd.test.yaml', 'tests: [{ what: get a/b, expected: perhaps }]');
    const ran = run('test', 'odd.test.yaml');
    expect(ran).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('odd.test.yaml: tests[0].expected'),
    });
  });
});

describe('lint', () => {
  it('names what is wrong, what warns and what is seldom meant, each with its line', () => {
    fileWith(
      'odd.rules',
      `service cloud.firestore {
  match /databases/{database}/documents/a/{b} {
    allow get;
    allow delete: if unknown();
  }
}`,
    );
    const { status, stdout } = run('lint', 'odd.rules');
    expect(status).toBe(1);
    expect(stdout).toContain('odd.rules:3:5 open-to-all: Everybody may get here');
    expect(stdout).toMatch(/odd\.rules:4:\d+ warning: /);
    fileWith('broken.rules', 'service');
    expect(run('lint', 'broken.rules')).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('error: '),
    });
    fileWith('fine.rules', 'service cloud.firestore { match /{all=**} { allow get: if false; } }');
    expect(run('lint', 'fine.rules')).toMatchObject({ status: 0, stdout: 'nothing found\n' });
  });
});

describe('exec', () => {
  const writes = `
    const root = 'http://' + process.env.FIRESTORE_EMULATOR_HOST + '/v1/projects/demo/databases/(default)/documents';
    const answer = await fetch(root + '/rooms/a', { method: 'PATCH', body: '{}' });
    console.log(answer.status);
    process.exit(7);`;

  it('runs a command beside a Firestore, exports what it wrote, and ends with its exit code', () => {
    const script = fileWith('writes.mjs', writes);
    const file = join(folder, 'made', 'all.ndjson');
    const ran = run('exec', '--port', '0', '--export', file, '--', process.execPath, script);
    expect(ran).toMatchObject({ status: 7, stdout: '200\n' });
    expect(readFileSync(file, 'utf8')).toContain('"projects/demo/databases/(default)/documents/rooms/a"');
  });

  it('says what it was refused on the error output, which leaves the other to the command', () => {
    const rules = fileWith('firestore.rules', 'service cloud.firestore { match /a/{b} { allow read; } }');
    const script = fileWith('writes.mjs', writes);
    const ran = run('exec', '--port', '0', '--rules', rules, '--', process.execPath, script);
    expect(ran).toMatchObject({ stdout: '403\n', stderr: expect.stringContaining('rules denied') });
  });

  it('ends with an error where there is no such command', () => {
    const ran = run('exec', '--port', '0', '--', join(folder, 'none'));
    expect(ran).toMatchObject({ status: 1, stderr: expect.stringContaining('ENOENT') });
  });

  it('passes a signal on, waits for the command, and tells by which signal it ended', async () => {
    const script = fileWith('waits.mjs', "console.log('ready'); setInterval(() => undefined, 1000);");
    const child = spawn(process.execPath, [cli, 'exec', '--port', '0', '--', process.execPath, script]);
    await once(child.stdout, 'data');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([143, null]);
  });
});

describe.skipIf(process.platform === 'win32')('exec in front of the Firebase suite', () => {
  it('has it run our Firestore, without a Java and without a download', async () => {
    const [firestore, hub, logging] = [await freePort(), await freePort(), await freePort()];
    fileWith(
      'firebase.json',
      JSON.stringify({
        firestore: { rules: 'firestore.rules' },
        emulators: {
          firestore: { port: firestore },
          hub: { port: hub },
          logging: { port: logging },
          ui: { enabled: false },
          singleProjectMode: false,
        },
      }),
    );
    fileWith('firestore.rules', 'service cloud.firestore { match /{all=**} { allow read; } }');
    const script = fileWith(
      'asks.mjs',
      `const root = 'http://' + process.env.FIRESTORE_EMULATOR_HOST + '/v1/projects/demo-suite/databases/(default)/documents';
       const read = await fetch(root + '/rooms/a');
       const written = await fetch(root + '/rooms/a', { method: 'PATCH', body: '{}' });
       console.log('ours answered', read.status, (await written.json()).error.message);`,
    );
    const firebase = resolve('firebase-tools/lib/bin/firebase.js');
    mkdirSync(join(folder, 'home'));
    const suite = [firebase, 'emulators:exec', '--only', 'firestore', '--project', 'demo-suite'];
    const ran = spawnSync(
      process.execPath,
      [cli, 'exec', '--', process.execPath, ...suite, `${process.execPath} ${script}`],
      { encoding: 'utf8', cwd: folder, env: { ...process.env, HOME: join(folder, 'home'), CI: '1' } },
    );
    expect(ran.stdout).toContain('ours answered 404 Missing or insufficient permissions.');
    expect(ran.stdout).toContain('nothing allows create here');
    expect(ran.status).toBe(0);
  });

  it('answers to java -version as firebase-tools asks it', () => {
    const { status, stderr } = run('java', '-Duser.language=en', '-version');
    expect(status).toBe(0);
    expect(Number(/version "(\d+)/.exec(stderr)?.[1])).toBeGreaterThanOrEqual(21);
  });

  it('refuses what it cannot do by its name', () => {
    const java = (...flags: string[]) =>
      run('java', '-jar', '/anywhere/embedded-firestore.jar', '--port', '0', ...flags);
    expect(java('--seed_from_export', 'x').stderr).toContain("Google's format");
    expect(java('--database-edition', 'enterprise').stderr).toContain('enterprise is not supported');
  });
});
