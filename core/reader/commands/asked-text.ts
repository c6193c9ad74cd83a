/**
 * What somebody is to be asked or told, in words to them: "ask Yossi if he booked the flight" says "Did you book the
 * flight?", and "tell Avi I send it to him" says "to you". What cannot be turned with certainty stays as it was said.
 */
import { kin } from '../../language/entities/kin.ts';
import { firstNames } from '../../language/entities/names.ts';
import {
  proposalOf,
  withEachAction,
  type CommandProposal,
  type CommandReading,
  type CommandUnderstanding,
} from '../../language/command-reading.ts';
import { numberSaid } from './spoken-time.ts';

export function inWordsToThem(understood: CommandUnderstanding): CommandUnderstanding {
  return withEachAction(understood, (one) => telling(wishing(asking(one))));
}

/** "תגידי ליוסי שיזמין" says "תזמין" to him. */
function wishing(reading: CommandReading): CommandReading {
  const { words } = reading;
  const turned = <T extends CommandProposal>(one: T): T => {
    const said = saidIn(one.slots);
    const wish = said === null || !isWished(said, words) ? null : asOneSays(said);
    if (said === null || wish === null) return one;
    const other = textReplaced(one, said, wish);
    const { slots } = other;
    return 'subject' in slots && typeof slots.subject === 'string'
      ? {
          ...other,
          slots: { ...slots, subject: asOneSays(slots.subject) ?? slots.subject },
        }
      : other;
  };
  return { ...turned(reading), alternatives: reading.alternatives.map(turned) };
}

function asOneSays(text: string): string | null {
  const wish = toThem(text);
  return joined(wish ?? text) ?? wish;
}

/** "שביום ראשון ושאין בעיה", "שכן": as one says it to them. */
function joined(text: string): string | null {
  const said = text
    .replaceAll(joint, ' ו')
    .replaceAll(/ וש([תי][א-ת]{2,9})(?![א-ת])/g, (whole, word: string) => {
      const wish = toThem(word);
      return wish === null ? whole : ` ו${wish}`;
    })
    .replaceAll(jointLong, (whole, word: string) => (withShin.test(word) ? whole : ` ו${word}`))
    .replace(/^ש(?=(?:כן|לא)(?![א-ת]))/, '');
  return said === text ? null : said;
}

/** What one says that somebody should do stands behind a "ש". */
function isWished(said: string, words: string): boolean {
  const [first = '', second = ''] = said.split(/\s+/);
  const start = first === 'לא' ? `${first} ${second}` : first;
  return start.startsWith('ש') || words.includes(` ש${start}`) || words.includes(` ש-${start}`);
}

/** The stems that such wishes have. In full: others that begin so are nouns and names. */
const wished = (
  'זמין שלח כתוב בוא תקשר חזור כין ביא קנה אסוף בדוק עדכן אשר חכה שלם עביר קבע ודיע גיד שמור סגור פתח דחה בטל שנה זיז ' +
  'חתום מסור ענה תן יתן קח יקח שים עשה סיים צרף וסיף תחיל פסיק עזור נסה דבר ראה סתכל קרא צלצל פנה תכונן רשום רד עלה צא לך ' +
  'שב זכור שכח גיע קדים דאג עצור סע יסע חליט תאם ברר פגוש קום קפוץ חזיר תקן חליף ביט שאל מחק מלא נקה סדר וריד עלה דליק כבה ' +
  'לחץ תייעץ צטרף ארגן קפיץ מצא ציע רגיש רגע שאיר שן ישן אכל ארוז סמן פרסם צלם דפיס קליט'
).split(' ');
const wish = new RegExp(`^ש?(לא )?(?:י(י?)|(ת))(${wished.join('|')})(ו?)(?![א-ת])`);

/** Words that begin with the letter itself: "ושולחן", "ושכנעתי". */
const withShin =
  /^(?:[וי]|ה(?:ה|ו|ות|ייה|ית)(?![א-ת])|לוש|מונ|בוע|ב[תרלי]|בע[הי]|אל|אר|אפ|עונ|עור|ער|עת|עה|ליח|ליט|כונ|כנ|כח|כר|כב|מיכ|מיר|מור|מל|מש|מא|מע|מר|מח|מנ|מו|פ(?:ות|תו|כט|ע|יר|ר|ת)|ר|ט|ק|ת|ח|ד(?:ר|כ|ה)|לב|לט|לול|לום|לח|לפ|למ|ני|נת|נה|ג[יר]|ד[דו]ת)/;
