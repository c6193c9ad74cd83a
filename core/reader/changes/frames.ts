/**
 * What stands around a change: something else that is to come in the place of what is cancelled, and that of what repeats
 * the rest stays.
 */
import { beginsPolitely } from '../../language/changes/plain-command.ts';

const longest = 200;

const finals: Readonly<Record<string, string>> = { כ: 'ך', מ: 'ם', נ: 'ן', פ: 'ף', צ: 'ץ' };

/** A verb is written once for a man and a woman, with an optional last letter; without it some letters end otherwise. */
function withFinals(form: string): RegExp {
  const spelled = form.replaceAll(
    /([כמנפצ])י\?/g,
    (_, letter: string) => `(?:${finals[letter] ?? letter}|${letter}י)`,
  );
  return new RegExp(spelled, 'd');
}

const cancelVerb = '(?:cancel|scrap|drop|kill|bin|ditch|call off|delete|remove|scratch)';
const putVerb = '(?:put|add|book|schedule|make|set|pop|stick|place)';
const insteadPlace =
  '(?:there|in its place|in that slot|at that time|at the same time|then|in there)(?: instead)?|instead';
const cancelVerbHe = '(?:תבטלי?|בטלי?|לבטל|תמחקי?|מחקי?|תורידי?|הורידי?|תעיפי?)';
const putVerbHe = 'ו?(?:תשימי?|שימי?|לשים|תקבעי?|קבעי?|תכניסי?|הכניסי?|תוסיפי?|תרשמי?|תרשום)';
const placeHe = '(?:במקומ[וה]|במקום(?: זה| זאת| זו)?|שם|באותה שעה|באותו זמן)';

const replaceForms: readonly RegExp[] = [
  new RegExp(
    `^(?<cancel>(?:.{0,20} )?${cancelVerb} [^,;]+?)(?:[,;]? (?:and|then)|[,;]) (?:please )?${putVerb} (?:me )?(?:in |down )?(?:an? |my |the )?(?<title>[^,;]+?) (?:${insteadPlace})[.! ]*$`,
    'i',
  ),
  withFinals(
    `^(?<cancel>(?:.{0,20} )?${cancelVerbHe} [^,;]+?),? ${putVerbHe} (?:לי )?${placeHe} (?:את )?(?<title>[^,;]+?)[.! ]*$`,
  ),
  withFinals(
    `^(?<cancel>(?:.{0,20} )?${cancelVerbHe} [^,;]+?),? ${putVerbHe} (?:לי )?(?:את )?(?<title>[^,;]+?) ${placeHe}[.! ]*$`,
  ),
];

export type Replaced = {
  /** Asks for the cancelling alone. */
  readonly cancel: string;
  /** What comes instead, as it was said. */
  readonly title: string;
};

/** "Cancel the garage call and put a haircut there instead". */
export function replacedIn(text: string): Replaced | null {
  if (!mayBeFramed(text)) return null;
  for (const form of replaceForms) {
    const { cancel, title } = form.exec(text.trim())?.groups ?? {};
    if (cancel !== undefined && title !== undefined) return { cancel, title };
  }
  return null;
}

const changesOne =
  /^\s*(?:(?:please|pls|hey|ok|okay|can you|could you|just|only) )*(?<verb>cancel|delete|remove|skip|scrap|drop|move|push|shift|postpone|reschedule) (?:(?:only|just) )?(?=\S)/i;
const cancelling = /^(?:delete|remove|skip|scrap|drop)$/i;
const rest =
  /(?:,| but| and| -)? (?:(?:not|keep|leave|and not|but not) (?:(?:the|all|all the|all of the) )?(?:(?:whole|entire|full) )?(?:series|rest|others?|other ones|every (?:week|one|time|day|month)|all(?: of (?:them|it))?|the (?:series|rest|others))(?: (?:of (?:them|it)|in|on|as (?:it is|they are|is)|alone|in place))?|(?:the )?(?:rest|others|series) (?:stays?|remains?|can stay))$/i;
const once =
  /,? (?:only|just (?:this|that) (?:once|one|time|week)|this (?:time|once) only|only this (?:once|one|time|week)|(?:just )?the once)$/i;
/** A day is of this week already. */
const thisWeek = /(day)(?: of)? this week$/i;
const daysOwn = /\b((?:sun|mon|tues|wednes|thurs|fri|satur)day)s (?=[a-z])/gi;

/** "Cancel only Thursdays run, not the whole series": the change of the one, which is what a change is of anyway. */
export function withoutTheRest(text: string): string {
  const found = text.length > longest ? null : changesOne.exec(text);
  const { verb } = found?.groups ?? {};
  if (found === null || verb === undefined) return text;
  const said = text.slice(found[0].length).replace(/[\s.!]{1,10}$/, '');
  const one = said.replace(rest, '').replace(once, '').replace(thisWeek, '$1');
  const isOfOne = one !== said || /\b(?:only|just) /i.test(found[0]);
  return isOfOne ? `${cancelling.test(verb) ? 'cancel' : verb} ${one.replace(daysOwn, "$1's ")}` : text;
}

function mayBeFramed(text: string): boolean {
  return text.length <= longest && (!text.trimEnd().endsWith('?') || beginsPolitely(text));
}
