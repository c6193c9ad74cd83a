import { isIP } from 'node:net';
import type { Context } from 'hono';
import type { Person } from '../../ports/accounts.ts';
import { type ApiEnv, headerOf } from '../header.ts';

/** Prefix for a caller who is known only by a network address; no uid has a colon. */
export const strangers = 'address:';

/** The name under which a call is counted: the person, else the network that it came from. */
export function callerOf(c: Context<ApiEnv>, person: Person | null): string {
  return person?.uid ?? `${strangers}${networkOf(headerOf(c, 'x-forwarded-for'))}`;
}

/** Google's front end adds the last hop; the caller may have invented those before it. */
function networkOf(forwardedFor: string | undefined): string {
  const [hop = ''] =
    forwardedFor
      ?.slice(forwardedFor.lastIndexOf(',') + 1)
      .trim()
      .split('%') ?? [];
  switch (isIP(hop)) {
    case 4:
      return hop;
    case 6:
      return prefixOf(hop);
    default:
      return 'unknown';
  }
}

/** One subscriber of IPv6 has 2^64 addresses, so the first four of the eight groups count as one caller. */
function prefixOf(hop: string): string {
  // URL writes an address in its one canonical form, lower case and shortened once.
  const [head = '', tail = ''] = new URL(`http://[${hop}]`).hostname.slice(1, -1).split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const missing = 8 - groups(head).length - groups(tail).length;
  const zeros = Array.from({ length: missing }, () => '0');
  return [...groups(head), ...zeros, ...groups(tail)].slice(0, 4).join(':');
}
