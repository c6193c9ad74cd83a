import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createFirestoreServer } from '../../local/firestore/index.ts';
import type { FirestoreAddress } from '../../web/src/testing/provided.ts';

/** One Firestore for all component tests, with the product's rules. Each test has its own project in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const rules = readFileSync(join(import.meta.dirname, '../../firestore.rules'), 'utf8');
  const server = await createFirestoreServer({ rules });
  const { host, port } = server;
  project.provide('firestore', { host, port } satisfies FirestoreAddress);
  return () => server.close();
}
