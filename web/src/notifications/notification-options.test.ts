import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { transformWithOxc } from 'vite';
import { expect, it } from 'vitest';
import { optionsOf } from './notification-options.ts';

type Push = { data: { json: () => unknown }; waitUntil: (work: unknown) => void };

/** What the service worker shows for a push. */
async function shownByWorker(push: unknown): Promise<unknown[]> {
  const source = join(import.meta.dirname, '../../worker/service-worker.ts');
  const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source);
  const heard = new Map<string, (event: Push) => void>();
  const shown: unknown[] = [];
  runInNewContext(code, {
    build: { version: '1', files: [] },
    addEventListener: (name: string, hear: (event: Push) => void) => heard.set(name, hear),
    registration: { showNotification: (...given: unknown[]) => shown.push(given) },
  });
  heard.get('push')?.({ data: { json: () => push }, waitUntil: () => undefined });
  return shown;
}

it('a notification looks the same from the page and from the service worker', async () => {
  const [id, title, body, path] = ['r-1-1', 'להתקשר לדנה', 'Due today 12:30', '/smart-tasks'];
  const push = { notification: { title, body }, data: { tag: id, path } };
  expect(await shownByWorker(push)).toEqual([[title, optionsOf({ id, body, path })]]);
});
