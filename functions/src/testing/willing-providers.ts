import type { KeptAlivePorts } from '../usecases/upkeep/nightly.ts';
import { memoryChannels } from './memory-channels.ts';
import { memoryConnections } from './memory-connections.ts';
import { plainVault } from './plain-vault.ts';

/** Providers that take every token; `used` says whose was tried. */
export function willingProviders(used: string[] = []): Omit<KeptAlivePorts, 'clock' | 'log'> {
  return {
    connections: memoryConnections(),
    channelStore: memoryChannels(),
    vault: plainVault,
    meta: { ping: () => Promise.resolve() },
    access: {
      token({ uid }) {
        used.push(`${uid} google`);
        return Promise.resolve('ya29.any');
      },
    },
    catchUpRules: () => Promise.resolve(),
    checkLink({ uid }, service) {
      used.push(`${uid} ${service}`);
      return Promise.resolve({ success: true, works: true });
    },
  };
}
