import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leavePushes, takePushes } from './this-device.ts';

vi.mock('../kit/wire/firebase/proof-of-app.ts', () => ({ proofOfApp: () => Promise.resolve({}) }));
vi.mock('../kit/wire/firebase/load-auth.ts', () => ({ idToken: () => Promise.resolve('token-of-noa') }));

let asked: { path: string; body: unknown }[] = [];

beforeEach(() => {
  asked = [];
  const box = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => box.get(key) ?? null,
    setItem: (key: string, value: string) => box.set(key, value),
    clear: () => box.clear(),
  });
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', (path: string, init: { body: string }) => {
    asked.push({ path, body: JSON.parse(init.body) });
    return Promise.resolve(Response.json({ success: true }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const keys = { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) };

/** A browser whose subscriptions are numbered; it holds one at a time. */
function aBrowser({ permission = 'granted' } = {}) {
  let count = 0;
  let current: string | null = null;
  const subscriptionOf = (endpoint: string) => ({
    endpoint,
    toJSON: () => ({ endpoint, expirationTime: null, keys }),
    unsubscribe: () => {
      current = null;
      return Promise.resolve(true);
    },
  });
  const pushManager = {
    permissionState: () => Promise.resolve(permission),
    getSubscription: () => Promise.resolve(current === null ? null : subscriptionOf(current)),
    subscribe: vi.fn(() => {
      current = `https://push.test/${(count += 1)}`;
      return Promise.resolve(subscriptionOf(current));
    }),
  };
  return {
    registration: { pushManager } as unknown as ServiceWorkerRegistration,
    subscribe: pushManager.subscribe,
    endpoint: () => current,
  };
}

const noa = { uid: 'noa', key: 'BPublic', locale: 'he-IL' };

describe('this device', () => {
  it('subscribes under the key, and tells the server where to send', async () => {
    const { registration, subscribe } = aBrowser();
    await takePushes(registration, noa);
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BPublic' });
    const body = { userId: 'noa', subscription: { endpoint: 'https://push.test/1', keys }, locale: 'he-IL' };
    expect(asked).toEqual([{ path: '/api/push/subscribe', body }]);
  });

  it('is left alone where pushes are not allowed', async () => {
    const { registration, subscribe } = aBrowser({ permission: 'prompt' });
    await takePushes(registration, noa);
    expect([subscribe.mock.calls, asked]).toEqual([[], []]);
  });

  it('keeps its subscription at the next start', async () => {
    const { registration, endpoint } = aBrowser();
    await takePushes(registration, noa);
    await takePushes(registration, noa);
    expect(endpoint()).toBe('https://push.test/1');
    expect(asked).toHaveLength(2);
  });

  it('ends what somebody else left here, so that nobody gets the pushes of another', async () => {
    const { registration, endpoint } = aBrowser();
    await takePushes(registration, noa);
    localStorage.clear();
    await takePushes(registration, { ...noa, uid: 'dana' });
    expect(endpoint()).toBe('https://push.test/2');
    expect(asked.at(-1)?.body).toMatchObject({ userId: 'dana', subscription: { endpoint: endpoint() } });
  });

  it('subscribes anew under a new key', async () => {
    const { registration, endpoint } = aBrowser();
    await takePushes(registration, noa);
    await takePushes(registration, { ...noa, key: 'BAnother' });
    expect(endpoint()).toBe('https://push.test/2');
  });

  it('ends its subscription and says so at sign-out, also when the server is out of reach', async () => {
    const { registration, endpoint } = aBrowser();
    await takePushes(registration, noa);
    await leavePushes(registration, 'noa');
    expect(endpoint()).toBeNull();
    const body = { userId: 'noa', endpoint: 'https://push.test/1' };
    expect(asked.at(-1)).toEqual({ path: '/api/push/unsubscribe', body });

    await takePushes(registration, noa);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await leavePushes(registration, 'noa');
    expect(endpoint()).toBeNull();
  });

  it('that takes no pushes has nothing to end', async () => {
    await leavePushes(aBrowser().registration, 'noa');
    expect(asked).toEqual([]);
  });
});
