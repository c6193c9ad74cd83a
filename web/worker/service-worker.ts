// The app's one service worker: the app opens offline, and notifications arrive with no page open. It stands alone,
// without imports; build/service-worker.ts writes it to /sw.js with the list of this build's files.

// TypeScript knows workers in general only.
const worker = globalThis as unknown as ServiceWorkerGlobalScope;
/** Written by the build: what this version is made of. */
declare const build: { version: string; files: readonly string[] };

const cacheName = `app-${build.version}`;
const page = '/index.html';

/** After this long without an answer the page is opened from the device. */
const networkPatienceMs = 4_000;

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll([page, ...build.files])));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOldVersions().then(() => worker.clients.claim()));
});

// The page asks for this when the person agreed to the update.
worker.addEventListener('message', (event) => {
  if (event.data === 'take-over') void worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin || url.pathname.startsWith('/api/'))
    return;
  if (request.mode === 'navigate') event.respondWith(openPage(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(fromDevice(request));
});

/** The newest page there is: the network's, or without one the device's. */
async function openPage(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(networkPatienceMs) });
  } catch {
    return (await caches.match(page, { cacheName })) ?? Response.error();
  }
}

/** Files are named by their content: what is here, of whichever version, need not be asked for again. */
async function fromDevice(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/**
 * The files of the version before stay: tabs that are open go on with it until they are loaded anew, and Hosting has
 * its files no more. Caches are listed in the order in which they were made.
 */
async function dropOldVersions(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name !== cacheName);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** What a push carries (functions/src/adapters/push/payload.ts): the texts of a notification, and where it leads. */
type Push = { notification?: { title?: string; body?: string }; data?: { tag?: string; path?: string } };

worker.addEventListener('push', (event) => {
  const { notification, data } = pushOf(event.data);
  if (notification?.title === undefined) return;
  // An open page shows the same under the same tag, and both through this registration: the person sees one. Its
  // options are those of src/notifications/notification-options.ts; a test compares them.
  const shown = worker.registration.showNotification(notification.title, {
    body: notification.body ?? '',
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    dir: 'auto',
    requireInteraction: true,
    tag: data?.tag ?? notification.title,
    data: { path: data?.path ?? '/crocodile-hub' },
  });
  event.waitUntil(shown);
});

function pushOf(data: PushMessageData | null): Push {
  try {
    const value: unknown = data?.json();
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const data: unknown = event.notification.data;
  const path = typeof data === 'object' && data !== null && 'path' in data ? String(data.path) : '/';
  event.waitUntil(bringForward(path));
});

/** A page that is open comes to the front; without one a new one opens, on this app's own addresses only. */
async function bringForward(path: string): Promise<void> {
  const url = new URL(path, worker.location.origin);
  if (url.origin !== worker.location.origin) return;
  const [open] = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open === undefined) {
    await worker.clients.openWindow(url.href);
    return;
  }
  await open.focus();
  // The page goes there by itself, without being loaded again (notifications/browser-notification.ts).
  open.postMessage({ open: url.pathname });
}
