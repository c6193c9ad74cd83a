import { readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { routes, type RouteName } from '@crocodile-hub/core/contract/routes';
import { functionsBase } from '../../local/stack/addresses.ts';
import { fetchRoute } from '../support/route-call.ts';
import { routeSamples } from '../support/route-samples.ts';
import { aPerson } from '../support/people.ts';
import { stackUrls } from '../support/stack-urls.ts';

/** The headers that Hosting adds to every answer, its own and those of the API. */
const everywhere = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-dns-prefetch-control': 'off',
};
/** An answer of the API is never cached, and cannot be used as a page, script, frame or picture. */
const ofApi = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};

const dist = join(import.meta.dirname, '../../web/dist');
/** One file of each kind in each folder, and addresses that no file answers. */
const statics = [
  ...firstOfKind(readdirSync(dist, { withFileTypes: true }).filter((entry) => entry.isFile())),
  ...firstOfKind(readdirSync(join(dist, 'assets'), { withFileTypes: true }), '/assets'),
  '/',
  '/crocodile-hub',
  '/auth/google/callback?code=c&state=s',
  '/no/such/page.js',
];

function firstOfKind(entries: readonly { name: string }[], folder = ''): string[] {
  const kinds = new Map(entries.map(({ name }) => [extname(name), `${folder}/${name}`]));
  return [...kinds.values()];
}

function namesOfRoutes(): RouteName[] {
  return Object.keys(routes).filter((name): name is RouteName => Object.hasOwn(routes, name));
}

function only(headers: Headers, names: object): Record<string, string | null> {
  return Object.fromEntries(Object.keys(names).map((name) => [name, headers.get(name)]));
}

describe.each(namesOfRoutes())('an answer of %s', (name) => {
  it('is as little kept and run behind Hosting as from the function itself', async () => {
    const { app } = stackUrls();
    const origins = [app, `${functionsBase(stackUrls())}/api`];
    for (const origin of origins) {
      const { headers } = await fetchRoute(null, name, { ...routeSamples[name], origin });
      expect(only(headers, ofApi)).toEqual(ofApi);
      if (origin === app) expect(only(headers, everywhere)).toEqual(everywhere);
    }
  });
});

describe.each(statics)('%s', (path) => {
  it('comes with the headers of its kind', async () => {
    const { headers } = await fetch(stackUrls().app + path);
    const isNamedByContent = path.startsWith('/assets/');
    expect(only(headers, everywhere)).toEqual(everywhere);
    expect(headers.get('cache-control')).toBe(
      isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });
});

it('answers a file of a build that is no more with 404, not with the page', async () => {
  const { status } = await fetch(`${stackUrls().app}/assets/no-such-file.js`);
  expect(status).toBe(404);
});

it.each([
  ['an address that is not there', '/api/no-such-route', '{}', 404],
  ['a body that is no JSON', '/api/action-engine/undo', '{', 400],
])('%s is answered with the same headers', async (_, path, body, answered) => {
  const { token } = await aPerson({ google: false });
  const { status, headers } = await fetch(stackUrls().app + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body,
  });
  expect(status).toBe(answered);
  expect(only(headers, ofApi)).toEqual(ofApi);
});
