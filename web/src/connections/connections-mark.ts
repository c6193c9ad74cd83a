import type { IntegrationDocument } from '@crocodile-hub/core/contract/documents';
import type { Live, WithId } from '../kit/wire/firebase/live-query.ts';

/**
 * What is connected, with which account, as one text that is another one after each change. Undefined until the server
 * has said it: what this device remembers may be old.
 */
export function connectionsMark(live: Live<WithId<IntegrationDocument>>): string | undefined {
  if (live.is !== 'ready' || live.fromCache) return undefined;
  const each = live.items.map(({ id, status, account }) => JSON.stringify([id, status, account]));
  return each.toSorted().join();
}
