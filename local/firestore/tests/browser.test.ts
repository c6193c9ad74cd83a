import type { Browser, BrowserContext, Page } from 'playwright-core';
import type * as appSdk from 'firebase/app';
import type * as firestoreSdk from 'firebase/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createFirestoreServer } from '../server.ts';
import { launchChromium } from '../testing/chromium.ts';
import { eventually, useServer } from '../testing/test-server.ts';
import { serveWebSdk } from '../testing/web-sdk-page.ts';

/* Globals of web-sdk-page.ts, for the functions that run in the page. */
declare global {
  var sdk: typeof appSdk & typeof firestoreSdk;
  var firestore: firestoreSdk.Firestore;
  var seen: string[][];
}

type Cache = 'memory' | 'persistent';
type Transport = { experimentalForceLongPolling?: true; experimentalAutoDetectLongPolling?: false };

describe('the web SDK in Chromium, over WebChannel', () => {
  const server = useServer();
  let browser: Browser;
  let page: { url: string; close(): void };
  const contexts: BrowserContext[] = [];
  let projects = 0;

  beforeAll(async () => {
    [browser, page] = await Promise.all([launchChromium(), serveWebSdk()]);
  });

  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  });

  afterAll(async () => {
    await browser.close();
    page.close();
  });

  /** Tabs of one browser profile, each with its own instance of the SDK, on one project. */
  async function openTabs(
    count: number,
    {
      cache = 'memory',
      transport = {},
      port = server().port,
    }: { cache?: Cache; transport?: Transport; port?: number } = {},
  ): Promise<Page[]> {
    const context = await browser.newContext();
    contexts.push(context);
    const projectId = `demo-browser-${++projects}`;
    return Promise.all(
      Array.from({ length: count }, async () => {
        const tab = await context.newPage();
        await tab.goto(page.url);
        await tab.evaluate(connect, { projectId, port, cache, transport });
        return tab;
      }),
    );
  }

  it.each<[string, { cache?: Cache; transport?: Transport }]>([
    ['by default', {}],
    ['by long polling', { transport: { experimentalForceLongPolling: true } }],
    ['streaming without detection', { transport: { experimentalAutoDetectLongPolling: false } }],
    ['with a cache that its tabs share', { cache: 'persistent' }],
  ])('writes in one tab what another hears, %s', async (_how, options) => {
    const [writer, listener] = await openTabs(2, options);
    if (!writer || !listener) throw new Error('Two tabs were asked for.');
    await listener.evaluate(listen, 'notes');
    await writer.evaluate(async () => {
      const note = sdk.doc(firestore, 'notes/a');
      await sdk.setDoc(note, { text: 'שלום 😀', at: sdk.serverTimestamp() });
      await sdk.setDoc(sdk.doc(firestore, 'notes/b'), { text: 'b' });
      await sdk.deleteDoc(note);
    });
    await eventually(
      () => listener.evaluate(() => seen.at(-1)),
      (ids) => ids?.join() === 'b',
    );
  });

  it('runs transactions and counts', async () => {
    const [tab] = await openTabs(1);
    const result = await tab?.evaluate(async () => {
      const counter = sdk.doc(firestore, 'counters/a');
      await sdk.setDoc(counter, { n: 0 });
      const step = () =>
        sdk.runTransaction(firestore, async (transaction) => {
          const snapshot = await transaction.get(counter);
          transaction.update(counter, { n: snapshot.get('n') + 1 });
        });
      await Promise.all([step(), step()]);
      const count = await sdk.getCountFromServer(sdk.collection(firestore, 'counters'));
      return { n: (await sdk.getDoc(counter)).get('n'), count: count.data().count };
    });
    expect(result).toEqual({ n: 2, count: 1 });
  });

  it('catches up after having been offline', async () => {
    const [tab, other] = await openTabs(2);
    await other?.evaluate(async () => sdk.setDoc(sdk.doc(firestore, 'notes/a'), {}));
    await tab?.evaluate(listen, 'notes');
    await tab?.evaluate(async () => sdk.disableNetwork(firestore));
    await other?.evaluate(async () => {
      await sdk.deleteDoc(sdk.doc(firestore, 'notes/a'));
      await sdk.setDoc(sdk.doc(firestore, 'notes/b'), {});
    });
    await tab?.evaluate(async () => sdk.enableNetwork(firestore));
    await eventually(
      () => tab?.evaluate(() => seen.at(-1)),
      (ids) => ids?.join() === 'b',
    );
  });

  it('goes on with a server that was started anew', async () => {
    const first = await createFirestoreServer();
    const [tab] = await openTabs(1, { port: first.port });
    await tab?.evaluate(listen, 'notes');
    await first.close();
    const second = await createFirestoreServer({ port: first.port });
    await tab?.evaluate(async () => sdk.setDoc(sdk.doc(firestore, 'notes/after'), {}));
    await eventually(
      () => tab?.evaluate(() => seen.at(-1)),
      (ids) => ids?.join() === 'after',
    );
    await second.close();
  });

  it('writes in each of six tabs that all listen, six connections or not', async () => {
    const tabs = await openTabs(6);
    await Promise.all(tabs.map((tab) => tab.evaluate(listen, 'notes')));
    for (const round of [1, 2, 3]) {
      await Promise.all(tabs.map((tab, index) => tab.evaluate(write, `${round}-${index}`)));
    }
    for (const tab of tabs) {
      await eventually(
        () => tab.evaluate(() => seen.at(-1)?.length),
        (size) => size === 18,
      );
    }
  });
});

/* These run in the page. */

function connect({
  projectId,
  port,
  cache,
  transport,
}: {
  projectId: string;
  port: number;
  cache: Cache;
  transport: Transport;
}): void {
  const app = sdk.initializeApp({ projectId, apiKey: 'none' });
  const localCache =
    cache === 'memory'
      ? sdk.memoryLocalCache()
      : sdk.persistentLocalCache({ tabManager: sdk.persistentMultipleTabManager() });
  sdk.setLogLevel('silent');
  globalThis.firestore = sdk.initializeFirestore(app, { localCache, ...transport });
  sdk.connectFirestoreEmulator(firestore, '127.0.0.1', port);
}

/** Resolves with the first answer of the server; `seen` has the ids of every snapshot. */
async function listen(collection: string): Promise<void> {
  globalThis.seen = [];
  await new Promise<void>((resolve, reject) => {
    const options = { includeMetadataChanges: true };
    sdk.onSnapshot(
      sdk.collection(firestore, collection),
      options,
      ({ docs, metadata }) => {
        seen.push(docs.map(({ id }) => id));
        if (!metadata.fromCache) resolve();
      },
      reject,
    );
  });
}

/** Resolves when the server has it. */
async function write(id: string): Promise<void> {
  await sdk.setDoc(sdk.doc(firestore, 'notes', id), { at: sdk.serverTimestamp() });
}
