import type { Page } from 'playwright-core';

/**
 * All the app's data in this browser, as one text: storages, databases, visible notifications. It is read from an
 * address of ours without scripts, so that reading clears or writes nothing.
 */
export async function keptByBrowser(page: Page): Promise<string> {
  await page.goto('/icon.svg');
  return page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error(request.error?.message)));
      });
    const kept: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        kept.push(name, store, await settled(database.transaction(store).objectStore(store).getAll()));
      }
      database.close();
    }
    const registration = await navigator.serviceWorker.getRegistration();
    const notifications = (await registration?.getNotifications()) ?? [];
    return JSON.stringify([kept, notifications.map(({ title, body }) => [title, body])]);
  });
}

/** Deletes databases of the app by the start of their names, as a cleaning tool or the browser itself does. */
export async function loseDatabases(page: Page, beginning: string): Promise<void> {
  await page.goto('/icon.svg');
  await page.evaluate(async (start) => {
    for (const { name = '' } of await indexedDB.databases()) {
      if (!name.startsWith(start)) continue;
      await new Promise((resolve) => {
        indexedDB.deleteDatabase(name).addEventListener('success', resolve);
      });
    }
  }, beginning);
}
