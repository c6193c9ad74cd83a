// `npm run bench [name …]`: every benchmark in turn, or the named ones. Each prints its own figures.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const here = import.meta.dirname;
/** Benchmarks that are beside their code. */
const elsewhere: Readonly<Record<string, string>> = {
  firestore: join(here, '../../local/firestore/bench/server.ts'),
};
const own = readdirSync(here)
  .filter((file) => file.endsWith('.ts') && file !== basename(import.meta.filename))
  .map((file) => basename(file, '.ts'));
const all = [...own, ...Object.keys(elsewhere)].toSorted();
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`No benchmark ${unknown.join(', ')}; there are: ${all.join(', ')}`);
  process.exit(2);
}

for (const name of asked.length === 0 ? all : asked) {
  console.log(`\n== ${name}`);
  const code = await new Promise<number | null>((resolve) => {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', elsewhere[name] ?? join(here, `${name}.ts`)],
      {
        stdio: 'inherit',
      },
    );
    child.on('exit', resolve);
  });
  if (code !== 0) process.exitCode = 1;
}
