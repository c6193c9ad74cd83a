import { onTestFinished } from 'vitest';

import { startProviders } from '../server.ts';

/** Empty stand-ins on a free port, closed when the test ends. */
export async function startForTest(options: Parameters<typeof startProviders>[0] = {}) {
  const providers = await startProviders({ port: 0, seed: false, ...options });
  onTestFinished(() => providers.close());
  return providers;
}

/** A clock that a test moves. It starts at the real time, which the vendors' clients also use. */
export function movableClock() {
  let now = Date.now();
  return { now: () => now, advance: (ms: number) => (now += ms) };
}
