import { expect, it } from 'vitest';
import { remedyFor, statusAfter } from './remedy.ts';

it.each([
  ['gmail', 'error', 'google'],
  ['gmail', 'warning', 'wait'],
  ['calendar', 'error', 'google'],
  ['whatsapp', 'error', 'connect'],
  ['openai', 'warning', 'setUp'],
  ['search', 'warning', 'setUp'],
  ['weather', 'warning', 'wait'],
  ['weather', 'connected', null],
] as const)('%s that is in %s asks for %s', (id, status, remedy) => {
  expect(remedyFor({ id, status })).toBe(remedy);
});

it('tells a service in trouble from a server that was not reached', () => {
  expect(statusAfter({ kind: 'unavailable' })).toBeNull();
  expect(statusAfter({ kind: 'unavailable', status: 503 })).toBe('warning');
  expect(statusAfter({ kind: 'reauth', status: 401 })).toBe('error');
});
