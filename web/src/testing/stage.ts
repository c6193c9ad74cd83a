import type { AppConfig } from '@crocodile-hub/core/contract/app-config';
import { inject } from 'vitest';
import { Accounts, apiKey, authUrl } from './accounts.ts';
import { Api } from './api.ts';
import { FirestoreRefusals } from './firestore-refusals.ts';
import type { FirestoreAddress } from './provided.ts';
import { Store } from './store.ts';

/** The surroundings of the app in one test: a Firebase project of its own, and servers that the test controls. */
export type Stage = {
  config: AppConfig;
  api: Api;
  accounts: Accounts;
  store: Store;
  refusals: FirestoreRefusals;
  /** Problems that the test did not ask for. */
  problems: string[];
  /** Patterns of problems that the test provokes at an unknown time; these do not count. */
  provoked: RegExp[];
};

let current: Stage | undefined;

export function stage(): Stage {
  if (current === undefined) throw new Error('There is a stage within a test only.');
  return current;
}

export function buildStage(): void {
  const { host, port }: FirestoreAddress = inject('firestore');
  const projectId = `demo-${crypto.randomUUID()}`;
  const firebase = { apiKey, authDomain: 'auth.test', projectId, appId: '1:1:web:1' };
  const problems: string[] = [];
  current = {
    config: { firebase, emulators: { authUrl, firestoreHost: host, firestorePort: port } },
    api: new Api(problems),
    accounts: new Accounts(firebase),
    store: new Store(projectId),
    refusals: new FirestoreRefusals(`http://${host}:${port}`),
    problems,
    provoked: [],
  };
}

export function clearStage(): void {
  current = undefined;
}
