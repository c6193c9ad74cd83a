import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { setLogLevel, type Firestore } from 'firebase/firestore';
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

/** What the token of somebody says whose address is verified. */
export const verified = { email_verified: true } as const;

/** A client that no rule stops, until the environment is cleaned up. */
export function withoutRules(environment: RulesTestEnvironment): Promise<Firestore> {
  const { promise, resolve, reject } = Promise.withResolvers<Firestore>();
  const open = environment.withSecurityRulesDisabled((context) => {
    resolve(context.firestore() as unknown as Firestore);
    // The context is valid until this ends.
    return new Promise(() => undefined);
  });
  open.catch(reject);
  return promise;
}
