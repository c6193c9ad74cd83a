import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const { name, version, dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** As installed by somebody who has only the package. */
describe('the package in an empty folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'firestore-package-'));
  let packed: string[];

  const run = (command: string, args: readonly string[], cwd = folder) => {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    return { status, output: stdout + stderr, stdout };
  };

  beforeAll(() => {
    const made = run('npm', ['pack', '--json', '--silent', '--pack-destination', folder], root);
    expect(made.status, made.output).toBe(0);
    const [{ files }] = JSON.parse(made.stdout);
    packed = files.map(({ path }: { path: string }) => path);
    installOffline();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Links the dependencies, so that npm downloads none; a missing dependency would be noticed. */
  function installOffline(): void {
    for (const dependency of Object.keys(dependencies)) {
      const place = join(folder, 'node_modules', dependency);
      mkdirSync(dirname(place), { recursive: true });
      symlinkSync(folderOf(dependency), place, 'dir');
    }
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', private: true }));
    const tarball = join(folder, `${name}-${version}.tgz`);
    const installed = run('npm', [
      'install',
      '--offline',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      tarball,
    ]);
    expect(installed.status, installed.output).toBe(0);
  }

  it('holds what runs, its types and its words, and nothing of how it is tested', () => {
    expect(packed).toEqual(
      expect.arrayContaining([
        'LICENSE',
        'README.md',
        'CHANGELOG.md',
        'dist/index.js',
        'dist/index.d.ts',
        'dist/index.js.map',
        'dist/protocol/protos/LICENSE',
      ]),
    );
    const strange = packed.filter((path) => /\.test\.|testing|examples|bench|(?<!\.d)\.ts$/.test(path));
    expect(strange).toEqual([]);
    expect(Object.keys(dependencies).length).toBeLessThanOrEqual(3);
  });

  it('runs a command beside a Firestore with rules', () => {
    writeFileSync(
      join(folder, 'firestore.rules'),
      'service cloud.firestore { match /{all=**} { allow read; } }',
    );
    writeFileSync(
      join(folder, 'app.js'),
      `const root = 'http://' + process.env.FIRESTORE_EMULATOR_HOST + '/v1/projects/demo/databases/(default)/documents';
       const { status } = await fetch(root + '/rooms/a', { method: 'PATCH', body: '{}' });
       process.exit(status === 403 ? 0 : 1);`,
    );
    const bin = join(folder, 'node_modules', '.bin', name);
    const ran = run(bin, ['exec', '--port', '0', '--rules', 'firestore.rules', '--', 'node', 'app.js']);
    expect(ran).toMatchObject({
      status: 0,
      output: expect.stringContaining('rules denied: create /rooms/a'),
    });
  });

  it('runs in process, keeps data in a folder, and judges rules without a server', () => {
    writeFileSync(
      join(folder, 'in-process.js'),
      `import { createFirestoreServer } from '${name}';
       import { compileRules } from '${name}/rules';
       const server = await createFirestoreServer({ storage: { folder: 'data' } });
       await server.seed('demo', { 'rooms/a': { n: 1 } });
       await server.close();
       const again = await createFirestoreServer({ storage: { folder: 'data' } });
       console.log([...again.exportText()].length, compileRules('nonsense').ok);
       await again.close();`,
    );
    const ran = run('node', ['--disable-warning=ExperimentalWarning', 'in-process.js']);
    expect(ran).toMatchObject({ status: 0, output: '1 false\n' });
  });

  it('reads files of rules tests with the parser that is in it', () => {
    writeFileSync(join(folder, 'rules.test.yaml'), 'tests: [{ what: get a/b, expected: allowed }]');
    const bin = join(folder, 'node_modules', '.bin', name);
    const ran = run(bin, ['test', 'rules.test.yaml']);
    expect(ran).toMatchObject({ status: 0, output: expect.stringContaining('1 passed, 0 failed') });
  });

  it('has types that stand on their own', () => {
    writeFileSync(
      join(folder, 'typed.ts'),
      `import { createFirestoreServer, manualClock, type FirestoreServer } from '${name}';
       import { compileRules } from '${name}/rules';
       export const open = (): Promise<FirestoreServer> => createFirestoreServer({ clock: manualClock(new Date()) });
       export const isRight: boolean = compileRules('').ok;
       export const port = async (): Promise<number> => (await open()).port;
       // @ts-expect-error: a port is a number
       export const wrong = () => createFirestoreServer({ port: '8080' });`,
    );
    const options = { noEmit: true, strict: true, module: 'nodenext', target: 'es2023', types: [] };
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: options, files: ['typed.ts'] }),
    );
    const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
    expect(run(process.execPath, [tsc, '-p', '.'])).toMatchObject({ status: 0, output: '' });
  });
});

/** The folder of an installed package; its `exports` may hide its package.json. */
function folderOf(dependency: string): string {
  const folders = createRequire(import.meta.url).resolve.paths(dependency) ?? [];
  for (const each of folders) {
    try {
      return realpathSync(join(each, dependency));
    } catch {
      continue;
    }
  }
  throw new Error(`${dependency} is not installed.`);
}