/** "שהלוגו מוכן ושדוגמאות אני שולחת": each is said to them, where the first one was. */
const jointLong = / וש((?:ה[א-ת]{2}|[א-ת]{5})[א-ת]{0,12})(?![א-ת])/g;

const joint = new RegExp(
  ` וש(?=(?:אין|אני|אנחנו|אתה|את|אתם|אם|היא|הוא|הם|כבר|עדיין|עוד|גם|רק|צריכה?|חסרה?|נשאר|נגמר|נקבע|יש|זה|לא|כן|הכו?ל|אפשר|נתראה|נדבר|תודה|ב(?:יום|שעה)|[אנ](?:${wished.join('|')}|שמח|היה|וכל)ו?)(?![א-ת]))`,
  'g',
);

/** What he, she or they should do, as one says it to them; null where the words say no such thing. */
export function toThem(text: string): string | null {
  const found = wish.exec(text);
  if (found === null) return null;
  const [said, not = '', long = '', ofHer, stem = '', many = ''] = found;
  const verb = ofHer === undefined || many !== '' ? `ת${long}${stem}${many}` : ofWoman(`ת${stem}`);
  return `${not === '' ? '' : 'אל '}${verb}${text.slice(said.length)}`;
}

/** "תשלח" of her is "תשלחי" to her. */
function ofWoman(verb: string): string {
  const short = verb.replace(/^(ת[א-ת]{2})ו([א-ת])$/, '$1$2').replace(/ה$/, '');
  return `${short.replace(/[ןםץףך]$/, (end) => middles[end] ?? end)}י`;
}

const asks =
  /\bask(?:s|ing)?\b|\b(?:see|check|find out) (?:with \S+ )?(?:if|whether)\b|(?<![א-ת])(?:ו?ת?שאלי?|לשאול|ת?בררי?|לברר)(?![א-ת])/i;

function asking(reading: CommandReading): CommandReading {
  if (!asks.test(reading.words)) return reading;
  return { ...asked(reading), alternatives: reading.alternatives.map(asked) };
}

function asked<T extends CommandProposal>(proposal: T): T {
  const { slots } = proposal;
  if ('message' in slots && slots.message !== null)
    return { ...proposal, slots: { ...slots, message: asQuestion(slots.message) } };
  if ('body' in slots && slots.body !== null)
    return { ...proposal, slots: { ...slots, body: asQuestion(slots.body) } };
  return proposal;
}

const tells =
  /\b(?:tell|let \S+ know|inform|notify|update|(?:e-?mail|mail|text|message|msg|whatsapp|write) \S{1,30} that)\b(?![^.;]*:)|(?<![א-ת])ו?(?:ת?גידי?|ת?ודיעי?|ת?מסרי?|ת?מסור|ת?עדכני?|ת?כתבי|תכתוב|ת?ענ[יה]|ת?שלחי?(?: (?:מייל|הודעה|ווטסאפ|סמס))?) (?:ל|את )?[א-ת]+(?: [א-ת]+)? ש(?=[א-ת])/i;

/** "Tell Avi I will send it to him": to you. Whether somebody else was meant is asked, with both. */
function telling(reading: CommandReading): CommandReading {
  if (!tells.test(reading.words)) return reading;
  const { slots, spans } = reading;
  const said = saidIn(slots);
  const turned = said === null ? null : toYou(said);
  if (said === null || turned === null) return reading;
  const replaced = <T extends CommandProposal>(one: T): T => textReplaced(one, said, turned);
  const { start, end } = spans.find(({ slot }) => slot === 'message' || slot === 'body') ?? {
    start: 0,
    end: 0,
  };
  const doubt = { kind: 'reading' as const, start, end, meant: turned };
  return {
    ...replaced(reading),
    doubts: end === 0 ? reading.doubts : [...reading.doubts, doubt].toSorted((a, b) => a.start - b.start),
    alternatives: [proposalOf(reading), ...reading.alternatives.map(replaced)],
  };
}

function saidIn(slots: CommandProposal['slots']): string | null {
  if ('message' in slots) return slots.message;
  return 'body' in slots ? slots.body : null;
}

function textReplaced<T extends CommandProposal>(proposal: T, said: string, by: string): T {
  const { slots } = proposal;
  if ('message' in slots && slots.message === said) return { ...proposal, slots: { ...slots, message: by } };
  if ('body' in slots && slots.body === said) return { ...proposal, slots: { ...slots, body: by } };
  return proposal;
}

