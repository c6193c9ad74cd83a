/** Whose number or address is asked for, where a few words leave hardly a doubt of it. */
import type { Question } from '../../language/questions/question.ts';
import { longestAsked } from './asked.ts';
import { isCommandSaid } from './kind-said.ts';

type Contact = Extract<Question, { asks: 'contact' }>;

const kindsOfWays =
  'home|house|flat|unit|work|office|mobile|cell|phone|telephone|postal|street|e-?mail|new|old|direct|full|uk|own';
const ways =
  'phone line|numbers?|mobile|cell|landline|phone|telephone|digits|address|addy|postcode|post code|zip code|zip|eircode|e-?mail address|e-?mail id|contact details';
const way = `(?<way>(?:(?:${kindsOfWays}) ){0,3}(?:${ways}))`;
const word = String.raw`(?:(?:mr|mrs|ms|dr|prof|st)\.|[\p{L}\p{M}\d'’׳״"&-]{1,30})`;
/** Words that end a name: what follows is why it is asked. */
const ends =
  "please|pls|plz|again|so|in|on|out|over|because|cos|i|i'm|im|i'd|i've|we|we're|you|got|get|need|have|quick|asap|who|that|now|leh|then|to|from|is|was|it|it's|do|urgent|the one|today|tonight|and|or|with|not|handy|anywhere|somewhere|saved|down|but|right|wherever|there|here";
const pronouns =
  'me|us|him|her|them|it|he|she|they|his|their|this|that|everyone|everybody|anyone|the|a|an|my|our|of|for|call|ring|reach|dial|report|use|try|text';
