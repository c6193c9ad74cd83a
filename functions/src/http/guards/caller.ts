import { isIP } from 'node:net';
import type { Context } from 'hono';
import type { Person } from '../../ports/person.ts';
import type { ApiEnv } from '../environment.ts';
import { headerOf } from '../header.ts';

/** Before the name of a caller who is known by an address alone; no uid has a colon. */
export const strangers = 'address:';

/** Under whom a call is counted: the person, or else the network that it came from. */
export function callerOf(c: Context<ApiEnv>, person: Person | null): string {
  return person?.uid ?? `${strangers}${networkOf(headerOf(c, 'x-forwarded-for'))}`;
}

/** The last hop is the one that Google's front end saw; what stands before it the caller may have invented. */
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

/** Whoever has one address of IPv6 has 2^64 of them: the first four of its eight groups are one caller. */
function prefixOf(hop: string): string {
  // URL writes an address in its one canonical form, lower case and shortened once.
  const [head = '', tail = ''] = new URL(`http://[${hop}]`).hostname.slice(1, -1).split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const missing = 8 - groups(head).length - groups(tail).length;
  const zeros = Array.from({ length: missing }, () => '0');
  return [...groups(head), ...zeros, ...groups(tail)].slice(0, 4).join(':');
}
