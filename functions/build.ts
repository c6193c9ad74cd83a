import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { build, context, type BuildOptions } from 'esbuild';

const here = import.meta.dirname;
const manifest = z.object({ dependencies: z.record(z.string(), z.string()) });

// Cloud Functions uploads this folder alone: core is bundled in, every other package is installed there from
// package.json. A package that is imported and not listed would only be missed in production.
const { dependencies } = manifest.parse(JSON.parse(await readFile(join(here, 'package.json'), 'utf8')));

const options: BuildOptions = {
  entryPoints: [join(here, 'src/index.ts')],
  outdir: join(here, 'lib'),
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  sourcemap: true,
  sourcesContent: false,
  alias: { '@crocodile-hub/core': join(here, '../core') },
  external: Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]),
  logLevel: 'warning',
};

await rm(join(here, 'lib'), { recursive: true, force: true });
if (process.argv.includes('--watch')) await (await context(options)).watch();
else await build(options);
