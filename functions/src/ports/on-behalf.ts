import { AsyncLocalStorage } from 'node:async_hooks';

const whose = new AsyncLocalStorage<string>();

/** Runs work for somebody: a uid, or the network of a caller without one. */
export function onBehalfOf<T>(who: string, work: () => T): T {
  return whose.run(who, work);
}

/** Who the current work is for, so that shared resources such as a provider can be divided fairly. */
export function whoseWork(): string {
  return whose.getStore() ?? 'nobody';
}
