import { sha256Hex } from './sha256.ts';

/**
 * Hex SHA-256 of what the person is shown: the canonical JSON of {actionType, payload}. Execution recomputes it,
 * so what was shown is what is sent. Rule ledger.hash.1.
 */
export function payloadHash(actionType: string, payload: Readonly<Record<string, unknown>>): string {
  return sha256Hex(canonicalJson({ actionType, payload }));
}

/** JSON with keys sorted at every level, and without null or undefined fields or `access_token`. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
      .filter(([key, field]) => field !== null && field !== undefined && key !== 'access_token')
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`);
    return `{${entries.join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}
