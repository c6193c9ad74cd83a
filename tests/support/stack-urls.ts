import { inject } from 'vitest';
import type { StackUrls } from '../../local/stack/addresses.ts';

/** The stack of this worker: files that run at the same time have different ones. */
export function stackUrls(): StackUrls {
  const worker = Number(process.env['VITEST_POOL_ID'] ?? 1);
  const urls = inject('stacks')[worker - 1];
  if (urls === undefined) throw new Error(`no stack was started for worker ${worker}`);
  return urls;
}
