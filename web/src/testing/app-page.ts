import { commands } from 'vitest/browser';
import { appWindow, frameIsAt, leadFrame, resizeFrame } from './app-frame.ts';
import { type AppLocator, places } from './app-locator.ts';
import type { Page } from './page.ts';

/** The app's document as Playwright would give it. */
export const appPage = {
  ...places,
  keyboard: {
    press: (key: string) => commands.press(key),
    type: (text: string) => commands.type(text),
  },
  mouse: {
    click: (x: number, y: number) => commands.mouse('click', x, y),
    move: (x: number, y: number) => commands.mouse('move', x, y),
    down: (options: { clickCount?: number } = {}) => commands.mouseButton('down', options),
    up: (options: { clickCount?: number } = {}) => commands.mouseButton('up', options),
  },
  goto: (path: string) =>
    leadFrame((frame) => {
      frame.src = path;
    }),
  reload: () => leadFrame((frame) => frame.contentWindow?.location.reload()),
  url: () => appWindow().location.href,
  async waitForURL(url, { timeout } = {}) {
    await frameIsAt((now) => fits(now, url), String(url), timeout);
  },
  setViewportSize(size: { width: number; height: number }) {
    resizeFrame(size);
    return Promise.resolve();
  },
} satisfies Page<AppLocator> & { setViewportSize: unknown };

export type AppPage = typeof appPage;

/** `**` stands for any beginning, as Playwright reads it. */
function fits(now: URL, url: Parameters<Page<AppLocator>['waitForURL']>[0]): boolean {
  if (typeof url === 'function') return url(now);
  if (typeof url !== 'string') return url.test(now.href);
  return url.startsWith('**') ? now.href.endsWith(url.slice(2)) : now.pathname + now.search === url;
}
