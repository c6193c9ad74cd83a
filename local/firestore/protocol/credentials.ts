import { owner, type Caller } from '../access/caller.ts';
import { StatusError } from '../model/status.ts';

/**
 * The caller that an Authorization header names. Emulator tokens are unsigned, and rules-unit-testing uses times in
 * 1970, so neither signature nor expiry is checked.
 */
export function callerOf(authorization: string | undefined): Caller {
  if (!authorization) return { kind: 'user', auth: null };
  const token = /^Bearer (.+)$/i.exec(authorization.trim())?.[1];
  if (token === 'owner') return owner;
  const payload = token === undefined ? null : payloadOf(token);
  const uid = payload?.sub ?? payload?.user_id;
  if (!payload || typeof uid !== 'string')
    throw new StatusError('UNAUTHENTICATED', 'Invalid authentication token.');
  return { kind: 'user', auth: { uid, token: payload } };
}

function payloadOf(token: string): Record<string, unknown> | null {
  const encoded = token.split('.')[1];
  if (!encoded) return null;
  try {
    const payload: unknown = JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8'));
    return typeof payload === 'object' && payload !== null && !Array.isArray(payload) ? { ...payload } : null;
  } catch {
    return null;
  }
}
