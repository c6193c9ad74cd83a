import { expect, it } from 'vitest';
import { Failure } from '../../ports/failure.ts';
import { servicesStatus } from './services.ts';
import type { StatusPorts } from './status.ts';

const refuse = () => Promise.reject(new Failure('reauth', 'googleNeeded'));
const answer = () => Promise.resolve({ temperature: 21 });
const person = { uid: 'ann' } as Parameters<typeof servicesStatus>[1];

/** Google has to be connected again, WhatsApp was never connected, and no model is set up. */
const ports = {
  inbox: { ping: refuse },
  calendar: { ping: refuse },
  weather: { now: answer },
  web: { isConfigured: true },
  assistant: { isConfigured: false },
  connections: { load: () => Promise.resolve(null) },
  workspace: { integration: () => Promise.resolve(null) },
  clock: { now: () => Date.UTC(2026, 0, 1) },
} as unknown as StatusPorts;

const latin = /[A-Za-z]{3,}/;
const names = /Google|WhatsApp/g;

it.each(['he', 'he-IL,en;q=0.5'])('says why a service does not answer in Hebrew to %s', async (language) => {
  const { services } = await servicesStatus(ports, person, language);
  const wrong = services.filter(({ status }) => status !== 'connected');
  expect(wrong.map(({ id }) => id)).toEqual(['gmail', 'calendar', 'openai', 'whatsapp']);
  for (const { description } of wrong) expect(description.replaceAll(names, '')).not.toMatch(latin);
});

it('says why a service does not answer in English when the call names no language', async () => {
  const { services } = await servicesStatus(ports, person, null);
  expect(services.find(({ id }) => id === 'openai')?.description).toBe('Not set up');
});
