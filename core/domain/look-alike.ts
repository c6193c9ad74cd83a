/**
 * Names and addresses that the eye takes for one another, in the manner of Unicode TR 39 with a table of our own:
 * docs/decisions/0016-look-alikes.md.
 */
import { visibleName } from './visible-text.ts';

/** Letters of other scripts, and small capitals, by the Latin letter that they resemble. */
const twins: Readonly<Record<string, string>> = {
  a: 'аαɑᴀАΑ',
  b: 'ЬƅВΒвʙ',
  c: 'сϲᴄСϹ',
  d: 'ԁժᴅ',
  e: 'еεєҽᴇЕΕ',
  f: 'ғꜰƒ',
  g: 'ɡցɢԌ',
  h: 'һհнʜНΗ',
  j: 'јϳᴊЈ',
  k: 'кκᴋКΚ',
  // All that is one upright stroke.
  l: 'iI1|іιıɪІΙӏӀʟןו',
  m: 'мᴍМΜ',
  n: 'ոռηпɴΝ',
  o: '0оοσօסᴏОΟՕ',
  p: 'рρᴘРΡ',
  q: 'ԛզ',
  r: 'гʀ',
  s: 'ѕꜱЅ',
  t: 'тτᴛТΤ',
  u: 'υսᴜ',
  v: 'νѵᴠ',
  w: 'ԝшωᴡ',
  x: 'хχХΧ',
  y: 'уγүʏУΥҮ',
  z: 'ᴢʐΖ',
};

const latinOf = new Map(
  Object.entries(twins).flatMap(([latin, others]) =>
    Array.from(others, (letter) => [letter, latin] as const),
  ),
);

/** Two texts with one skeleton look alike. Only to be compared, never to be shown. */
export function skeleton(text: string): string {
  const letters = Array.from(visibleName(text.normalize('NFKC')), (letter) => latinOf.get(letter) ?? letter);
  return letters
    .join('')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('cl', 'd');
}

/** Whether a domain is in letters that only look like what they seem: `xn--…`, or anything but plain Latin. */
export function isForeignDomain(address: string): boolean {
  const domain = domainOf(address);
  return !/^[a-z0-9._:[\]-]*$/i.test(domain) || /(?:^|\.)xn--/i.test(domain);
}

/** Two addresses of which one may be taken for the other: the same name at a domain that is nearly the same. */
export function isNearAddress(one: string, other: string): boolean {
  if (one.toLowerCase() === other.toLowerCase()) return false;
  if (skeleton(one) === skeleton(other)) return true;
  if (skeleton(localOf(one)) !== skeleton(localOf(other))) return false;
  const [a, b] = [domainOf(one), domainOf(other)].map(skeleton);
  if (a === undefined || b === undefined || a === b) return false;
  return labelOf(a) === labelOf(b) || slips(a, b) <= slipsOf(Math.min(a.length, b.length));
}

function localOf(address: string): string {
  return address.slice(0, Math.max(0, address.lastIndexOf('@')));
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}

/** The domain without its ending, also without a `co` or `com` before that: `cohen-media` of cohen-media.co.il. */
function labelOf(domain: string): string {
  return domain.replace(/(?:\.(?:co|com|org|net|gov|ac))?\.[^.]+$/, '');
}

/** Short domains are one slip apart by chance: a.co and b.co. */
function slipsOf(length: number): number {
  if (length < 7) return 0;
  return length < 14 ? 1 : 2;
}

/**
 * How many letters must be added, left out, changed or swapped with the next one. Only the beginnings of long texts are
 * compared.
 */
export function slips(one: string, other: string): number {
  const a = one.slice(0, longest);
  const b = other.slice(0, longest);
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwap ? (beforeLast[j - 2] ?? 0) + 1 : change;
      row.push(Math.min(change, swap, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

const longest = 100;
