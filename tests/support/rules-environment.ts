import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { stackUrls } from './stack-urls.ts';

const rulesFile = new URL('../../firestore.rules', import.meta.url);

/** The project's rules in a separate project on the running Firestore, so that suites do not affect each other. */
export async function rulesEnvironment(projectId: string): Promise<RulesTestEnvironment> {
  // These tests provoke denials; the SDK would print each one.
  setLogLevel('silent');
  const { hostname, port } = new URL(stackUrls().firestore);
  return initializeTestEnvironment({
    projectId,
    firestore: { host: hostname, port: Number(port), rules: readFileSync(rulesFile, 'utf8') },
  });
}
