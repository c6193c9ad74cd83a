import type { TestProject } from 'vitest/node';
import type { StackUrls } from '../../local/stack/addresses.ts';
import { settingsOfTests, startTemporaryStack } from './temporary-stack.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** One for each worker. */
    stacks: readonly StackUrls[];
  }
}

/**
 * Local stacks on free ports, with temporary data and a seeded demo person: those that the runner has already started,
 * or one new stack.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['STACKS'];
  if (given !== undefined) {
    project.provide('stacks', JSON.parse(given) as StackUrls[]);
    return () => Promise.resolve();
  }
  const stack = await startTemporaryStack({
    functionsEnv: settingsOfTests,
    firestore: process.env['FIRESTORE'] === 'official' ? 'official' : 'embedded',
  });
  project.provide('stacks', [stack.urls]);
  return () => stack.stop();
}
