/** Words that point at what was shown before: "the second one", "that", "them", "ההודעה הזאת", "את כולן". */
import type { Pick } from '../../language/changes/read-pointed.ts';

/** Some of those shown: by their place, the first few, or by a name in their title or of somebody they are of. */
export type Some =
  | { readonly place: Pick }
  | { readonly first: number }
  /** `from`: those that somebody wrote, and not those that speak of them. */
  | { readonly named: string; readonly from?: true };

export type Pointing = {
  /** The words without those of the exception. */
  readonly text: string;
  /** Half-open range of `text`. */
  readonly start: number;
  readonly end: number;
  /** Its place among those shown, the only one, or all of them. */
  readonly pick: Pick | 'all';
  /** Of all of them those alone; of one, which it is. */
  readonly which?: Some;
  /** Those that are left as they are. */
  readonly but?: Some;
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
  [new RegExp(`(?<![א-ת])(?:ו?את )?(?:${thingsHe} )?[בל]?ה(?:${he})(?![א-ת])`), pick],
]);
const numbered = /(?:\bnumber|\bno\.?|#|(?<![א-ת])מספר) ?(?<place>[1-9])(?!\d)/i;
const all =
  /\b(?:all of (?:them|these|those)|both(?: of (?:them|these|those))?|them(?: all| both)?|these(?: ones)?|those(?: ones)?)\b|(?<![א-ת])(?:ו?את )?(?:אותם|אותן|כולם|כולן|שניהם|שתיהן|אלה|אלו)(?![א-ת])/i;
const only = new RegExp(
  `\\b(?:that|this)(?: ${things})?(?= *(?:$|[.,!?;:]|(?:is|was|to|at|on|in|by|until|till|about|as|from|off|out|up|back|away|down|please|pls|too|again|tomorrow|today|tonight|now|later|for|and|can|should|goes|needs|doesn|saying|with|telling|asking)\\b))|(?<!\\b(?:got|get|gets|saw|seen|doing|done|love|loved|like|liked) )\\bit(?:['’]s)?\\b|(?<![א-ת])(?:ו?את (?:זה|זאת|זו|אותה|אותו)|אות[והּ]|אותה|${thingsHe} (?:הזה|הזאת|הזו|ההוא|ההיא)|עליה|עליו|על זה|על זאת)(?![א-ת])`,
  'i',
);

const counts: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  שני: 2,
  שתי: 2,
  שלושת: 3,
  שלוש: 3,
  ארבעת: 4,
  ארבע: 4,
};
const firstFew =
  /(?:\bthe |^)(?:first|top) (?<count>two|three|four|five|[2-9])(?: of (?:them|these|those))?(?! (?:days|weeks|hours|months))\b|(?<![א-ת])(?:את )?(?<countHe>שני|שתי|שלושת|שלוש|ארבעת|ארבע) ה(?:(?:מיילים |הודעות |פגישות |משימות |תזכורות )ה)?ראשונ(?:ים|ות)(?![א-ת])/i;

/** "Except the last one", "חוץ מהשנייה", "but not the one from Dana": up to the end, a mark, or the deed behind it. */
const except =
  /[,;]? ?(?:\b(?:except(?: for)?|apart from|other than|excluding|leaving out|but(?: not)?(?= (?:the|number|no\.|those|that|from|mails?)\b)) |(?<![א-ת])(?:חוץ (?:מן |מ-?)|מלבד |למעט |פרט ל-?|בלי (?:את )?(?=ה)))(?<what>[^,.;!?]{2,60}?)(?=[,.;!?]|$| (?:archive|delete|trash|mark|star|cancel|move|snooze|ת?(?:עביר|מחק|סמנ|סמן|בטל|ארכב|זיז)י?)(?![\p{L}]))/iu;
const everything = /\b(?:everything|all(?: of it)?)\b|(?<![א-ת])(?:את )?(?:הכול|הכל|כולם|כולן)(?![א-ת])/i;
const named =
  /^(?:(?:the |that )?(?:ones?|those|e-?mails?|mails?|messages?|meetings?|reminders?|tasks?)? ?(?:that (?:is|are|was) |that )?(?:(?<from>from|by)|about|with|of|for|on) (?:the |my )?|(?:ה?(?:מייל|מיילים|הודעה|הודעות|אחד|אחת|אלה|פגישה|תזכורת|משימה) )?(?:(?<fromHe>של|מאת)|על|עם|לגבי) |מ(?=ה?[א-ת]{2}))(?<name>.{2,50})$/i;
