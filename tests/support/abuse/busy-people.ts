import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '@crocodile-hub/core/contract/routes';
import { z } from 'zod';
import { projectId, type StackUrls } from '../../../local/stack/addresses.ts';
import { functionsEnvironment } from '../../../local/stack/environment.ts';

export type BusyPerson = { uid: string; token: string };

/** The answers to all calls. */
export type Answered = { accepted: number; limited: number; other: number };

/** A little more than a person may: 600 calls a minute, of which 240 execute something. */
const betweenCallsMs = 90;
const executesEvery = 2.5;

export type ApiInstance = { origin: string; stop(): void };

/** An instance of the API beside the stack's own, for hundreds of calls, or for one that dies while it works. */
export async function startApiInstance(
  urls: StackUrls,
  { diesAfterSteps }: { diesAfterSteps?: number } = {},
): Promise<ApiInstance> {
  const child = fork(join(import.meta.dirname, 'api-instance.ts'), {
    env: {
      ...process.env,
      ...functionsEnvironment(urls, urls.app),
      GCLOUD_PROJECT: projectId,
      FIRESTORE_EMULATOR_HOST: new URL(urls.firestore).host,
      FIREBASE_AUTH_EMULATOR_HOST: new URL(urls.auth).host,
      METADATA_SERVER_DETECTION: 'none',
      ...(diesAfterSteps !== undefined && { DIES_AFTER_STEPS: String(diesAfterSteps) }),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  // A deployed instance has its own processors; here one that is called hundreds of times gives way to the one that
  // delivers.
  if (diesAfterSteps === undefined) setPriority(child.pid ?? 0, constants.priority.PRIORITY_LOW);
  const [origin] = await once(child, 'message');
  return { origin: z.string().parse(origin), stop: () => child.connected && child.disconnect() };
}

/** Each person calls slightly faster than the limits allow, one call after the other, until the time is over. */
export async function keepBusy(
  origin: string,
  people: readonly BusyPerson[],
  until: number,
): Promise<Answered> {
  const answered: Answered = { accepted: 0, limited: 0, other: 0 };
  await Promise.all(people.map((person) => oneIsBusy(origin, person, until, answered)));
  return answered;
}

async function oneIsBusy(
  origin: string,
  { uid, token }: BusyPerson,
  until: number,
  answered: Answered,
): Promise<void> {
  for (let call = 0; Date.now() < until; call += 1) {
    const nextAt = Date.now() + betweenCallsMs;
    const isExecution = Math.floor(call / executesEvery) > Math.floor((call - 1) / executesEvery);
    const route = isExecution ? routes.execute : routes.undo;
    const body = isExecution
      ? { userId: uid, actionType: 'create_task', payload: { title: `task ${call}` } }
      : { userId: uid, key: 'nothing' };
    const response = await fetch(`${origin}${route.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    await response.body?.cancel();
    // Undo of an unknown action is answered with 404, which means that the call was let in.
    if (response.status === 429) answered.limited += 1;
    else if (response.status === 200 || response.status === 404) answered.accepted += 1;
    else answered.other += 1;
    await wait(Math.max(0, nextAt - Date.now()));
  }
}
