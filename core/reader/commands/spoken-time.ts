/**
 * Words of time as people say and type them, in the way that the grammar knows them: "tues next wk" is "tuesday next
 * week", "שישי, 19:30" is "ביום שישי 19:30". The words were told from the others already, so none of them is a name.
 */
import { numberAt } from '../../language/numbers.ts';
import { read } from '../../language/sentence.ts';

const spellings: readonly (readonly [RegExp, string])[] = [
  [/\bwks?\b/gi, 'week'],
  [/\bnxt\b/gi, 'next'],
  [/\byrs?\b/gi, 'year'],
  [/\bmths?\b/gi, 'month'],
  [/\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) and half\b/gi, '$1 thirty'],
  [/\b(?:umm?|uh|er|like|say|about|around|roughly|max|tops|sharp)\b/gi, ' '],
  [/(?<![א-ת])(?<!יום )(?<!ימי )(?<!כל )(ראשון|שני|שלישי|רביעי|חמישי|שישי|ששי)(?![א-ת])/g, 'ביום $1'],
  [/(?<![א-ת])(?:חמשי|חימישי)(?![א-ת])/g, 'ביום חמישי'],
  [/(?<![א-ת])(?:בערך|בדיוק|אה|אממ|נגיד)(?![א-ת])/g, ' '],
  // An hour before a length is no part of it: "twelve, forty five minutes".
  [
    / (?=(?:(?:twenty|thirty|forty|fifty)[ -])?(?:five|ten|fifteen|twenty|thirty|forty|fifty|ninety) minutes\b)(?<!(?:for|twenty|thirty|forty|fifty) )/gi,
    ', ',
  ],
  [
    /(?<!עוד|תוך|כל|לפני|אחרי|של),? (?=(?:שעה וחצי|חצי שעה|רבע שעה|שעתיים|(?:עשר|עשרים|שלושים|ארבעים|חמישים)(?: וחמש)? דקות))/g,
    ', ',
  ],
];

export function spelledOut(time: string): string {
  return spellings
    .reduce((text, [pattern, by]) => text.replace(pattern, by), time)
    .replace(/\s+/g, ' ')
    .trim();
}

/** "for the next six Mondays", "six times", "ששת ימי שני הבאים". */
const counted: readonly RegExp[] = [
  /\b(?:the )?next (\d{1,2}|[a-z]+) (?:sun|mon|tues|wednes|thurs|fri|satur)days\b/i,
  /\b(\d{1,2}|[a-z]+) times\b(?! (?:a|per|each|every))/i,
  /(?<![א-ת])ל?ב?-?(\d{1,2}|[א-ת]+) ימי [א-ת]+ הבאים/,
  /(?<![א-ת])(\d{1,2}|[א-ת]+) פעמים(?! ב)/,
];

/** A rule of a series that says how often it comes, if the words do. */
export function withCount(rule: string | null, words: string): string | null {
  const count = rule === null || /COUNT|UNTIL/.test(rule) ? null : countSaid(words);
  return count === null ? rule : `${rule};COUNT=${count}`;
}

function countSaid(text: string): number | null {
  for (const pattern of counted) {
    const [, said = ''] = pattern.exec(text) ?? [];
    const count = numberSaid(said);
    if (count !== null && count > 1) return count;
  }
  return null;
}

/** Of digits or a word; null where it is no number. */
export function numberSaid(word: string): number | null {
  return numberAt(read(word, () => null).tokens, 0)?.value ?? null;
}
