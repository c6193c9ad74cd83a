import { z } from 'zod';
import { PROVIDER_NAMES, type ProviderName } from '../../local/providers/kit/names.ts';
import { stackUrls } from './stack-urls.ts';

export type Fault = {
  provider: ProviderName;
  kind: 'latency' | 'status' | 'drop' | 'no-answer' | 'nonsense';
  status?: number;
  ms?: number;
  times?: number;
  path?: string;
  mentions?: string;
  retryAfter?: number;
  method?: string;
};

/** Makes the stand-in fail during `run`. */
export async function withFault<T>(fault: Fault, run: () => Promise<T>): Promise<T> {
  await ask('POST', '/_faults', fault);
  try {
    return await run();
  } finally {
    await ask('DELETE', '/_faults');
  }
}

/** Makes the stand-in fail from now on, as often as the fault says. */
export async function addFault(fault: Fault): Promise<void> {
  await ask('POST', '/_faults', fault);
}

/** Removes all waiting faults. */
export async function faultsOver(): Promise<void> {
  await ask('DELETE', '/_faults');
}

/** Makes only requests with this text fail, all of them unless `times` says how many; answers whether any did. */
export async function withTrouble<T>(
  fault: Fault & { mentions: string },
  run: () => Promise<T>,
): Promise<{ answer: T; wasMet: boolean }> {
  const { times = 1_000 } = fault;
  await ask('POST', '/_faults', { ...fault, times });
  try {
    const answer = await run();
    const left = (await pendingFaults()).find(({ mentions }) => mentions === fault.mentions);
    // One that says how often is gone when it is used up.
    const wasMet = left === undefined ? fault.times !== undefined : left.times < times;
    return { answer, wasMet };
  } finally {
    await ask('DELETE', `/_faults?mentions=${encodeURIComponent(fault.mentions)}`);
  }
}

/** The providers that were called during `run`, by whomever; `standIns`: the address of those that are watched. */
export async function providersAskedBy(
  run: () => Promise<unknown>,
  standIns = stackUrls().providers,
): Promise<Fault['provider'][]> {
  const times = 1_000_000;
  for (const provider of PROVIDER_NAMES) {
    await ask('POST', '/_faults', { provider, kind: 'latency', ms: 0, times }, standIns);
  }
  try {
    await run();
    const touched = (await pendingFaults(standIns)).filter((fault) => fault.times < times);
    return touched.map(({ provider }) => provider);
  } finally {
    await ask('DELETE', '/_faults', undefined, standIns);
  }
}

const pending = z.array(
  z.object({ provider: z.enum(PROVIDER_NAMES), times: z.number(), mentions: z.optional(z.string()) }),
);

/** The faults that wait for a request. */
export async function pendingFaults(standIns = stackUrls().providers) {
  return pending.parse(await (await ask('GET', '/_faults', undefined, standIns)).json());
}

/** Sends a message in from outside; answers the stand-in's reply. */
export async function arrives(message: Record<string, unknown>): Promise<Record<string, unknown>> {
  return z.record(z.string(), z.unknown()).parse(await (await ask('POST', '/_inbound', message)).json());
}

async function ask(
  method: string,
  path: string,
  body?: unknown,
  standIns = stackUrls().providers,
): Promise<Response> {
  const response = await fetch(`${standIns}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response;
}

const opened = z.looseObject({ access_token: z.string() });
const listed = z.looseObject({ items: z.array(z.looseObject({ summary: z.optional(z.string()) })) });

/** Adds a draft to the account, as another program would. */
export async function draftedElsewhere(email: string, raw: string): Promise<string> {
  const account = await ask('POST', '/_accounts', { provider: 'google', email });
  const { access_token: token } = opened.parse(await account.json());
  const response = await fetch(`${stackUrls().providers}/google/gmail/v1/users/me/drafts`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ message: { raw: Buffer.from(raw).toString('base64url') } }),
  });
  return z.looseObject({ id: z.string() }).parse(await response.json()).id;
}

/** The titles in the account's calendar, as Google tells them. */
export async function calendarOf(email: string): Promise<string[]> {
  const account = await ask('POST', '/_accounts', { provider: 'google', email });
  const { access_token: token } = opened.parse(await account.json());
  const url = `${stackUrls().providers}/google/calendar/v3/calendars/primary/events`;
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  return listed.parse(await response.json()).items.flatMap(({ summary }) => summary ?? []);
}
