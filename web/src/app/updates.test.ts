import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { transformWithOxc } from 'vite';
import { expect, it, vi } from 'vitest';
import { followUpdates } from './updates.tsx';

/** Two tabs of one browser, which share a worker that waits to take over. */
function tabsWithUpdate({ controlled = true } = {}) {
  const postMessage = vi.fn();
  const controller = {};
  const tab = () => {
    const workers = Object.assign(new EventTarget(), {
      controller: controlled ? controller : null,
      register: () =>
        Promise.resolve(Object.assign(new EventTarget(), { waiting: { postMessage }, installing: null })),
    }) as unknown as ServiceWorkerContainer;
    const page = { offer: vi.fn<(update: () => void) => void>(), reload: vi.fn<() => void>() };
    return {
      page,
      follow: () => followUpdates(workers, page),
      changeController: () => workers.dispatchEvent(new Event('controllerchange')),
      update: () => page.offer.mock.lastCall?.[0](),
    };
  };
  return { here: tab(), there: tab(), postMessage };
}

it('loads the tab anew where the person updates, once the new version has taken over', async () => {
  const { here, postMessage } = tabsWithUpdate();
  await here.follow();
  here.update();
  expect(postMessage).toHaveBeenCalledWith('take-over');
  expect(here.page.reload).not.toHaveBeenCalled();
  here.changeController();
  expect(here.page.reload).toHaveBeenCalledOnce();
});

it('lets another tab say when it is loaded anew', async () => {
  const { here, there } = tabsWithUpdate();
  await Promise.all([here.follow(), there.follow()]);
  here.update();
  here.changeController();
  there.changeController();
  expect(there.page.reload).not.toHaveBeenCalled();
  expect(there.page.offer).toHaveBeenCalledTimes(2);
  there.update();
  expect(there.page.reload).toHaveBeenCalledOnce();
});

it('offers nothing when the first version takes over', async () => {
  const { here } = tabsWithUpdate({ controlled: false });
  await here.follow();
  here.changeController();
  expect(here.page.offer).not.toHaveBeenCalled();
});

type Heard = { request?: object; waitUntil: (work: unknown) => void; respondWith: (answer: unknown) => void };

/** A new version of the worker on a device that has these caches, of the oldest version first. */
async function aWorker(version: string, kept: Map<string, readonly string[]>) {
  const source = join(import.meta.dirname, '../../worker/service-worker.ts');
  const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source);
  const listeners = new Map<string, (event: Heard) => void>();
  runInNewContext(code, {
    build: { version, files: [] },
    URL,
    location: { origin: 'https://hub.example' },
    addEventListener: (name: string, hear: (event: Heard) => void) => listeners.set(name, hear),
    clients: { claim: () => undefined },
    fetch: () => 'from the network',
    caches: {
      keys: () => Promise.resolve([...kept.keys()]),
      delete: (name: string) => Promise.resolve(kept.delete(name)),
      match: ({ url }: { url: string }) =>
        Promise.resolve([...kept.values()].flat().includes(new URL(url).pathname) ? 'kept' : undefined),
    },
  });
  return async (name: string, event: object = {}) => {
    let outcome: unknown;
    const keep = (work: unknown) => (outcome = work);
    listeners.get(name)?.({ ...event, waitUntil: keep, respondWith: keep });
    return await outcome;
  };
}

it('the worker keeps the files of the version before it, for the tabs that still run it', async () => {
  const kept = new Map([
    ['app-1', ['/assets/one.js']],
    ['app-2', ['/assets/two.js']],
    ['app-3', ['/assets/three.js']],
  ]);
  const tell = await aWorker('3', kept);
  await tell('activate');
  expect([...kept.keys()]).toEqual(['app-2', 'app-3']);
  const asked = (url: string) => tell('fetch', { request: { method: 'GET', mode: 'cors', url } });
  expect(await asked('https://hub.example/assets/two.js')).toBe('kept');
  expect(await asked('https://hub.example/assets/one.js')).toBe('from the network');
});
