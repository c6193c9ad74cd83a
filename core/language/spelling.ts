/**
 * Slips of the finger in command words: "emial", "shedule", "תזכיק", "remindme". A word that nobody knows may also be
 * read as the words of the grammar that are a single slip away; the text itself is never changed.
 */

/** The command words that a word may be a slip of; null for a word that is one of its own. */
export type Respell = (word: string) => readonly string[] | null;

/** Shorter words have too many neighbours; of those one letter shorter only swapped letters count ("sned", "taks"). */
const shortest = { latin: 5, hebrew: 4 } as const;
const longest = 14;

const keyboards = [
  ['qwertyuiop', 'asdfghjkl;', 'zxcvbnm,.'],
  ["/'קראטוןםפ", 'שדגכעיחלךף', 'זסבהנמצתץ'],
];
/** Letters that sound alike. */
const sounds = ['אעה', 'טת', 'כקח', 'סשצז', 'בו', 'יא', 'aeiouy', 'ckqs', 'szx', 'gj', 'fvp', 'td', 'mn'];
const hebrewMatres = 'ויאה';
/** Endings that make another form of the word, not a slip. */
const inflection = /(?:s|d|r|ed|er|ing|ers|y|ly|n|ים|ות|תי|נו|[תהויםןך])$/;
/** Days have no other forms. */
const isDay = /^(?:ראשון|שלישי|רביעי|חמישי|שישי)$/;

export function respellTo(targets: Iterable<string>, known: (word: string) => boolean): Respell {
  const byDeletion = new Map<string, string[]>();
  for (const target of new Set(targets)) {
    if (target.length < shortestOf(target) - 1) continue;
    for (const key of [target, ...deletions(target)]) {
      const bucket = byDeletion.get(key);
      if (bucket === undefined) byDeletion.set(key, [target]);
      else bucket.push(target);
    }
  }
  return (word) => {
    if (known(word)) return null;
    const short = word.replace(/(.)\1{2,}/gu, '$1');
    if (short !== word && known(short)) return [short];
    if (word.length < shortestOf(word) - 1 || word.length > longest) return [];
    const found = new Set<string>();
    for (const key of [word, ...deletions(word)]) {
      for (const target of byDeletion.get(key) ?? []) if (isSlip(word, target)) found.add(target);
    }
    return [...found];
  };
}

function shortestOf(word: string): number {
  return isHebrew(word) ? shortest.hebrew : shortest.latin;
}

function deletions(word: string): readonly string[] {
  return Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1));
}

/** One letter swapped, doubled, left out or mistaken; the first letter only for its neighbour. */
function isSlip(word: string, target: string): boolean {
  if (word === target) return false;
  const start = commonPrefix(word, target);
  const a = word.slice(start);
  const b = target.slice(start);
  if (a.length === b.length) {
    const isSwap = a.charAt(0) === b.charAt(1) && a.charAt(1) === b.charAt(0) && a.slice(2) === b.slice(2);
    if (isSwap) return start > 0 && (isHebrew(word) ? word.length > 3 : true);
    return (
      isLong(word, target, start === 0 ? 1 : 0) && a.slice(1) === b.slice(1) && isMistakable(a, b, start)
    );
  }
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  if (start === 0 || !isLong(word, target, 0) || shorter !== longer.slice(1)) return false;
  if (isDay.test(target)) return true;
  if (inflects(word, target)) return false;
  return !isHebrew(word) || hebrewMatres.includes(longer.charAt(0)) || longer.charAt(0) === longer.charAt(1);
}

function isLong(word: string, target: string, more: number): boolean {
  return Math.min(word.length, target.length) >= shortestOf(word) + more;
}

/** In a long Latin word any letter may be wrong but the first. */
function isMistakable(word: string, target: string, start: number): boolean {
  const [a, b] = [word.charAt(0), target.charAt(0)];
  if (start > 0 && !isHebrew(target) && start + target.length > 5) return true;
  return sounds.some((alike) => alike.includes(a) && alike.includes(b)) || isBeside(a, b);
}

function isBeside(a: string, b: string): boolean {
  const [first, second] = [a, b].map((letter) =>
    keyboards.flatMap((rows) =>
      rows.flatMap((row, y) => (row.includes(letter) ? [{ x: row.indexOf(letter), y }] : [])),
    ),
  );
  return (first ?? []).some((one) =>
    (second ?? []).some((other) => Math.abs(one.x - other.x) <= 1 && Math.abs(one.y - other.y) <= 1),
  );
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
