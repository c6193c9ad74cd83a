/** How near one name sounds to another, in either alphabet. Dictated names are spelled as they were heard. */
import { slips } from './look-alike.ts';

/** Names with this many consonants may differ by one; among shorter names almost all would match. */
const fewestToSlip = 3;
const slipOfConsonant = 3;
/** The two consonants are spoken in the same place, such as f and v. */
const slipOfKin = 1.5;

/**
 * 0 for the same sound and letters; a higher number is less alike; null for different names. Consonants decide. Vowels,
 * which Hebrew does not write, only rank names that are otherwise equal.
 */
export function soundDistance(heard: string, name: string): number | null {
  const [one, other] = [soundOf(heard), soundOf(name)];
  if (one.consonants.length < 2 || other.consonants.length < 2) {
    const isSame = one.consonants === other.consonants && one.consonants !== '' && one.ends === other.ends;
    return isSame ? 1 + vowelsBetween(heard, name) : null;
  }
  const missed = slips(one.consonants, other.consonants);
  const mayMiss = Math.min(one.consonants.length, other.consonants.length) >= fewestToSlip;
  if (missed > 1 || (missed === 1 && !mayMiss)) return null;
  const slip = slips(kinOf(one.consonants), kinOf(other.consonants)) < missed ? slipOfKin : slipOfConsonant;
  return 1 + missed * slip + (one.ends === other.ends ? 0 : 1) + vowelsBetween(heard, name);
}

/**
 * Two names that may sound alike share one of these at least: the consonants, and where one may have been misheard, all
 * but one of them.
 */
export function soundKeys(name: string): string[] {
  const { consonants } = soundOf(name);
  if (consonants === '') return [];
  const allButOne =
    consonants.length < fewestToSlip
      ? []
      : Array.from(consonants, (_, at) => consonants.slice(0, at) + consonants.slice(at + 1));
  return [...new Set([consonants, ...allButOne])];
}

type Sound = { consonants: string; ends: string };

function soundOf(name: string): Sound {
  const spoken = isHebrew(name) ? fromHebrew(name) : fromLatin(name);
  return {
    consonants: spoken.replace(/[a-z]/g, '').replace(/(.)\1+/g, '$1'),
    // Whether a vowel begins and ends it.
    ends: `${/^[a-z]/.test(spoken) ? 'a' : ''}-${/[a-z]$/.test(spoken) ? 'a' : ''}`,
  };
}

/** Counts other letters within one alphabet. Each adds a tenth, so that they never outweigh a consonant. */
function vowelsBetween(heard: string, name: string): number {
  return isHebrew(heard) === isHebrew(name) ? Math.min(9, slips(heard, name)) / 10 : 0;
}

function kinOf(consonants: string): string {
  return consonants.replace(/B/g, 'P').replace(/Z/g, 'S').replace(/G/g, 'K').replace(/D/g, 'T');
}

function isHebrew(name: string): boolean {
  return /\p{Script=Hebrew}/u.test(name);
}

// Consonants are capitals, one for each class that both alphabets can tell apart; vowels are small letters.

const hebrew: Readonly<Record<string, string>> = {
  א: 'a', ב: 'B', ג: 'G', ד: 'D', ה: 'a', ו: 'o', ז: 'Z', ח: 'K', ט: 'T', י: 'i', כ: 'K', ך: 'K', ל: 'L', מ: 'M',
  ם: 'M', נ: 'N', ן: 'N', ס: 'S', ע: 'a', פ: 'P', ף: 'P', צ: 'Z', ץ: 'Z', ק: 'K', ר: 'R', ש: 'S', ת: 'T',
}; // prettier-ignore

function fromHebrew(name: string): string {
  // Two of them, or one that begins the word, are the consonant.
  const spelled = name.replace(/וו|^ו/g, 'ב');
  const sounds = Array.from(spelled, (letter) => hebrew[letter] ?? '').join('');
  return name.startsWith('ה') ? `H${sounds.slice(1)}` : sounds;
}

/** Groups of letters with one sound, longest first. */
const groups: readonly [RegExp, string][] = [
  [/sch|sh|tch/g, 'S'],
  [/tz|ts/g, 'Z'],
  [/ph/g, 'P'],
  [/th/g, 'T'],
  [/ch|kh|ck|qu|c(?![eiy])/g, 'K'],
  [/c|x$/g, 'S'],
  [/x/g, 'KS'],
  [/dg|gh?|j/g, 'G'],
  [/^wh?|(?<![aeiou])w/g, 'B'],
  [/w/g, 'u'],
  [/^h/g, 'H'],
  [/h/g, ''],
];

const latin: Readonly<Record<string, string>> = {
  b: 'B', v: 'B', d: 'D', z: 'Z', k: 'K', q: 'K', t: 'T', l: 'L', m: 'M', n: 'N', s: 'S', p: 'P', f: 'P', r: 'R',
  y: 'i',
}; // prettier-ignore

function fromLatin(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
  const grouped = groups.reduce((text, [letters, sound]) => text.replace(letters, sound), plain);
  return Array.from(grouped, (letter) => latin[letter] ?? letter)
    .join('')
    .replace(/[^A-Za-z]/g, '');
}
