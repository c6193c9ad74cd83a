import { describe, expect, it } from 'vitest';
import { integrationNamed, integrationsOf } from './integration.ts';

const gmail = { id: 'gmail', status: 'connected', account: 'noa@levi.test', lastSync: 1_000 } as const;

describe('the integrations', () => {
  it('are the eleven of the catalogue, each disconnected until the server says otherwise', () => {
    const found = integrationsOf({
      is: 'ready',
      items: [gmail, { ...gmail, id: 'unheard-of' }],
      fromCache: false,
    });
    expect(found.is === 'ready' && found.all.map(({ id, status }) => `${id} ${status}`)).toEqual([
      'gmail connected',
      'google-drive disconnected',
      'google-calendar disconnected',
      'facebook-inbox disconnected',
      'instagram-inbox disconnected',
      'tiktok-inbox disconnected',
      'whatsapp disconnected',
      'linkedin disconnected',
      'facebook-ads disconnected',
      'tiktok-ads disconnected',
      'google-ads disconnected',
    ]);
  });

  it.each([
    ['error', 2_000, 2_000],
    ['error', undefined, null],
    ['connected', 2_000, null],
  ] as const)('say since when only while they are broken: %s, %s', (status, brokenSince, since) => {
    const item = { ...gmail, status, ...(brokenSince === undefined ? {} : { brokenSince }) };
    const found = integrationsOf({ is: 'ready', items: [item], fromCache: false });
    expect(found.is === 'ready' && found.all[0]?.brokenSince).toBe(since);
  });

  it('are not known from an empty cache', () => {
    expect(integrationsOf({ is: 'ready', items: [], fromCache: true })).toEqual({ is: 'loading' });
    expect(integrationsOf({ is: 'ready', items: [], fromCache: false })).toMatchObject({ is: 'ready' });
  });

  it.each([
    ['whatsapp', 'whatsapp'],
    ['calendar', 'google-calendar'],
    ['openai', undefined],
    [null, undefined],
  ])('a link to %j means %s', (service, id) => {
    expect(integrationNamed(service)).toBe(id);
  });
});
