import { AsyncLocalStorage } from 'node:async_hooks';

const whose = new AsyncLocalStorage<string>();

/** Does the work for somebody: a uid, or the network of a caller without one. */
export function onBehalfOf<T>(who: string, work: () => T): T {
  return whose.run(who, work);
}

/** For whom the work at hand is done. What many people share, such as a provider, is fair by it. */
export function whoseWork(): string {
  return whose.getStore() ?? 'nobody';
}
