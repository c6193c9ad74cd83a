import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** The sources of each build, and the file that proves that it was made. */
const builds = {
  web: { reads: ['web', 'core', 'package-lock.json'], makes: 'web/dist/index.html', command: 'build:web' },
  functions: {
    reads: ['functions', 'core', 'package-lock.json'],
    makes: 'functions/lib/index.js',
    command: 'build:functions',
  },
} as const;

const notSource: ReadonlySet<string> = new Set(['node_modules', 'dist', 'lib', 'coverage']);

/** Builds the web app and the functions unless the last build read exactly these sources. */
export async function buildWhatChanged(root: string): Promise<void> {
  await Promise.all(Object.values(builds).map((build) => buildOne(root, build)));
}

async function buildOne(root: string, build: (typeof builds)[keyof typeof builds]): Promise<void> {
  const stampFile = join(root, '.local', 'builds', build.command);
  const stamp = await digest(root, build.reads);
  const isFresh =
    existsSync(join(root, build.makes)) && (await readFile(stampFile, 'utf8').catch(() => '')) === stamp;
  if (isFresh) return;
  try {
    await promisify(execFile)('npm', ['run', '--silent', build.command], {
      cwd: root,
      // A test runner sets NODE_ENV=test, which would select React's development build.
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 16 * 1024 * 1024,
      shell: process.platform === 'win32',
    });
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    throw new Error(`npm run ${build.command} failed:\n${said}`, { cause: error });
  }
  await mkdir(dirname(stampFile), { recursive: true });
  await writeFile(stampFile, stamp);
}

/** Changes whenever a source file is added, removed, resized or touched. */
async function digest(root: string, reads: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of reads) await add(join(root, path));
  return hash.digest('hex');

  async function add(path: string): Promise<void> {
    const info = await stat(path);
    if (!info.isDirectory()) {
      hash.update(`${path}\0${info.size}\0${info.mtimeMs}\n`);
      return;
    }
    const names = (await readdir(path))
      .filter((name) => !notSource.has(name) && !name.startsWith('.'))
      .sort();
    for (const name of names) await add(join(path, name));
  }
}
