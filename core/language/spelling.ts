/**
 * Slips of the finger in command words: "emial", "shedule", "תזכיק". A word that nobody knows may also be read as
 * the one command word that is a single slip away; the text itself is never changed.
 */

/** The command words that a word may be a slip of; null for a word that is one of its own. */
export type Respell = (word: string) => readonly string[] | null;

const shortest = { latin: 5, hebrew: 4 } as const;
const longest = 14;

/** Letters that sound alike, or lie beside each other on the Hebrew keyboard. */
const hebrewSlips = [
  'תט', 'כק', 'אע', 'חכ', 'סש', 'בו', 'הא', 'גכ', 'רק', 'שד', 'דג', 'כע', 'עי', 'יח', 'חל', 'לך', 'אט', 'טו', 'ון', 'נמ', 'מצ', 'צת', 'קר', 'זס', 'סב', 'בה', 'הנ',
]; // prettier-ignore
const hebrewMatres = 'ויאה';
/** Endings that make another form of the word, not a slip. */
const inflection = /(?:s|d|r|ed|er|ing|ers|y|ly|n|ים|ות|תי|נו|[תהויםןך])$/;

export function respellTo(targets: Iterable<string>, known: (word: string) => boolean): Respell {
  const byDeletion = new Map<string, string[]>();
  for (const target of new Set(targets)) {
    if (!isLongEnough(target)) continue;
    for (const key of [target, ...deletions(target)]) {
      const bucket = byDeletion.get(key);
      if (bucket === undefined) byDeletion.set(key, [target]);
      else bucket.push(target);
    }
  }
  return (word) => {
    if (known(word)) return null;
    if (!isLongEnough(word) || word.length > longest) return [];
    const found = new Set<string>();
    for (const key of [word, ...deletions(word)]) {
      for (const target of byDeletion.get(key) ?? []) if (isSlip(word, target)) found.add(target);
    }
    return [...found];
  };
}

function isLongEnough(word: string): boolean {
  return word.length >= (isHebrew(word) ? shortest.hebrew : shortest.latin);
}

function deletions(word: string): readonly string[] {
  return Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1));
}

/** One letter swapped, doubled, left out or mistaken; the first letter is rarely wrong. */
function isSlip(word: string, target: string): boolean {
  if (word === target || word.charAt(0) !== target.charAt(0)) return false;
  const start = commonPrefix(word, target);
  const a = word.slice(start);
  const b = target.slice(start);
  if (a.length === b.length) {
    const isSwap = a.charAt(0) === b.charAt(1) && a.charAt(1) === b.charAt(0) && a.slice(2) === b.slice(2);
    return isSwap || (a.slice(1) === b.slice(1) && isMistakable(a.charAt(0), b.charAt(0)));
  }
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  if (shorter !== longer.slice(1)) return false;
  if (inflects(word, target)) return false;
  return !isHebrew(word) || hebrewMatres.includes(longer.charAt(0)) || longer.charAt(0) === longer.charAt(1);
}

function isMistakable(a: string, b: string): boolean {
  return !isHebrew(a) || hebrewSlips.some((pair) => pair.includes(a) && pair.includes(b));
}

function inflects(word: string, target: string): boolean {
  const [shorter, longer] = word.length < target.length ? [word, target] : [target, word];
  if (longer.endsWith('ות') && shorter === `${longer.slice(0, -2)}ת`) return true;
  return longer.startsWith(shorter) && inflection.test(longer);
}

function commonPrefix(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a.charAt(length) === b.charAt(length)) length += 1;
  return length;
}

function isHebrew(word: string): boolean {
  return word >= 'א' && word.charAt(0) <= 'ת';
}