const name = String.raw`(?<name>(?!(?:${ends}|${pronouns})\b)${word}(?: (?!(?:${ends})\b)${word}){0,4})`;
const before = '(?:my |our |the |that |this |a |an )?';
const asked: readonly RegExp[] = [
  new RegExp(String.raw`\b${way}(?: on file| saved)? (?:for|at|(?<=number )to) ${before}${name}`, 'iu'),
  new RegExp(
    String.raw`\b(?<way>(?:(?:${kindsOfWays}) ){0,3}(?:phone number|mobile(?: number)?|cell number|landline|telephone(?: number)?|address|addy|postcode|eircode|e-?mail (?:address|id)|contact details)) of ${before}${name}`,
    'iu',
  ),
  new RegExp(String.raw`(?<![\p{L}])(?<name>${word}(?: ${word}){0,3}?)['’]s ${way}(?![\p{L}])`, 'iu'),
  new RegExp(
    String.raw`^(?:(?:need|the|get|give|gimme|me|what's|whats|what is|and|so) ){0,6}(?<way>e-?mail) (?:for|of) ${before}${name}`,
    'iu',
  ),
  new RegExp(String.raw`(?<name>${word}(?: ${word}){0,2}?)['’]s (?<way>e-?mail)(?=[.?!]*$)`, 'iu'),
  new RegExp(
    String.raw`(?:^|[,.] )(?:(?:i|we) (?:need|want|must (?:call|reach)|have to (?:call|reach)) )?(?:that |the |our |my )?(?<name>${word}(?: ${word}){0,3}?),? (?:what(?:'?s| is)|where(?:'?s| is| do(?:es)?)) (?:his|her|their|he|she|they) ${way}`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:that |the |our |my )?(?<name>${word}(?: ${word}){0,3}?), where do(?:es)? (?:he|she|they) live\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\bhow (?:do|can|could|would) (?:i|we) (?:reach|contact|get hold of|get in touch with|phone) ${before}${name}`,
    'iu',
  ),
  new RegExp(String.raw`\bwhere (?:do|does) ${before}${name} (?:live|stay)\b`, 'iu'),
  new RegExp(String.raw`\bwhich (?:house|flat|number|door) (?:is|are) ${before}${name} (?:at|in)\b`, 'iu'),
];

const hebrewWord = String.raw`[א-ת][א-ת'"׳״’-]{0,30}`;
const hebrewEnds =
  'יש|אני|אנחנו|היה|הייתה|כבר|תני|תן|תביא|דחוף|מי|זה|זאת|זאתי|אלה|צריך|צריכה|לא|בבקשה|נדמה|קוראים|רשום|שמור|איפה|מה|הוא|היא|עכשיו|היום|או|בשביל|כדי|כי';
const hebrewName = String.raw`(?<name>(?:את )?(?!(?:${hebrewEnds})(?![א-ת]))${hebrewWord}(?: (?!(?:${hebrewEnds}|ש(?:אני|הוא|היא|מוזמנים|צריך)[א-ת]{0,9}|עם)(?![א-ת]))${hebrewWord}){0,4})`;
const askedInHebrew: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![א-ת])(?:איך|(?:באיזה|באיזו|מה) ?(?<way>ה?(?:טלפון|מספר|מייל))?(?: של)?) (?:אפשר |ניתן )?(?:משיגים|להשיג|תופסים|לתפוס|משיג|משיגה) את ${hebrewName}`,
    'u',
  ),
  new RegExp(
    String.raw`(?<![א-ת])(?<way>(?:ה|ת['’׳]?|את ה)?(?:טלפון|טל['׳]?|מספר(?: ה?טלפון| ה?נייד)?|נייד|פלאפון|כתובת(?: ה?(?:מייל|אימייל))?|מיקוד))(?: ה?(?:נייד|חדש|חדשה))? של ${hebrewName}`,
    'u',
  ),
  new RegExp(String.raw`^(?:אז )?מה (?<way>ה(?:מייל|אימייל)) של ${hebrewName}`, 'u'),
  new RegExp(
    String.raw`^ה?(?<way>מייל|אימייל) של ${hebrewName}(?=,? יש (?:לך|לי|לנו)(?: אותו)?[?.!]*$)`,
    'u',
  ),
  new RegExp(
    String.raw`(?<![א-ת])(?:איפה|היכן|באיזה רחוב|באיזו כתובת)(?: ב[א-ת]{1,20}(?: [א-ת]{1,20})?)? (?:גר|גרה|גרים|יושבת?|יושבים) (?:היום )?${hebrewName}`,
    'u',
  ),
  new RegExp(
    String.raw`^${hebrewName}, (?:מה (?<way>ה(?:טלפון|מספר|נייד|כתובת|מייל|אימייל)) של(?:ו|ה|הם|הן)|איפה (?:הוא|היא|הם|הן) (?:גר|גרה|גרים))(?![א-ת])`,
    'u',
  ),
  new RegExp(
    String.raw`(?<![א-ת])(?:איפה|היכן|באיזה רחוב|באיזו כתובת) (?!(?:גר|גרה|גרים) )${hebrewName} (?:גר|גרה|גרים)(?![א-ת])`,
    'u',
  ),
];
/** "The coffee machine bloke, Gianni", "השמאי, נדמה לי שקוראים לו אבנר". */
const called =
  /(?:\b(?:called|named|name is|name's|it's|its|think it's)|(?<![א-ת])ש?קוראים ל(?:ו|ה|הם)) (?<name>(?:\p{Lu}[\p{L}'’-]{1,30}|[א-ת]{2,20})(?: (?:\p{Lu}[\p{L}'’-]{1,30}|(?!משהו|נראה)[א-ת]{2,20})){0,2})/u;
const besides = /^, (?<name>\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30}){0,2})(?=[,.?!]|$)/u;
const besidesInHebrew =
  /^, (?<name>(?!דחוף|בבקשה|יש)[א-ת]{2,20}(?: (?!לך)[א-ת'"׳״]{2,20})?)(?=,? ?(?:יש לך|יש|דחוף|בבקשה)?[.?!]{0,3}$)/u;

/** Asks for a meeting, a mail or a place rather than for somebody. */
const isOfOther =
  /\b(?:meeting|appointment|part(?:y|ies)|wedding|venue|class|lesson|interview|viewing|dinner|lunch|event|game|match|barbecue|bbq|gig|show|flight|order|invoice|booking|reservation|tracking|passengers|pages|days|e-?mails? (?:with|where|about|that)|birthday|how many|send|forward)\b|(?<![א-ת])[הבל]{0,2}(?:פגישה|פגישת|תור|אירוע|חתונה|חתונת|מסיבה|שיעור|ראיון|טיסה|הזמנה|הזמנת|חשבונית|יום הולדת|יומולדת|כמה|אנשים|משתתפים|תשלחי?|להעביר)(?![א-ת])|\d\d/i;

/** "Dana's address has changed" asks nothing. */
const tells = /^ (?:is|was|are|were|has|changed|said|says)\b|^ (?:היא|הוא|נמצא|נמצאת|השתנה|השתנתה)(?![א-ת])/i;

/** Words that lead to a name, and are none of it: "can you give me Dana's number". */
const leading = new Set(
  "what whats what's what’s is are do does did we i you have has had can could give me us need find lost got gimme get know tell hey hi please pls where who and so want any to can't that this your yes ok i've i'd it its looking mislaid seem".split(
    ' ',
  ),
);
/** Wants to know, or misses. */
const isWanted =
  /\?|\b(?:what|whats|where|wheres|which|how|need|want|lost|mislaid|missing|gimme|looking for|give me|tell me|get me|find me|read me|can'?t find|don'?t have|haven'?t got|do (?:you|we|i) have|have (?:you|we|i) (?:a|an|got|any)|got a|any(?:body|one)?|remind me)\b|(?<![א-ת])ו?(?:מה|איפה|היכן|באיזה|באיזו|איזה|איך|יש|צריך|צריכה|מחפש|מחפשת|אפשר|תן לי|תני לי|תביאי?|תגידי?|תקריאי? לי|אבד לי|לא מוצא|לא מוצאת)(?![א-ת])/iu;
/** Nothing but what is looked for, and perhaps why. */
const nothingElse = /^(?:the |that |our |my )?$/i;
const atItsEnd =
  /^(?:[,.;!–—-]| (?:please|pls|plz|quick|so|again|in|on|out|at|with|from|who|now|because|i|i'm|urgent|asap)\b|$)/i;
/** Changes what is known. */
const isOfChange =
  /^(?:please |can you |could you )?(?:save|change|update|block|correct|edit|remove|replace|store|keep|fix|forget|share|copy|dial|give (?!me|us))\b|^(?:בבקשה )?(?:תוסיפי?|תוסיף|תעדכני?|תשמרי?|תשמור|תחליפי?|תחליף|תשנה|תשני|תחסום|תחסמי|עדכני?|שמרי?|שמור|שנה|שני|חסום|חסמי|הוסיפי|הוסף|החלף|החליפי)(?![א-ת])/i;
/** Says what became of it. */
const hasCome =
  /\b(?:gave|found|have|got|left|saved|changed) [^,.?!]{1,40} (?:already|now|to|at|thanks)\b|(?<![א-ת])(?:נשבר|כבוי|אבד|נגנב|השתנה|השתנתה|מקולקל|תפוס|שגוי|לא נכון|לא נכונה|קניתי|מצאתי|נתתי|תודה)(?![א-ת])/i;
/** A phone as a thing, or a number of a thing. */
const isOfThing =
  /\b(?:lost|left|forgot|broke|dropped) (?:my|the|his|her|our) (?:phone|mobile|telephone)\b|\b(?:new|used|better) (?:phone|mobile|telephone) for\b|\bhow much\b|\bprice\b|\bbuy\b|\b(?:tracking|order|flight|room|account|invoice|ticket|serial|model) number\b|(?<![א-ת])(?:ה?מחיר|עולה|עולים|לקנות)(?![א-ת])/i;
/** Mail that came, or that is to be answered. */
const isOfMail =
  /\b(?:see|seen|saw|read|open|opened|answer(?:ed)?|repl(?:y|ied)|respond(?:ed)?|came|come|arrived?)\b/i;

/** Null where it is not plainly said. */
export function contactAsked(text: string): Contact | null {
  if (text.length > longestAsked || isCommandSaid(text)) return null;
  if (isOfChange.test(text.trim()) || hasCome.test(text) || isOfThing.test(text)) return null;
  for (const pattern of [...asked, ...askedInHebrew]) {
    const found = pattern.exec(text);
    const { way = '' } = found?.groups ?? {};
    const said = withoutLead(found?.groups?.['name'] ?? '');
    const rest = found === null ? '' : text.slice(found.index + found[0].length);
    if (found === null || said === '' || isOfOther.test(said) || tells.test(rest)) continue;
    if (/mail/i.test(way) && !/ad|id/i.test(way) && isOfMail.test(text)) continue;
    const isAll = nothingElse.test(text.slice(0, found.index)) && atItsEnd.test(rest);
    if (!isWanted.test(text) && !isAll) continue;
    return { asks: 'contact', who: named(said, rest, text), wants: wantedIn(way) };
  }
  return null;
}

function withoutLead(said: string): string {
  const words = said.split(' ');
  const bare = words.slice(words.findLastIndex((word) => leading.has(word.toLowerCase())) + 1).join(' ');
  return bare.replace(/^(?:(?:for|of|on|in|my|our|the|a|an) )+/i, '');
}

function named(said: string, rest: string, text: string): string {
  const isNamed = /\p{Lu}\p{Ll}/u.test(said);
  const besideIt = isNamed ? undefined : (besides.exec(rest) ?? besidesInHebrew.exec(rest))?.groups?.['name'];
  const other = isNamed ? undefined : called.exec(text)?.groups?.['name'];
  return (other ?? besideIt ?? said)
    .replace(/^את /, '')
    .replace(/\b(mr|mrs|ms|dr|prof|st)\./gi, '$1')
    .replace(/['’]s$|[.,'"-]{1,3}$/u, '');
}

/** Which way to reach somebody the words name. */
export function wantedIn(way: string): Contact['wants'] {
  if (/mail|מייל/i.test(way)) return 'email';
  return /number|mobile|cell|landline|phone|digits|טל|מספר|נייד|פלאפון/i.test(way) ? 'phone' : 'any';
}
