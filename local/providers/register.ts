import { createGoogle } from './google/index.ts';
import type { GoogleOptions } from './google/index.ts';
import type { Provider, ProviderContext } from './provider.ts';

export type ProviderOptions = { google?: GoogleOptions };

/** Every stand-in of the stack; each is mounted under its own name. */
export function createAllProviders(context: ProviderContext, options: ProviderOptions): Provider[] {
  return [createGoogle(context, options.google)];
}
