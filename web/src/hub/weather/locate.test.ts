import { afterEach, expect, it, vi } from 'vitest';
import { locate } from './locate.ts';

afterEach(() => vi.unstubAllGlobals());

it('tells a browser that cannot from a person who refuses', async () => {
  vi.stubGlobal('navigator', {});
  expect(await locate()).toEqual({ is: 'unsupported' });

  const getCurrentPosition = vi.fn((_found: unknown, refused: () => void) => refused());
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  expect(await locate()).toEqual({ is: 'denied' });
  const options = getCurrentPosition.mock.lastCall?.at(2);
  expect(options).toEqual({ timeout: 10_000, maximumAge: 60_000 });
});
