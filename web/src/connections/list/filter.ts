import type { Integration, IntegrationStatus } from '../integration.ts';

type Searched = { status: string; words: readonly (string | null)[] };

/** The things with this status and with the words in one of their texts; `all` means any status. */
export function found<T extends Searched>(things: readonly T[], words: string, status: string): T[] {
  const wanted = words.trim().toLocaleLowerCase();
  return things
    .filter((thing) => status === 'all' || thing.status === status)
    .filter((thing) => thing.words.some((text) => text?.toLocaleLowerCase().includes(wanted)));
}

export const integrationFilters = ['all', 'connected', 'disconnected', 'error'] as const satisfies readonly (
  'all' | IntegrationStatus
)[];

/** The services that are not connected: first those with a way to connect, then the others. */
export function addable(all: readonly Integration[]): Integration[] {
  const missing = all.filter(({ status }) => status !== 'connected');
  return [...missing.filter(({ link }) => link !== null), ...missing.filter(({ link }) => link === null)];
}
