import { expect, it } from 'vitest';
import type { AccountDirectory, Deletions } from '../../ports/accounts.ts';
import { aProvider } from '../../testing/a-provider.ts';
import { anEngine } from '../../testing/engine.ts';
import { memoryChannels } from '../../testing/memory-channels.ts';
import { memoryConnections } from '../../testing/memory-connections.ts';
import { memoryGrants } from '../../testing/memory-grants.ts';
import { memoryLinks } from '../../testing/memory-links.ts';
import { plainVault } from '../../testing/plain-vault.ts';
import { sweepDeletions, type ErasePorts } from './erase-account.ts';

const unexpected = () => Promise.reject(new Error('not expected'));

/** A sweep that finds these receipts, each of which takes so long. */
async function swept(receipts: readonly string[], eachMs: number): Promise<string[]> {
  const engine = anEngine();
  const begun: string[] = [];
  const deletions: Deletions = {
    async *due() {
      yield await Promise.resolve(receipts.map((id) => ({ uid: `of-${id}`, id })));
    },
    load(receipt) {
      begun.push(receipt);
      engine.clock.advance(eachMs);
      return Promise.resolve(null);
    },
    begin: unexpected,
    empty: unexpected,
    complete: unexpected,
    finish: unexpected,
    forget: unexpected,
    setBack: unexpected,
  };
  const directory: AccountDirectory = {
    find: unexpected,
    mark: unexpected,
    endSessions: unexpected,
    addressOf: unexpected,
    close: unexpected,
    remove: unexpected,
  };
  const { provider } = aProvider();
  const ports: ErasePorts = {
    ...engine,
    deletions,
    directory,
    grants: memoryGrants(),
    links: memoryLinks(),
    oauth: { authUrl: () => '', exchange: unexpected, refresh: unexpected, revoke: unexpected },
    vault: plainVault,
    connections: memoryConnections(),
    channelStore: memoryChannels(),
    linkProviders: { 'google-drive': provider, 'tiktok-inbox': provider, linkedin: provider },
  };
  await sweepDeletions(ports);
  return begun;
}

it('a sweep takes up every deletion that is due', async () => {
  expect(await swept(['one', 'two', 'three'], 1_000)).toEqual(['one', 'two', 'three']);
});

it('a sweep begins no deletion for which its time may not suffice', async () => {
  expect(await swept(['one', 'two', 'three'], 40_000)).toEqual(['one', 'two']);
});
