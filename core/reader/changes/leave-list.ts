/** Lists that write to one, and are to be left or told: "unsubscribe me from the newsletter", "what newsletters do I get". */

export type ListWish = {
  /** `tell`: which ones there are. */
  readonly does: 'leave' | 'tell';
  /** Which one, as it was said; null for whatever they are called. */
  readonly name: string | null;
  readonly areAll: boolean;
};

/** In characters. */
const longest = 200;

const manners =
  "(?:(?:please|pls|can you|could you|would you|hey|ok|and|i want to|i'd like to|help me|בבקשה|אפשר|אני רוצה)[,]? ){0,3}";
const leaving: readonly RegExp[] = [
  new RegExp(
    String.raw`^${manners}(?:unsubscribe|un-subscribe|opt) (?:me |us )?(?:out )?(?:from|of|off) (?<name>[^?;,]{2,80}?)(?:, (?:or|and) (?:at least )?[^?;]{3,40})?(?: please)?[.!]?$`,
    'i',
  ),
  new RegExp(
    String.raw`^${manners}unsubscribe (?:me )?(?:to )?(?<name>(?:the |all )[^?;]{2,80}?)[.!]?$`,
    'i',
  ),
  new RegExp(
    String.raw`^${manners}(?:get|take|remove) (?:me|us|my (?:name|address)) (?:off|from|out of) (?<name>[^?;,]{0,60}?\b(?:(?:mailing )?lists?|newsletters?|subscriptions?))(?<of> of [^?;,]{2,50}?)?(?: please)?[.!]?$`,
    'i',
  ),
  new RegExp(
    String.raw`^${manners}(?:stop|cancel|end) (?:getting |receiving |sending me )?(?<name>(?:[^?;]{0,40} )?(?:newsletters?|mailing lists?|subscriptions? to [^?;]{2,40}?))(?<of> (?:from|of) [^?;,]{2,50}?)?[.!]?$`,
    'i',
  ),
  new RegExp(
    String.raw`^${manners}(?:ת?בט?ל[יו]?|לבטל|ת?סירי?|תסיר|להסיר|תפסיקי?|ת?ורידי?|תורידי?|להוריד) (?:לי |אותי )?(?:את )?(?:ה?הרשמה|ה?מינוי|ה?רישום)(?: שלי)? (?:אל ה?|של ה?|מה?|לה?|ל-|מ-)(?<name>[^?;]{2,60}?)[.!]?$`,
  ),
  new RegExp(
    String.raw`^${manners}(?:ת?סירי?|תסיר|להסיר|תוריד[יו]?|ת?ורידי?|להוריד|תוציאי?|להוציא) אותי (?:מה?|מ-)(?<name>(?:ניוזלטר|רשימ(?:ה|ת)|דיוור|ה?תפוצה)[^?;]{0,60}?)[.!]?$`,
  ),
];
const telling: readonly RegExp[] = [
  /^(?:(?:so|and|hey|ok|please),? ){0,2}(?:what|which|how many) (?:newsletters?|mailing lists?|subscriptions?|lists) (?:do i (?:get|receive|have|read)|am i (?:getting|on|subscribed to|signed up (?:to|for))|are (?:there|in my (?:inbox|mail)))[?.!]*$/i,
  /^(?:(?:so|and|hey|ok|please),? ){0,2}(?:(?:show|list|give)(?: me)? (?:all )?(?:of )?my (?:newsletters|mailing lists|(?:mail )?subscriptions)|what am i subscribed to|which lists am i on)[?.!]*$/i,
  /^(?:(?:אז|היי|ו?תגידי?),? ){0,2}(?:מאילו|מאיזה|לאילו|לאיזה|אילו|איזה|באילו|באיזה|כמה) (?:ניוזלטרים|ניוזלטר|רשימות (?:תפוצה|דיוור)|דיוורים) (?:(?:אני )?(?:מקבלת?|רשומה?|מנויה?)|יש לי|מגיעים (?:אלי|אליי|לי))(?: (?:אליה[םן]|אליהם))?[?.!]*$/,
  /^(?:לאן|למה|לאילו רשימות|לאיזה רשימות) אני (?:רשומה?|מנויה?)[?.!]*$/,
];

const anyOfThem =
  /^(?:(?:the|this|that|these|those|my|all|any|every|of|stupid|annoying|ה?מעצבנ[תי]?)\s?)*(?:news ?letters?|(?:e-?mail(?:ing)?|mailing) ?lists?|lists?|(?:promo(?:tional)?|marketing) (?:e-?)?mails?|promotions|subscriptions?|mails?)(?: (?:i get|i am on|i'm on))?$|^(?:כל )?ה?(?:ניוזלטר(?:ים)?|רשימ(?:ה|ת|ות) ?(?:ה?תפוצה|ה?דיוור)?|דיוור(?:ים)?|תפוצה)(?: ה?(?:זה|זאת|הזאת|אלה))?$/i;
const pointed = /^(?:it|this|that|them|these|those|this one|that one|זה|אותו|אותה|הזה|הזאת)$/i;
const all = /\b(?:all|every|everything|any)\b|(?<![א-ת])כל(?![א-ת])/i;
const aroundName =
  /^(?:the|that|this|my|ה?ניוזלטר של|רשימת ה?(?:תפוצה|דיוור) של|ה?רשימה של|ה?דיוור של) |(?:['’]s?)? (?:news ?letters?|mailing lists?|lists?|(?:e-?)?mails?)$/gi;

/** Null where the words ask for nothing of the kind, or point at one that was shown. */
export function readListWish(text: string): ListWish | null {
  const said = text.trim();
  if (said.length > longest) return null;
  if (telling.some((form) => form.test(said))) return { does: 'tell', name: null, areAll: true };
  const groups = leaving.map((form) => form.exec(said)?.groups).find((found) => found !== undefined);
  if (groups === undefined) return null;
  const name = (groups['name'] ?? '').trim();
  const of = groups['of']?.replace(/^ (?:from|of) /, '');
  if (pointed.test(name)) return null;
  const areAll = all.test(name);
  if (of === undefined && anyOfThem.test(name)) return { does: 'leave', name: null, areAll };
  const plain = (of ?? name)
    .replace(/^(?:my |the )?subscriptions? to /i, '')
    .replace(aroundName, '')
    .trim();
  return { does: 'leave', name: plain === '' ? null : plain.replace(aroundName, '').trim(), areAll };
}
