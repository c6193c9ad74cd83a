import { expect, it } from 'vitest';
import { integrationsOf } from '../integration.ts';
import { oldChecks } from './old-check.ts';

const hourMs = 3_600_000;
const now = 100 * hourMs;

function shown(id: string, status: 'connected' | 'error', lastSync: number | null) {
  const items = [{ id, status, account: 'noa', lastSync }];
  const found = integrationsOf({ is: 'ready', items, fromCache: false });
  return found.is === 'ready' ? found.all : [];
}

it.each([
  ['linkedin', 'connected', now - hourMs - 1, ['linkedin']],
  ['google-drive', 'connected', null, ['google-drive']],
  ['tiktok-inbox', 'connected', now - hourMs, []],
  ['tiktok-inbox', 'error', null, []],
  ['gmail', 'connected', null, []],
  ['whatsapp', 'connected', null, []],
] as const)('%s, %s at %s, is asked about: %j', (id, status, lastSync, asked) => {
  expect(oldChecks(shown(id, status, lastSync), now)).toEqual(asked);
});