/** "Those from Dana", "the one about the kiln, archive it" */
const described =
  /^(?<one>the one|that one)?(?:those|these|them|the ones)? ?(?:(?<from>from|by)|about|with|of) (?:the |my )?(?!(?:inbox|mailbox|calendar|diary|list|schedule|phone|here|there|folder)\b)(?<name>[^,.;!?]{2,40}?)(?=[,.;!?]|$| (?:archive|delete|trash|mark|star|cancel|move|snooze|to|as|in|into|and)\b)|^(?:את )?(?<oneHe>זה|זאת|ההוא|ההיא)?(?:אלה|אלו|אותם|אותן)? ?(?:על |עם |(?<fromHe>של |מ-?(?!חר(?:תיים)?(?![א-ת])|יד(?![א-ת])|אוחר|וקדם|ול(?![א-ת]))))(?!ה?(?:יומן|רשימה|תיבה|תיקייה)(?![א-ת]))(?<nameHe>[^,.;!?]{2,40}?)(?=[,.;!?]|$| (?:ל?ת?(?:ארכיון|פח|אשפה|עביר|מחק|סמן|סמנ|ארכב|בטל|זיז)|כ?נקרא|בכוכב|ואת))/iu;
const begins =
  /^(?:the one|that one|those|these|them|the ones|(?:את )?(?:זה|זאת|ההוא|ההיא|אלה|אלו|אותם|אותן)|את(?= של ))(?![\p{L}])/iu;

/** In characters: what is longer tells a story. */
export const longestPointing = 400;

/** The first words that point; null where none do, and where it is not plain what is to be left as it is. */
export function pointingIn(said: string): Pointing | null {
  if (said.length > longestPointing) return null;
  const left = except.exec(said);
  const what = left?.groups?.['what'];
  if (left === null || what === undefined) return pointedIn(said);
  const text = `${said.slice(0, left.index)}${said.slice(left.index + left[0].length)}`.trim();
  const pointing = pointedIn(text) ?? allOf(text);
  const but = someIn(what);
  return pointing === null || but === null ? null : { ...pointing, but };
}

function allOf(text: string): Pointing | null {
  const found = everything.exec(text);
  return found === null ? null : at(text, found, 'all');
}

/** Null where more is said than one place, a number of the first, or one name. */
function someIn(what: string): Some | null {
  const said = what.trim();
  const isWhole = (form: RegExp) =>
    [said, `ה${said}`].find((one) => form.exec(one)?.[0].length === one.length);
  if (isWhole(firstFew) !== undefined) return { first: countOf(firstFew.exec(said)) };
  for (const [form, place] of placesSaid) if (isWhole(form) !== undefined) return { place };
  if (isWhole(numbered) !== undefined) return { place: Number(numbered.exec(said)?.groups?.['place']) - 1 };
  if (/\b(?:and|or|not)\b|[,&]| ו(?=[א-ת]{3})/i.test(said)) return null;
  const of = named.exec(said)?.groups;
  const name = of?.['name'] ?? (/^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u.test(said) ? said : null);
  if (name === null) return null;
  return someNamed(name, of === undefined || of['from'] !== undefined || of['fromHe'] !== undefined);
}

function someNamed(name: string, isFrom: boolean): Some {
  const bare = name.replace(/^ה(?=[א-ת]{3})/, '').replace(/['’]s$/, '');
  return isFrom ? { named: bare, from: true } : { named: bare };
}

function pointedIn(text: string): Pointing | null {
  const few = firstFew.exec(text);
  if (few !== null) return { ...at(text, few, 'all'), which: { first: countOf(few) } };
  for (const [form, pick] of placesSaid) {
    const found = form.exec(text);
    if (found !== null) return at(text, found, pick);
  }
  const number = numbered.exec(text);
  if (number !== null) return at(text, number, Number(number.groups?.['place']) - 1);
  const which = describedIn(text);
  if (which !== null) return which;
  const several = all.exec(text);
  if (several !== null) return at(text, several, 'all');
  const one = only.exec(text);
  return one === null ? null : at(text, one, 'only');
}

function describedIn(text: string): Pointing | null {
  for (const from of text.matchAll(/(?<![\p{L}])(?=[\p{L}])/gu)) {
    const rest = text.slice(from.index);
    const found = begins.test(rest) ? described.exec(rest) : null;
    if (found === null) continue;
    const { one, oneHe, name, nameHe, from: by, fromHe } = found.groups ?? {};
    const isOne = one !== undefined || oneHe !== undefined;
    const which = someNamed((name ?? nameHe ?? '').trim(), by !== undefined || fromHe !== undefined);
    const start = from.index;
    return { text, start, end: start + found[0].length, pick: isOne ? 'only' : 'all', which };
  }
  return null;
}

function countOf(found: RegExpExecArray | null): number {
  const groups = found?.groups;
  const said = (groups?.['count'] ?? groups?.['countHe'] ?? '').toLowerCase();
  return counts[said] ?? Number(said);
}

function at(text: string, { index, 0: said }: RegExpExecArray, pick: Pointing['pick']): Pointing {
  return { text, start: index, end: index + said.length, pick };
}
