import type { TestProject } from 'vitest/node';
import type { StackUrls } from '../../local/stack/addresses.ts';
import { settingsOfTests, startTemporaryStack } from './temporary-stack.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    urls: StackUrls;
  }
}

/**
 * One local stack for all tests of the run: free ports, temporary data, a seeded demo person. Or the one that whoever
 * started the run keeps for several.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['STACK_URLS'];
  if (given !== undefined) {
    project.provide('urls', JSON.parse(given) as StackUrls);
    return () => Promise.resolve();
  }
  const stack = await startTemporaryStack({
    functionsEnv: settingsOfTests,
    firestore: process.env['FIRESTORE'] === 'official' ? 'official' : 'embedded',
  });
  project.provide('urls', stack.urls);
  return () => stack.stop();
}
