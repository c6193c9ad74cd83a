import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Chosen } from './choose.ts';
import { withMutant } from './mutants.ts';

/** The last commit in its own folder, where it may be broken. */
export type Workplace = {
  folder: string;
  /** Breaks one place; the returned function restores it. */
  break(mutant: Chosen): () => void;
  remove(): void;
};

/** Our own packages are linked to the folders beside them. */
const ours = '@crocodile-hub';

export function makeWorkplace(root: string): Workplace {
  const folder = mkdtempSync(join(tmpdir(), 'crocodile-hub-broken-'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'pipe' });
  git('worktree', 'prune');
  git('worktree', 'add', '--detach', folder, 'HEAD');
  linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    break(mutant) {
      const path = join(folder, mutant.file);
      const whole = readFileSync(path, 'utf8');
      writeFileSync(path, withMutant(whole, mutant));
      return () => writeFileSync(path, whole);
    },
    remove() {
      rmSync(folder, { recursive: true, force: true });
      git('worktree', 'prune');
    },
  };
}

/** Installed ones are not copied; links inside a folder of our own lead to this work place's code. */
function linkPackages(from: string, to: string): void {
  mkdirSync(join(to, ours), { recursive: true });
  for (const name of readdirSync(from)) {
    // Caches belong to one folder.
    if (name === ours || (name.startsWith('.') && name !== '.bin')) continue;
    symlinkSync(join(from, name), join(to, name));
  }
  for (const name of readdirSync(join(from, ours))) symlinkSync(join('..', '..', name), join(to, ours, name));
}
