import { z } from 'zod';

import { dayMs } from '@crocodile-hub/core/time/units';
import { GoogleError } from '../errors.ts';

const SyncState = z.object({ revision: z.number(), issuedAt: z.number() });

type SyncState = z.infer<typeof SyncState>;

const LIFETIME_MS = 28 * dayMs;

export function writeSyncToken(state: SyncState): string {
  return Buffer.from(JSON.stringify(state)).toString('base64url');
}

/** The revision of the token; a token from before a reset, or a too old one, requires a full sync. */
export function readSyncToken(token: string, current: SyncState): number {
  const state = parse(token);
  if (!state || state.revision > current.revision || state.issuedAt < current.issuedAt - LIFETIME_MS) {
    throw new GoogleError('fullSyncRequired');
  }
  return state.revision;
}

function parse(token: string): SyncState | undefined {
  try {
    return SyncState.parse(JSON.parse(Buffer.from(token, 'base64url').toString()));
  } catch {
    return undefined;
  }
}
