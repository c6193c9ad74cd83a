/** Mail addresses, links, handles and phone numbers: found in the raw text, before words are. */
import { phoneDigits } from '../domain/phone-digits.ts';

export type AddressKind = 'email' | 'url' | 'handle';

const localPart = /[a-z0-9._%+'-]/;
const domainPart = /[a-z0-9.-]/;
const domain = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,24}/;
const link = /(?:https?:\/\/|www\.)[^\s"<>]+/g;
const longestLocalPart = 64;
const longestDomain = 253;

/** Where each address begins, with its end. Looking outwards from each @ keeps this linear. */
export function addressEnds(text: string): ReadonlyMap<number, { kind: AddressKind; end: number }> {
  const found = new Map<number, { kind: AddressKind; end: number }>();
  for (const match of text.matchAll(link)) {
    found.set(match.index, { kind: 'url', end: withoutMarks(text, match.index + match[0].length) });
  }
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const address = addressAround(text, at);
    if (address !== null) found.set(address.start, address);
  }
  return found;
}

/** What ends a sentence ends no link. */
function withoutMarks(text: string, linkEnd: number): number {
  let end = linkEnd;
  while ('.,!?)'.includes(text.charAt(end - 1))) end -= 1;
  return end;
}

function addressAround(text: string, at: number): { kind: AddressKind; start: number; end: number } | null {
  let start = at;
  while (start > 0 && at - start < longestLocalPart && localPart.test(text.charAt(start - 1))) start -= 1;
  while (start < at && /[.'%+-]/.test(text.charAt(start))) start += 1;
  let limit = at + 1;
  while (limit < text.length && limit - at <= longestDomain && domainPart.test(text.charAt(limit)))
    limit += 1;
  const host = domain.exec(text.slice(at + 1, limit))?.[0];
  if (start < at && host !== undefined) return { kind: 'email', start, end: at + 1 + host.length };
  if (start === at && limit > at + 2 && /[a-z]/.test(text.charAt(at + 1))) {
    return { kind: 'handle', start, end: limit };
  }
  return null;
}

const separator = /[-. ()]/;
const digit = /\d/;

/**
 * The end of a phone number that begins here, or null. Digit groups are taken while they still make a plan we
 * know, so that "054-1234567 15:30" does not swallow the hour.
 */
export function phoneEnd(text: string, at: number): number | null {
  const first = text.charAt(at);
  if (!digit.test(first) && first !== '+' && first !== '(') return null;
  if (at > 0 && /[\d:/.]/.test(text.charAt(at - 1))) return null;
  const groups: string[] = [];
  let best: number | null = null;
  let i = first === '+' ? at + 1 : at;
  let total = 0;
  while (i < text.length) {
    const groupStart = skipSeparators(text, i, groups.length === 0 ? 1 : 3);
    let groupEnd = groupStart;
    while (
      groupEnd < text.length &&
      groupEnd - groupStart <= phoneDigits.max &&
      digit.test(text.charAt(groupEnd))
    ) {
      groupEnd += 1;
    }
    if (groupEnd === groupStart) break;
    groups.push(text.slice(groupStart, groupEnd));
    total += groupEnd - groupStart;
    if (total > phoneDigits.max) break;
    if (isPhoneShape(first, groups) && endsCleanly(text, groupEnd)) best = groupEnd;
    i = groupEnd;
  }
  return best;
}

function skipSeparators(text: string, from: number, atMost: number): number {
  let i = from;
  while (i < text.length && i - from < atMost && separator.test(text.charAt(i))) i += 1;
  return i;
}

function endsCleanly(text: string, end: number): boolean {
  return !/^(?:\d|[:/.]\d)/.test(text.slice(end, end + 2));
}

function isPhoneShape(first: string, groups: readonly string[]): boolean {
  const digits = groups.join('');
  if (first === '+') return digits.length >= 8;
  if (digits.startsWith('00')) return digits.length >= 10;
  if (digits.startsWith('0')) return digits.length === 9 || digits.length === 10;
  if (digits.startsWith('972')) return digits.length === 11 || digits.length === 12;
  if (groups.length === 1) return digits.length >= 9;
  return digits.length === 10 && groups.length === 3;
}
