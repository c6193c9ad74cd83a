import { z } from 'zod';

import type { ConsentStore } from './store.ts';

const ConsentEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('withdrawn'), email: z.email() }),
  z.object({ kind: z.literal('expired'), email: z.email() }),
  /** The member opens the settings and changes nothing. */
  z.object({ kind: z.literal('looked'), email: z.email() }),
  z.object({ kind: z.literal('scopes'), email: z.email(), scopes: z.array(z.string()) }),
]);

/**
 * Applies an event to a member's grants at the vendor, by `POST /_inbound`. Answers whether anything is still allowed.
 */
export function receiveConsentEvent(store: ConsentStore): (message: object) => object {
  return (message) => {
    const event = ConsentEvent.parse(message);
    const { id } = store.openMember(event.email);
    if (event.kind === 'withdrawn') store.withdraw(id);
    if (event.kind === 'expired') store.endAccess(id);
    if (event.kind === 'scopes') store.narrow(id, event.scopes);
    return { allowed: store.isAllowed(id) };
  };
}
