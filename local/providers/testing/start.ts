import { onTestFinished } from 'vitest';

import { startProviders } from '../server.ts';

/** The stand-ins on a free port, empty, closed when the test ends. */
export async function startForTest(options: Parameters<typeof startProviders>[0] = {}) {
  const providers = await startProviders({ port: 0, seed: false, ...options });
  onTestFinished(() => providers.close());
  return providers;
}

/** A clock that a test moves by hand. It starts now, so that the vendors' clients agree with it. */
export function movableClock() {
  let now = Date.now();
  return { now: () => now, advance: (ms: number) => (now += ms) };
}
