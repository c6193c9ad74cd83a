import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetFailedParts, lazyAgain, whenOnline } from './lazy-part.ts';

afterEach(() => vi.unstubAllGlobals());

function aBrowser({ onLine }: { onLine: boolean }) {
  const browser = new EventTarget();
  const connection = { onLine };
  vi.stubGlobal('navigator', connection);
  const reload = vi.fn();
  vi.stubGlobal('window', Object.assign(browser, { location: { reload } }));
  return {
    reload,
    comeOnline: () => {
      connection.onLine = true;
      browser.dispatchEvent(new Event('online'));
    },
  };
}

it('waits for a connection where a part cannot be fetched without one', async () => {
  const { comeOnline } = aBrowser({ onLine: false });
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('part');
  const part = whenOnline(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  comeOnline();
  await expect(part).resolves.toBe('part');
});

it('tries again where the connection came back before the failure was told', async () => {
  const { comeOnline } = aBrowser({ onLine: false });
  const load = vi
    .fn()
    .mockImplementationOnce(() => {
      comeOnline();
      return Promise.reject(new Error('offline'));
    })
    .mockResolvedValue('part');
  await expect(whenOnline(load)).resolves.toBe('part');
});

it('loads the page anew where the browser fetches the part no more, although the connection is back', async () => {
  const { comeOnline, reload } = aBrowser({ onLine: false });
  const load = vi.fn().mockRejectedValue(new Error('offline'));
  void whenOnline(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(reload).not.toHaveBeenCalled();
  comeOnline();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

describe('online', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const settled = async <T>(part: Promise<T>) => {
    const [outcome] = await Promise.allSettled([part, vi.runAllTimersAsync()]);
    return outcome;
  };

  it('tries once more where a connection broke off', async () => {
    const { reload } = aBrowser({ onLine: true });
    const load = vi.fn().mockRejectedValueOnce(new Error('cut')).mockResolvedValue('part');
    expect(await settled(whenOnline(load))).toEqual({ status: 'fulfilled', value: 'part' });
    expect(reload).not.toHaveBeenCalled();
  });

  it('tells the first failure where the second try fails as well, and tries no more', async () => {
    aBrowser({ onLine: true });
    const load = vi.fn().mockRejectedValueOnce(new Error('gone')).mockRejectedValue(new Error('again'));
    expect(await settled(whenOnline(load))).toMatchObject({ reason: new Error('gone') });
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('a part that could not be fetched', () => {
  const drawn = async (part: ReturnType<typeof lazyAgain>) => {
    const { prelude } = await prerender(createElement(part), { onError: () => {} });
    return new Response(prelude).text();
  };
  const failingOnce = () =>
    vi
      .fn()
      .mockRejectedValueOnce(new Error('cut'))
      .mockResolvedValue({ default: () => 'the part' });

  it('is fetched again by the next drawing after its failure was shown', async () => {
    aBrowser({ onLine: true });
    const part = lazyAgain(failingOnce());
    await expect(drawn(part)).rejects.toThrow('cut');
    forgetFailedParts();
    await expect(drawn(part)).resolves.toBe('the part');
  });

  it('is not fetched again while its failure is still being drawn', async () => {
    aBrowser({ onLine: true });
    const load = failingOnce();
    const part = lazyAgain(load);
    await expect(drawn(part)).rejects.toThrow('cut');
    await expect(drawn(part)).rejects.toThrow('cut');
    expect(load).toHaveBeenCalledOnce();
    forgetFailedParts();
  });
});
