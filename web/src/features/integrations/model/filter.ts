import type { Integration, IntegrationStatus } from '../../../entities/integration/model/integration.ts';

/** Everything about one thing that a search looks through. */
type Searched = { status: string; words: readonly (string | null)[] };

/** What has the status, and the words somewhere in it; `all` is every status. */
export function found<T extends Searched>(things: readonly T[], words: string, status: string): T[] {
  const wanted = words.trim().toLocaleLowerCase();
  return things
    .filter((thing) => status === 'all' || thing.status === status)
    .filter((thing) => thing.words.some((text) => text?.toLocaleLowerCase().includes(wanted)));
}

export const integrationFilters = ['all', 'connected', 'disconnected', 'error'] as const satisfies readonly (
  'all' | IntegrationStatus
)[];
export type IntegrationFilter = (typeof integrationFilters)[number];

/** What can be added: not connected, and with a way to connect it. The others follow, to be seen. */
export function addable(all: readonly Integration[]): Integration[] {
  const missing = all.filter(({ status }) => status !== 'connected');
  return [...missing.filter(({ link }) => link !== null), ...missing.filter(({ link }) => link === null)];
}