/** Null where nothing speaks of whom it is told, or where it may be said of somebody else. */
export function toYou(given: string): string | null {
  const text = givenOn(given);
  const words = text.toLowerCase().split(/[^\p{L}'’]+/u);
  const isOfOthers = words.some(
    (word, index) =>
      others.test(word) ||
      firstNames.has(word) ||
      kin.has(word) ||
      (index > 0 && firstNames.has(word.slice(1))),
  );
  if (isOfOthers) return null;
  const turned = text.replace(themEn, '$1 you').replace(themHe, (_, stem: string) => youHe[stem] ?? stem);
  return turned === given ? null : turned;
}

const onWhich =
  /\b(?<link>if|in case|when|whenever|unless|once|as soon as) (?:he|she)(?<is>['’]s)? (?<verb>[a-z'’]{2,20})/i;
const onWhichHe = /(?<![א-ת])(?<link>אם |(?:למקרה |מתי |ברגע )ש|כש)(?<clause>(?:הוא|היא) [^,.;]{2,80})/g;

/** Of the speaker or of a thing, so that there is nobody else whom "he" may mean. */
const ofNobodyElse =
  /^(?:the|my|our) \S{1,30} (?:is|are) |\b(?:i|i['’](?:m|ve|ll|d)|we|we['’](?:re|ve|ll)|my|our)\b|^ה[א-ת]{1,20} (?:מוכנ|פתוח|בחוץ|אצל|כאן|פה|מחכ)|(?<![א-ת])(?:אני|אנחנו|לי|שלי|לנו|שלנו|אצלי|אצלנו)(?![א-ת])/i;

/** "I am free if he wants to talk", said to him: to you. */
function givenOn(text: string): string {
  if (!ofNobodyElse.test(text)) return text;
  return onWhichTurned(text).replace(
    onWhichHe,
    (_, link: string, clause: string) => `${link}${turnedHe(clause)}`,
  );
}

function onWhichTurned(text: string): string {
  const found = onWhich.exec(text);
  const { link = '', is, verb = '' } = found?.groups ?? {};
  if (found === null) return text;
  const rest = text.slice(found.index + found[0].length);
  const end = rest.search(/[^a-z'’ ]/i);
  const clause = rest.slice(0, end === -1 ? rest.length : end);
  const known = ofYou[verb] ?? (auxiliaries.has(verb) ? verb : null);
  const main = baseOf(verb);
  if (is === undefined && known === null && main === null) return text;
  const plain = known ?? (main === null || main.isPast ? verb : main.base);
  const turned = is === undefined ? `${link} you ${plain}` : `${link} you're ${verb}`;
  const after = clause.split(' ').map(yours).join(' ');
  return `${text.slice(0, found.index)}${turned}${after}${rest.slice(clause.length)}`;
}

const others =
  /^(?:he|she|his|hers|wife|husband|sister|brother|son|daughter|boss|guy|man|woman|girl|boy|kid|friend|הוא|היא|הבוס|החבר|החברה|האיש|האישה)(?:['’]s)?$/;
const themEn =
  /\b(to|with|for|at|from|about|call|see|meet|text|e-?mail|send|join|help|owe|give|bring|pay|ring|visit|let|show|miss|thank) (?:him|her(?=$|[\s]*[.,;!?]| (?:on|in|at|to|for|with|and|or|by|from|about|back|up|the|an?|tomorrow|today|tonight|this|next|later|soon|when|as)\b))(?![\w'’])/gi;
const themHe = /(?<![א-ת])(לו|לה|אליו|אליה|אצלו|אצלה|איתו|איתה|בשבילו|בשבילה)(?![א-ת])/g;
const youHe: Readonly<Record<string, string>> = {
  לו: 'לך',
  לה: 'לך',
  אליו: 'אליך',
  אליה: 'אליך',
  אצלו: 'אצלך',
  אצלה: 'אצלך',
  איתו: 'איתך',
  איתה: 'איתך',
  בשבילו: 'בשבילך',
  בשבילה: 'בשבילך',
};

/** The text as it was said, where it is no question that is told of. */
export function asQuestion(text: string): string {
  const [, link = '', clause] = told.exec(text) ?? [];
  if (clause !== undefined && !more.test(clause)) {
    const isWhether = /^(?:if|whether)$/i.test(link);
    const turned = turnedIn(clause);
    if (turned !== null) return capital(`${isWhether ? turned : `${link} ${turned}`}?`);
    if (!isWhether || /^(?:he|she)\b/i.test(clause)) return text;
    return pronouns.test(clause.split(' ')[0] ?? '')
      ? `Do you know if ${clause}?`
      : capital(`${asSaidOf(clause)}?`);
  }
  const [, inHebrew] = toldHe.exec(text) ?? [];
  return inHebrew === undefined || moreHe.test(inHebrew) ? text : `האם ${turnedHe(inHebrew)}?`;
}

const told =
  /^(if|whether|when|where|why|how(?: much| many \S+| long| often)?|what time|which \S+) (.{3,200}?)(?:[\s,.?!]+(?:lol|haha|pls|please|thx|thanks))?[\s.?!]*$/i;
const toldHe = /^ה?אם (.{3,200}?)[\s.?!]*$/;
/** More than one question, or whom else it is about, is left as it is. */
const more = /[.;?!\n]|\b(?:if|whether|tell|ask|or not)\b/i;
const moreHe = /[.;?!\n]|(?<![א-ת])(?:ואם|או לא|ות?גידי?|ות?שאלי?)(?![א-ת])/;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const auxiliaries = new Set(
  'is are was were can could will would should may might must does did do'.split(' '),
);
const ofYou: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do' };
const determiners = /^(?:the|his|her|their|my|our|your|this|that|these|those|an?|\S+['’]s)$/i;
const adverbs = /^(?:still|already|really|ever|even|also|just|actually|always|usually|often)$/i;
const pronouns = /^(?:he|she|they|it|you|we|i)$/i;

/** With the verb in front, and in the words of who is asked; null where it is not told which word is the verb. */
function turnedIn(clause: string): string | null {
  const words = clause.split(/\s+/);
  const [first = ''] = words;
  const isYou = /^(?:he|she)$/i.test(first);
  const isPronoun = pronouns.test(first);
  const least = determiners.test(first) ? 2 : 1;
  const at = words.findIndex(
    (word, index) => index >= least && index <= 6 && isAuxiliary(words, index, word),
  );
  const who = (until: number) => (isYou ? 'you' : words.slice(0, until).map(yours).join(' '));
  const rest = (from: number) => words.slice(from).map(yours);
  if (at !== -1 && (!isPronoun || at === 1)) {
    const verb = words[at]?.toLowerCase() ?? '';
    return [isYou ? (ofYou[verb] ?? verb) : verb, who(at), ...rest(at + 1)].join(' ');
  }
  if (isPronoun) {
    const from = adverbs.test(words[1] ?? '') ? 2 : 1;
    const main = baseOf(words[from] ?? '');
    if (main === null) return null;
    const present = /^it$/i.test(first) ? 'does' : 'do';
    return [
      main.isPast ? 'did' : present,
      who(1),
      ...words.slice(1, from),
      main.base,
      ...rest(from + 1),
    ].join(' ');
  }
  // "The two videos cost" has its verb behind the plural.
  if (!determiners.test(first) || numberSaid(words[1] ?? '') !== null) return null;
  const verbAt = words.findIndex((word, index) => index >= 2 && index <= 5 && baseOf(word) !== null);
  const main = baseOf(words[verbAt] ?? '');
  if (main === null) return null;
  return [main.isPast ? 'did' : 'does', who(verbAt), main.base, ...rest(verbAt + 1)].join(' ');
}

/** What one asks about a time or a thing, mostly. */
const fitting =
  /^(?:works|suits|fits|matters|helps|counts|needs|starts|begins|ends|opens|closes|arrives|leaves|comes|goes|costs|includes|happens|applies|sounds|looks|makes|takes|runs|stands|remains)$/i;

/** "Thursday at noon still works": with its verb in front where that is known, else as it is. */
function asSaidOf(clause: string): string {
  const words = clause.split(/\s+/);
  const at = words.findIndex((word, index) => index >= 1 && index <= 6 && fitting.test(word));
  const main = baseOf(words[at] ?? '');
  if (main === null) return clause.split(/\s+/).map(yours).join(' ');
  return ['does', ...words.slice(0, at), main.base, ...words.slice(at + 1)].map(yours).join(' ');
}

function isAuxiliary(words: readonly string[], index: number, word: string): boolean {
  if (auxiliaries.has(word.toLowerCase())) return true;
  return /^(?:has|have|had)$/i.test(word) && participle.test(words[index + 1] ?? '');
}

const participle =
  /^(?:\w+ed|\w+en|been|got|had|done|made|sent|paid|left|met|found|heard|read|bought|brought|come|gone|already|ever|yet|not|any)$/i;

/** "Her desk" is "your desk", and "about him" is "about you". */
function yours(word: string, index: number, words: readonly string[]): string {
  if (/^(?:his|hers)$/i.test(word)) return 'your';
  if (/^her$/i.test(word))
    return index + 1 < words.length && !smallWord.test(words[index + 1] ?? '') ? 'your' : 'you';
  return /^him$/i.test(word) ? 'you' : word;
}

const smallWord = /^(?:on|in|at|to|for|with|and|or|by|from|about|tomorrow|today|tonight|this|next|if|when)$/i;

const pasts: Readonly<Record<string, string>> = Object.fromEntries(
  'came come,got get,saw see,sent send,paid pay,bought buy,brought bring,took take,made make,found find,left leave,went go,had have,knew know,thought think,told tell,gave give,wrote write,met meet,heard hear,kept keep,lost lose,forgot forget,ate eat,drove drive,spoke speak,chose choose,won win,sold sell,felt feel,began begin,slept sleep'
    .split(',')
    .map((pair) => pair.split(' ')),
);
const endInE = new Set(
  'like use move change receive arrive close decide invite save share update schedule prepare notice hope love approve issue charge include complete create rename manage exchange finalise finalize organise organize taste place price solve serve reserve leave agree promise produce release replace remove'.split(
    ' ',
  ),
);

function baseOf(word: string): { base: string; isPast: boolean } | null {
  const verb = word.toLowerCase();
  const known = pasts[verb];
  if (known !== undefined) return { base: known, isPast: true };
  if (/^[a-z]{2,}ed$/.test(verb)) return { base: beforeEd(verb), isPast: true };
  if (/^(?:has|does|goes)$/.test(verb))
    return { base: verb === 'has' ? 'have' : verb.slice(0, -2), isPast: false };
  if (/^[a-z]+ies$/.test(verb)) return { base: `${verb.slice(0, -3)}y`, isPast: false };
  if (/(?:sh|ch|ss|x|zz)es$/.test(verb)) return { base: verb.slice(0, -2), isPast: false };
  if (/^[a-z]{2,}[^su]s$/.test(verb)) return { base: verb.slice(0, -1), isPast: false };
  return commonVerbs.has(verb) ? { base: verb, isPast: false } : null;
}

const commonVerbs = new Set(
  'want need have like know think see get go come plan mean remember prefer own feel'.split(' '),
);

function beforeEd(verb: string): string {
  const stem = verb.slice(0, -2);
  if (stem.endsWith('i')) return `${stem.slice(0, -1)}y`;
  if (endInE.has(`${stem}e`) || /(?:v|c|dg|[^aeiou]u)$/.test(stem)) return `${stem}e`;
  return /([bdgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}

const presentHe =
  /^(?:מ|לא |עדיין |עוד |כבר |גם |באמת |יכול|רוצה|צריכ|צריך|פנוי|באה? |באה?$|ב[א-ת]{2,} |אמור|חייב|מוכנ|זוכר|יודע|אוהב|[א-ת]ו[א-ת]{2,3}(?: |$))/;

/** Of "הוא" and "היא" in the present, and of the plainer verbs in the past. */
function turnedHe(clause: string): string {
  const [, pronoun, rest] = /^(הוא|היא) (.+)$/.exec(clause) ?? [];
  if (pronoun === undefined || rest === undefined) return clause;
  if (presentHe.test(rest)) return `${pronoun === 'הוא' ? 'אתה' : 'את'} ${rest}`;
  const [verb = ''] = rest.split(' ');
  const past = pastsHe.find(([form]) => form.test(verb));
  if (past === undefined) return clause;
  const [form, by] = past;
  return `${verb.replace(form, by).replace(/[ןםץףך](?=ת$)/, (end) => middles[end] ?? end)}${rest.slice(verb.length)}`;
}

const middles: Readonly<Record<string, string>> = { ן: 'נ', ם: 'מ', ץ: 'צ', ף: 'פ', ך: 'כ' };
/** The past of who is told of, and of who is spoken to: הזמין, קנה, קיבל, שלח, with their feminine. */
const pastsHe: readonly (readonly [form: RegExp, by: string])[] = [
  [/^ה([א-ת])([א-ת])י([א-ת])ה?$/, 'ה$1$2$3ת'],
  [/^([א-ת]{2})ת?ה$/, '$1ית'],
  [/^([א-ת]י[א-ת]{2})ה?$/, '$1ת'],
  [/^([א-ת]{3})ה?$/, '$1ת'],
];
