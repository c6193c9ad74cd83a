import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '@crocodile-hub/core/contract/paths';
import { routes, type Route, type RouteName } from '@crocodile-hub/core/contract/routes';
import { withFirestore } from '../support/firestore.ts';
import { stored } from '../support/given.ts';
import { aPerson, type TestPerson } from '../support/people.ts';
import { startProduct, type RunningProduct } from '../support/product.ts';
import { callRoute } from '../support/route-call.ts';
import { routeSamples, withUser } from '../support/route-samples.ts';
import { stackUrls } from '../support/stack-urls.ts';

// After a change of the key that seals grants: earlier ones cannot be opened, and people connect again.

let person: TestPerson;
let product: RunningProduct;
/** Everything that was sealed with the old key. */
let sealed: { path: string; data: object }[];

beforeAll(async () => {
  person = await aPerson({ google: true, channels: true });
  const GRANT_KEY = createHash('sha256').update('another key').digest('base64');
  product = await startProduct({ GRANT_KEY });
  sealed = await withFirestore(stackUrls(), async (db) => {
    const [grants, integrations] = await Promise.all([
      db.collection(paths.grants(person.uid)).get(),
      db.collection(paths.integrations(person.uid)).get(),
    ]);
    return [...grants.docs, ...integrations.docs].map((one) => ({ path: one.ref.path, data: one.data() }));
  });
});
afterAll(() => product.close());

beforeEach(() =>
  withFirestore(stackUrls(), async (db) => {
    await Promise.all(sealed.map(({ path, data }) => db.doc(path).set(data)));
  }),
);

const call = <N extends RouteName>(name: N) =>
  callRoute(person.token, name, {
    ...withUser(routeSamples[name], person.uid),
    origin: product.origin,
  });
const statusOf = async (id: string) => (await stored(`${paths.integrations(person.uid)}/${id}`))?.['status'];

const ofPersons = Object.keys(routes).filter((name): name is RouteName => {
  const known: Readonly<Record<string, Route>> = routes;
  // Signing out would end the session that the others call in.
  return known[name]?.auth === 'user' && name !== 'signOutEverywhere';
});

describe('after the key was changed', () => {
  it.each(ofPersons)('%s breaks nothing', async (name) => {
    expect((await call(name)).status).not.toBe(500);
  });

  it('whoever reads mail is asked to connect Google again, and sees that it is not connected', async () => {
    const { status, error } = await call('email');
    expect([status, error?.code, error?.requiresAuth]).toEqual([401, 'reauth', true]);
    expect(await Promise.all(['gmail', 'google-calendar'].map(statusOf))).toEqual(['error', 'error']);
  });

  it('whoever writes on WhatsApp is asked to connect it again, and sees that it is not connected', async () => {
    const { status, error } = await call('whatsappSend');
    expect([status, error?.error]).toEqual([
      503,
      'WhatsApp authorization required. Please check your settings.',
    ]);
    expect(await statusOf('whatsapp')).toBe('error');
  });

  it('Google can still be disconnected', async () => {
    expect((await call('googleDisconnect')).status).toBe(200);
    expect(await statusOf('gmail')).toBe('disconnected');
  });
});
