/**
 * Words of time as people say and type them, in the way that the grammar knows them: "tues next wk" is "tuesday next
 * week", "שישי, 19:30" is "ביום שישי 19:30". The words were told from the others already, so none of them is a name.
 */
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
  [/ (?=(?:שעה וחצי|חצי שעה|רבע שעה|שעתיים|(?:עשר|עשרים|שלושים|ארבעים|חמישים)(?: וחמש)? דקות))/g, ', '],
];

export function spelledOut(time: string): string {
  return spellings
    .reduce((text, [pattern, by]) => text.replace(pattern, by), time)
    .replace(/\s+/g, ' ')
    .trim();
}

const numbers: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  שבועיים: 2,
  חודשיים: 2,
  שני: 2,
  שתי: 2,
  שלושה: 3,
  שלושת: 3,
  שלוש: 3,
  ארבעה: 4,
  ארבעת: 4,
  ארבע: 4,
  חמישה: 5,
  חמשת: 5,
  חמש: 5,
  שישה: 6,
  ששת: 6,
  שש: 6,
  שבעה: 7,
  שבעת: 7,
  שבע: 7,
  שמונה: 8,
  שמונת: 8,
  תשעה: 9,
  עשרה: 10,
  עשרת: 10,
  תשע: 9,
  עשר: 10,
};

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
    const count = numbers[said.toLowerCase()] ?? Number(said === '' ? Number.NaN : said);
    if (Number.isInteger(count) && count > 1) return count;
  }
  return null;
}
