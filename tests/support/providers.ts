import { inject } from 'vitest';
import { z } from 'zod';

export type Fault = {
  provider: 'google' | 'meta' | 'twilio' | 'openai' | 'speech' | 'weather' | 'search' | 'geocoding';
  kind: 'latency' | 'status' | 'drop' | 'no-answer' | 'nonsense';
  status?: number;
  ms?: number;
  times?: number;
  path?: string;
  method?: string;
};

/** Lets the stand-in misbehave for the time of `run`. */
export async function withFault<T>(fault: Fault, run: () => Promise<T>): Promise<T> {
  await ask('POST', '/_faults', fault);
  try {
    return await run();
  } finally {
    await ask('DELETE', '/_faults');
  }
}

/** Lets a message arrive from outside; answers what the stand-in made of it. */
export async function arrives(message: Record<string, unknown>): Promise<Record<string, unknown>> {
  return z.record(z.string(), z.unknown()).parse(await (await ask('POST', '/_inbound', message)).json());
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const response = await fetch(`${inject('urls').providers}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response;
}
