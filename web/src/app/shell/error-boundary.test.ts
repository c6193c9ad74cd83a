import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failures } from './error-boundary.tsx';

afterEach(() => vi.unstubAllGlobals());

describe('an error of the app', () => {
  function aWindow() {
    const window = new EventTarget();
    const reported = vi.fn<(error: Error) => void>();
    const shown = vi.fn();
    window.addEventListener('app-failed', shown);
    vi.stubGlobal('window', window);
    vi.stubGlobal('reportError', reported);
    return { shown, told: () => reported.mock.calls.map(([error]) => `${error.message}\n${error.stack}`) };
  }
  const anError = () => new TypeError('no time in\nDear Dana, at noon at the lake');

  it('that a boundary caught is told without its words, and with its place', () => {
    const { shown, told } = aWindow();
    failures.onCaughtError(anError());
    expect(told()).toHaveLength(1);
    expect(told()[0]).toContain('TypeError');
    expect(told()[0]).toContain('error-boundary.test.ts');
    expect(told()[0]).not.toContain('Dana');
    expect(shown).not.toHaveBeenCalled();
  });

  it('that no boundary caught shows the page that needs no texts', () => {
    const { shown, told } = aWindow();
    failures.onUncaughtError(anError());
    expect(told()).toHaveLength(1);
    expect(shown).toHaveBeenCalledOnce();
  });
});

describe('the page for an app that cannot start', () => {
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
  const page = /<div id="failed"[\s\S]*?<\/div>/.exec(read('../../../index.html'))?.[0] ?? '';

  it('stands in index.html in both languages, hidden, with a way to try again', () => {
    expect(page).toMatch(/<div id="failed" role="alert" hidden>/);
    expect(page).toMatch(/lang="en"[^>]*>[^<]*could not be loaded/);
    expect(page).toMatch(/lang="he"[^>]*>[^<]*[א-ת]/);
    expect(page).toMatch(/<a href="">/);
  });

  it.each([
    ['the app could not be fetched', 'error'],
    ['the app could not go on', 'app-failed'],
  ])('is shown where %s', (_where, event) => {
    const elements = {
      root: { hidden: false },
      failed: { hidden: true },
      preloads: { textContent: JSON.stringify({ entry: '/assets/entry.js', files: [], screens: {} }) },
    };
    const heard = new Map<string, () => void>();

    const hear = (name: string, listener: () => void) => heard.set(name, listener);
    const element = () => ({ dataset: {}, addEventListener: hear });
    runInNewContext(read('../boot.js'), {
      localStorage: { getItem: () => null },
      navigator: { language: 'en' },
      location: { pathname: '/login' },
      matchMedia: () => ({ matches: false }),
      addEventListener: hear,
      document: {
        hidden: true,
        documentElement: element(),
        querySelector: element,
        getElementById: (id: keyof typeof elements) => elements[id],
        createElement: element,
        head: { append: () => undefined },
        addEventListener: hear,
      },
    });
    heard.get('DOMContentLoaded')?.();
    expect(elements.failed.hidden).toBe(true);
    heard.get(event)?.();
    expect([elements.root.hidden, elements.failed.hidden]).toEqual([true, false]);
  });
});
