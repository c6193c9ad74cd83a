import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const manifest = z.looseObject({ dependencies: z.record(z.string(), z.string()) });

/**
 * Lays the built functions out as Cloud Functions will: in a folder of their own, with only the packages that their
 * package.json names. The folder is gone once `run` is done.
 */
export async function withFunctionsAlone<T>(root: string, run: (folder: string) => Promise<T>): Promise<T> {
  const alone = await mkdtemp(join(tmpdir(), 'crocodile-hub-functions-'));
  try {
    await cp(join(root, 'functions', 'lib'), join(alone, 'lib'), { recursive: true });
    await cp(join(root, 'functions', 'package.json'), join(alone, 'package.json'));
    const { dependencies } = manifest.parse(JSON.parse(await readFile(join(alone, 'package.json'), 'utf8')));
    for (const name of Object.keys(dependencies)) {
      const link = join(alone, 'node_modules', name);
      await mkdir(dirname(link), { recursive: true });
      await symlink(join(root, 'node_modules', name), link, 'dir');
    }
    return await run(alone);
  } finally {
    await rm(alone, { recursive: true, force: true });
  }
}

/** The names that the functions export alone; throws with what they said when they do not load. */
export async function exportsOfFunctionsAlone(
  root: string,
  env: Readonly<Record<string, string>>,
): Promise<string[]> {
  return await withFunctionsAlone(root, async (cwd) => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        "console.log(JSON.stringify(Object.keys(await import('./lib/index.js'))))",
      ],
      { cwd, env: { PATH: process.env['PATH'], ...env } },
    );
    return z.array(z.string()).parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
  });
}
