// `npm run check [name …]`: everything that can be said of the code without running it, two checks at a time.
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

type Check = { group: string; command: string; args: readonly string[] };

const bin = (name: string) => join(root, 'node_modules', '.bin', name);

const cruised = ['core', 'web/src', 'functions/src', 'local', 'tests'] as const;

/** Checks the types of one project; files unchanged since the last run are skipped. */
const types = (project: string): Check => ({
  group: 'types',
  command: process.execPath,
  args: [
    // The native compiler. knip and dependency-cruiser need a compiler's API: they use version 6, installed beside it.
    join(root, 'node_modules/typescript-7/bin/tsc'),
    '-p',
    project,
    '--incremental',
    '--tsBuildInfoFile',
    join(root, '.local/types', `${project.replaceAll(/\W+/g, '-')}.json`),
  ],
});

const checks: Readonly<Record<string, Check>> = {
  'types scripts': types('.'),
  'types core': types('core'),
  'types functions': types('functions'),
  'types local': types('local'),
  'types firestore': types('local/firestore'),
  'types web': types('web'),
  'types worker': types('web/worker'),
  'types tests': types('tests'),
  lint: { group: 'lint', command: bin('oxlint'), args: ['--type-aware', '--deny-warnings'] },
  imports: {
    group: 'deps',
    command: bin('depcruise'),
    args: [...cruised, '--config', '.dependency-cruiser.cjs'],
  },
  ratchets: { group: 'deps', command: process.execPath, args: [join(root, 'scripts/ratchets.ts')] },
  'dead code': { group: 'dead', command: bin('knip'), args: [] },
  format: {
    group: 'format',
    command: bin('prettier'),
    args: [
      '--check',
      '.',
      '--cache',
      '--cache-location',
      join(root, '.local/types/format.json'),
      '--log-level',
      'warn',
    ],
  },
};

/** The import check must reach at least this share of the source files; less means that it missed code. */
const mustBeSeen = 0.95;

/** Runs the checks of these groups (all when none is named); resolves to the counts. */
export async function runChecks(groups: readonly string[] = []): Promise<{ passed: number; failed: number }> {
  const todo = Object.entries(checks).filter(
    ([, check]) => groups.length === 0 || groups.includes(check.group),
  );
  const counts = { passed: 0, failed: 0 };
  const worker = async () => {
    for (let next = todo.shift(); next !== undefined; next = todo.shift()) {
      const [name, check] = next;
      const began = performance.now();
      const { code, output } = await run(check);
      const problem = code === 0 ? complaint(name, output) : output;
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      counts[problem === null ? 'passed' : 'failed'] += 1;
      process.stdout.write(
        `${problem === null ? '✓' : '✗'} ${name} (${seconds} s)\n${problem === null ? '' : `${problem}\n`}`,
      );
    }
  };
  await Promise.all([worker(), worker()]);
  return counts;
}

function complaint(name: string, output: string): string | null {
  if (name !== 'imports') return null;
  const seen = Number(/\((\d+) modules/.exec(output)?.[1] ?? 0);
  const floor = Math.floor(sourceFiles() * mustBeSeen);
  return seen >= floor ? null : `only ${seen} modules were looked at, fewer than ${floor}`;
}

function sourceFiles(): number {
  const patterns = cruised.map((folder) => `${folder}/**/*.{ts,tsx,js,mjs,cjs}`);
  const built = /(?:^|[\\/])(?:node_modules|dist|lib|\.local)(?:[\\/]|$)/;
  return globSync(patterns, { cwd: root, exclude: (path) => built.test(path) }).length;
}

function run({ command, args }: Check): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, shell: process.platform === 'win32' });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('exit', (code) => resolve({ code, output: output.trimEnd() }));
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { failed } = await runChecks(process.argv.slice(2));
  process.exitCode = failed === 0 ? 0 : 1;
}
