import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { stackUrls } from './stack-urls.ts';

const rulesFile = new URL('../../firestore.rules', import.meta.url);

/** The project's rules in a project of their own on the running Firestore, so that suites do not meet. */
export async function rulesEnvironment(projectId: string): Promise<RulesTestEnvironment> {
  // Denials are what these tests provoke; the SDK would print each one.
  setLogLevel('silent');
  const { hostname, port } = new URL(stackUrls().firestore);
  return initializeTestEnvironment({
    projectId,
    firestore: { host: hostname, port: Number(port), rules: readFileSync(rulesFile, 'utf8') },
  });
}
