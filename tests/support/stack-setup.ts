import type { TestProject } from 'vitest/node';
import type { StackUrls } from '../../local/stack/addresses.ts';
import { startTemporaryStack } from './temporary-stack.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    urls: StackUrls;
  }
}

/** One local stack for all tests of the run: free ports, temporary data, a seeded demo person. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stack = await startTemporaryStack({
    functionsEnv: {
      // Silent providers are part of the tests; nobody should wait for them as long as a person would.
      PROVIDER_TIMEOUT_MS: '3000',
      // Nobody should wait a minute either, until an account that ended is refused.
      ACCOUNT_TRUST_MS: '1000',
      // All tests come from one network, and each of a thousand refusals is its own test's.
      LIMIT_STRANGERS: '100000',
    },
    firestore: process.env['FIRESTORE'] === 'official' ? 'official' : 'embedded',
  });
  project.provide('urls', stack.urls);
  return () => stack.stop();
}
