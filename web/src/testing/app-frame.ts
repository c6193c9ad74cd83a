import { expect } from 'vitest';
import { until } from './until.ts';

declare global {
  interface Window {
    /** Called by each document of the app before its scripts; see tests/component/app-server.ts. */
    prepareApp?: (opened: AppWindow) => void;
  }
}

export type AppWindow = Window & typeof globalThis;
type Size = { width: number; height: number };
type Prepare = (opened: AppWindow) => void;

/** As in the browser tests of the whole product. */
const usualSize: Size = { width: 1440, height: 1000 };

let frame: HTMLIFrameElement | undefined;

/**
 * The app's document, which it has for itself as in a browser tab: its modules start with it, it has its own address,
 * and it can be reloaded.
 */
export async function openFrame(path: string, prepare: Prepare, size: Size = usualSize): Promise<void> {
  if (frame !== undefined) throw new Error('A test opens one document; goto leads it elsewhere.');
  window.prepareApp = prepare;
  frame = document.createElement('iframe');
  frame.id = 'app';
  frame.allow = 'microphone; geolocation; clipboard-read; clipboard-write';
  // Nobody looks at it, and what is not painted costs nothing: a run takes an eighth less.
  frame.style.cssText = 'border: 0; position: fixed; inset: 0; opacity: 0';
  resizeFrame(size);
  document.body.style.margin = '0';
  await leadFrame((opening) => {
    opening.src = path;
    document.body.append(opening);
  });
}

/** Leads the document elsewhere, and waits until the new one is loaded. */
export async function leadFrame(lead: (frame: HTMLIFrameElement) => void): Promise<void> {
  const leading = theFrame();
  const loaded = new Promise<void>((resolve) => {
    leading.addEventListener('load', () => resolve(), { once: true });
  });
  lead(leading);
  await loaded;
  leading.contentWindow?.focus();
}

export function resizeFrame({ width, height }: Size): void {
  const { style } = theFrame();
  style.width = `${width}px`;
  style.height = `${height}px`;
}

export function appWindow(): AppWindow {
  const opened = theFrame().contentWindow;
  expect(opened).not.toBeNull();
  return opened as AppWindow;
}

export const appDocument = (): Document => appWindow().document;

export const isFrameOpen = (): boolean => frame !== undefined;

/** Makes the browser report that it is offline. Returns a function that ends this. */
export function goOffline(): () => void {
  const opened = appWindow();
  const say = (isOnline: boolean) => {
    Object.defineProperty(opened.navigator, 'onLine', { configurable: true, get: () => isOnline });
    opened.dispatchEvent(new opened.Event(isOnline ? 'online' : 'offline'));
  };
  say(false);
  return () => say(true);
}

/** Removes the document, and deletes what it stored in the browser. */
export async function closeFrame(): Promise<void> {
  frame?.remove();
  frame = undefined;
  await emptyBrowser();
  await deleted(triedByFirebase);
}

/**
 * Deletes all that the browser stores. Again before each test: a document that is removed while Firebase opens its
 * database leaves it behind a moment later.
 */
export async function emptyBrowser(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  const listed = (await indexedDB.databases()).map(({ name = '' }) => name);
  await Promise.all(listed.map(deleted));
}

/** Firebase opens this database to test whether it may store data; a short test ends before it is listed. */
const triedByFirebase = 'validate-browser-context-for-indexeddb-analytics-module';

/** Fails if the browser still stores anything, because the next test would begin with it. */
export async function expectNothingLeft(): Promise<void> {
  const databases = (await indexedDB.databases()).map(({ name }) => name);
  const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  expect({ keys, databases }).toEqual({ keys: [], databases: [] });
}

function deleted(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const deletion = indexedDB.deleteDatabase(name);
    deletion.addEventListener('success', () => resolve());
    deletion.addEventListener('error', () => reject(new Error(`${name} cannot be deleted`)));
  });
}

function theFrame(): HTMLIFrameElement {
  if (frame === undefined) throw new Error('The test has opened no document yet.');
  return frame;
}

/** The address changes without a load when the app's router leads there. */
export async function frameIsAt(fits: (url: URL) => boolean, what: string, timeout?: number): Promise<void> {
  await until(
    () => fits(new URL(appWindow().location.href)),
    () => `the address to be ${what}`,
    timeout,
  );
}
