// `npm run build`: the sources as JavaScript with types and source maps, in `dist`. Node does not strip types below
// node_modules, so the package is made from these; inside this repository the sources run directly.
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buildSync } from 'esbuild';

const root = import.meta.dirname;
const dist = join(root, 'dist');
const require = createRequire(import.meta.url);
const tsc = require.resolve('typescript/bin/tsc');

rmSync(dist, { recursive: true, force: true });
const { status } = spawnSync(process.execPath, [tsc, '-p', join(root, 'tsconfig.build.json')], {
  stdio: 'inherit',
});
if (status !== 0) process.exit(1);
// The YAML parser is bundled with its licence, so that the package has only three dependencies.
const yaml = join(dist, 'rule-tests/yaml.js');
buildSync({
  entryPoints: [yaml],
  outfile: yaml,
  bundle: true,
  format: 'esm',
  platform: 'neutral',
  allowOverwrite: true,
});
const yamlFolder = dirname(require.resolve('yaml/package.json'));
cpSync(join(yamlFolder, 'LICENSE'), join(dist, 'rule-tests/yaml.LICENSE'));
cpSync(join(root, 'protocol/protos'), join(dist, 'protocol/protos'), { recursive: true });
chmodSync(join(dist, 'cli.js'), 0o755);
