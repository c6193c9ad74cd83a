import { afterEach, expect, it, vi } from 'vitest';
import { whenOnline } from './lazy-part.ts';

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

it('tells any other failure', async () => {
  aBrowser({ onLine: true });
  await expect(whenOnline(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});
