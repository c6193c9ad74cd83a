import type { gmail_v1 } from 'googleapis/build/src/apis/gmail/index.js';
import { isSigned } from './authentication.ts';

type Headers = readonly gmail_v1.Schema$MessagePartHeader[];

const longestAddress = 2_000;

/**
 * The https address that leaves a mailing list with one POST (RFC 8058); null without one. The mail needs a valid DKIM
 * signature (section 4), according to Gmail.
 */
export function oneClickAddress(headers: Headers): string | null {
  const wish = only(headers, 'List-Unsubscribe-Post');
  const isOneClick = wish?.trim().toLowerCase() === 'list-unsubscribe=one-click';
  return isOneClick && isSigned(headers) ? httpsAddress(only(headers, 'List-Unsubscribe') ?? '') : null;
}

/** A header that occurs once. If there are two, it is unknown which one the signature covers. */
function only(headers: Headers, name: string): string | null {
  const [first, second] = named(headers, name);
  return second === undefined ? (first ?? null) : null;
}

function named(headers: Headers, name: string): string[] {
  return headers.flatMap((one) => (one.name?.toLowerCase() === name.toLowerCase() ? [one.value ?? ''] : []));
}

/** The first https address among those in angle brackets (RFC 2369). */
function httpsAddress(list: string): string | null {
  let start = list.indexOf('<');
  while (start !== -1) {
    const end = list.indexOf('>', start);
    if (end === -1) return null;
    // A long line is folded, within an address too.
    const url =
      end - start > longestAddress ? null : URL.parse(list.slice(start + 1, end).replace(/\s/g, ''));
    if (url?.protocol === 'https:') return url.href;
    start = list.indexOf('<', end);
  }
  return null;
}
