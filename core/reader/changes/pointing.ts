/** Words that point at what was shown before: "the second one", "that", "them", "ההודעה הזאת", "את כולן". */
import type { Pick } from '../../language/changes/read-pointed.ts';

export type Pointing = {
  /** Half-open range of the text. */
  readonly start: number;
  readonly end: number;
  /** Its place among those shown, the only one, or all of them. */
  readonly pick: Pick | 'all';
  /** Of all of them, the one that is left as it is. */
  readonly but?: Pick;
};

const things =
  '(?:one|e-?mail|mail|message|meeting|call|event|task|thing|item|reminder|newsletter|invoice|bill|invitation|invite)';
const thingsHe =
  '(?:ה?מייל|ה?הודעה|ה?פגישה|ה?שיחה|ה?אירוע|ה?משימה|ה?תזכורת|ה?דבר|ה?חשבונית|ה?חשבון|ה?הזמנה|ה?ניוזלטר)';

const placesSaid: readonly (readonly [RegExp, Pick])[] = (
  [
    [0, '(?:first|1st|top)', 'ראשונ?ה?|ראשון'],
    [1, '(?:second|2nd)', 'שניי?ה?|שני'],
    [2, '(?:third|3rd)', 'שלישית?'],
    [3, '(?:fourth|4th)', 'רביעית?'],
    [4, '(?:fifth|5th)', 'חמישית?'],
    ['last', '(?:last|bottom)', 'אחרונ?ה|אחרון'],
  ] as const
).flatMap(([pick, en, he]) => [
  [
    new RegExp(
      `\\b(?:the|that) ${en}(?: ${things})?\\b|^${en}(?: ${things})?(?= (?:is|was|goes|can|should|has)\\b)`,
      'i',
    ),
    pick,
  ],
  [
    new RegExp(
      `(?:(?<![א-ת])|(?<=(?:חוץ|מלבד|פרט) [מל]))(?:ו?את )?(?:${thingsHe} )?[בל]?ה(?:${he})(?![א-ת])`,
    ),
    pick,
  ],
]);
const numbered = /(?:\bnumber|\bno\.?|#|(?<![א-ת])מספר) ?(?<place>[1-9])(?!\d)/i;
const all =
  /\b(?:all of (?:them|these|those)|both(?: of (?:them|these|those))?|them(?: all| both)?|these(?: ones)?|those(?: ones)?)\b|(?<![א-ת])(?:ו?את )?(?:אותם|אותן|כולם|כולן|שניהם|שתיהן|אלה|אלו)(?![א-ת])/i;
const only = new RegExp(
  `\\b(?:that|this)(?: ${things})?(?= *(?:$|[.,!?;:]|(?:is|was|to|at|on|in|by|until|till|about|as|from|off|out|up|back|away|down|please|pls|too|again|tomorrow|today|tonight|now|later|for|and|can|should|goes|needs|doesn)\\b))|\\bit(?:['’]s)?\\b|(?<![א-ת])(?:ו?את (?:זה|זאת|זו|אותה|אותו)|אות[והּ]|אותה|${thingsHe} (?:הזה|הזאת|הזו|ההוא|ההיא)|עליה|עליו|על זה|על זאת)(?![א-ת])`,
  'i',
);

const exceptFor =
  /\b(?:except|but|besides|apart from|other than|excluding|save)(?: for)? $|(?<![א-ת])(?:חוץ|מלבד|פרט|למעט|בלי) ?(?:מ|ל|את )?-?$/i;

/** The first words that point; null where none do. */
export function pointingIn(text: string): Pointing | null {
  for (const [form, pick] of placesSaid) {
    const found = form.exec(text);
    if (found === null) continue;
    const several = all.exec(text);
    if (several === null || !exceptFor.test(text.slice(0, found.index))) return at(found, pick);
    const { start } = at(several, 'all');
    return { start, end: found.index + found[0].length, pick: 'all', but: pick };
  }
  const number = numbered.exec(text);
  if (number !== null) return at(number, Number(number.groups?.['place']) - 1);
  const several = all.exec(text);
  if (several !== null) return at(several, 'all');
  const one = only.exec(text);
  return one === null ? null : at(one, 'only');
}

function at({ index, 0: said }: RegExpExecArray, pick: Pointing['pick']): Pointing {
  return { start: index, end: index + said.length, pick };
}
