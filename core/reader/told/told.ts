/**
 * What somebody tells that has to be done, or that happens, in a sentence that commands nothing: "in 40 minutes take the
 * lasagna out", "eggs, bread, soap: three tasks". It becomes whole commands, which the readers of commands then read, and
 * which ask.
 */
import { kin } from '../../language/entities/kin.ts';
import { firstNames } from '../../language/entities/names.ts';
import { read, type Sentence, wordsOf } from '../../language/sentence.ts';
import type { Expression } from '../../language/time/expression.ts';
import { findTimes } from '../../language/time/find.ts';
import { respell } from '../../language/understand/vocabulary.ts';
import { asksAtLast, isInForm } from '../questions/form.ts';
import {
  beginsWithDeed,
  changesWhatIsThere,
  gotTickets,
  happeningIn,
  lacking,
  withoutNeed,
  withReminding,
} from './deed-words.ts';
import type { KindOdds } from '../kinds/kinds.ts';
import { spokenAddress } from '../commands/spoken-address.ts';

export type Told = {
  /** Empty where it can only mean what is there: "tick it off". */
  readonly commands: readonly string[];
  /** So plainly told that it is no question, whatever it speaks of. */
  readonly isPlain: boolean;
  /** The words without manners: what may be noted where no command is made of them. */
  readonly said: string;
  /** What a trained reader takes it for, if it is sure of one of the two. */
  readonly likely: 'command' | 'change' | null;
};

/** In characters and in words: what is longer tells a story. */
const longest = 300;
const mostWords = 40;

/** Told in a form of its own, it is a question only where hardly anything speaks against that. */
const asks = { from: 0.5, mostCommand: 0.12 };
const likely = { from: 0.6, ofTimesFrom: 0.75 };
const foreign: ReadonlySet<string> = new Set(['world', 'none', 'command', 'change']);

/** Null for questions, for talk, and for what tells of nothing to be done. `odds`: how likely each kind is. */
export function readTold(text: string, odds: KindOdds): Told | null {
  if (text.length > longest) return null;
  const said = plainly(text);
  if (said === '' || said.split(' ').length > mostWords) return null;
  const entry = putIn(said);
  const noted = notedAs.exec(said)?.groups?.['words'];
  const isOfEntry = changesWhatIsThere(said);
  const of = (kind: KindOdds[number]['kind']) => odds.find((one) => one.kind === kind)?.probability ?? 0;
  const command = of('command') + of('change');
  const question = Math.max(0, ...odds.flatMap((one) => (foreign.has(one.kind) ? [] : [one.probability])));
  const likeliest = of('change') > of('command') ? ('change' as const) : ('command' as const);
  const told = { said, likely: command > likely.from ? likeliest : null };
  const tasks = tasksTold(text.trim()) ?? tasksTold(said);
  if (tasks !== null) return { ...told, commands: tasks.map(taskOf), isPlain: true };
  if (noted !== undefined) return { ...told, commands: [taskOf(noted)], isPlain: true };
  if (entry !== null) return { ...told, commands: [entry], isPlain: true };
  const whom = calls.exec(said)?.groups?.['whom'];
  if (whom !== undefined) return { ...told, commands: [taskOf(`להתקשר ${whom}`)], isPlain: true };
  const last = notedLast(said);
  if (last !== null) return { ...told, commands: [last], isPlain: true };
  if (isOfEntry) return { ...told, commands: [], isPlain: true, likely: 'change' };
  if (isAsked(text) || isAsked(said)) {
    const mayBeTold = told.likely !== null && !isAskedInForm(text) && !isAskedInForm(said);
    return mayBeTold ? { ...told, commands: [], isPlain: false } : null;
  }
  const message = messageTold(said);
  if (message !== null) return { ...told, commands: [message], isPlain: true };
  const several = itemsTold(said);
  if (several !== null) return { ...told, commands: several.map(taskOf), isPlain: true };
  const isPlain = question < asks.from || command > asks.mostCommand;
  const deed = deedTold(said);
  if (deed !== null) return { ...told, commands: [deed], isPlain };
  const lacks = lacking(said);
  if (lacks !== null && lacks.split(' ').length <= mostInItem + 2)
    return { ...told, commands: [taskOf(lacks)], isPlain: false };
  const rest = likeliest === 'change' && !isList(said) ? null : likelyTold(said, command);
  if (rest !== null) return { ...told, commands: [rest], isPlain: false };
  return told.likely === null ? null : { ...told, commands: [], isPlain: false };
}

const notedAtLast =
  /[\s,.–—-]{1,8}(?:(?:please |so |and )?(?:make a note(?: of (?:it|that))?|note (?:it|that)(?: down)?|(?:jot|write) (?:it|that|this) down|put (?:it|that) on (?:my|the) (?:to-?do )?list)|(?:אז )?ו?(?:ת?רשמ[יו]|תרשום|ת?כתב[יו]|תכתוב|ת?ציינ[יו]|תציין)(?: את זה)?(?: (?:לך|לי|לעצמך|בצד|אצלך|ברשימה|לרשימה|במשימות))|(?:אז )?ו?(?:ת?רשמ[יו]|תרשום) (?:את )?זה)$/i;

/** "I must cancel the gym at some point, note it": a thing to do, whenever that is. */
function notedLast(said: string): string | null {
  const words = said.replace(notedAtLast, '');
  if (words === said || isAsked(words) || hasHour(timesIn(words))) return null;
  const noted = withoutNeed(words) ?? lacking(words) ?? words;
  return words.split(' ').length < leastNoted ? null : asNoted(noted);
}

const leastNoted = 2;

const putsIn =
  /[\s,.–—-]{1,8}(?:(?:please |so |and )?(?:put|add|stick|pop|pencil|note) (?:it|that|this)(?: in| down)?(?: (?:in|to|into|on) (?:my|the) (?:calendar|diary))?|(?:ו?ת(?:כניסי?|רשמי?|רשום|שימי?|וסיפי?)|שימי?)(?: לי)?(?: את זה)?(?: (?:ביומן|ליומן))?)$/i;

/** "Tickets for the play on the 22nd at 20:30, put it in": an entry, where an hour is said. */
function putIn(said: string): string | null {
  if (!putsIn.test(said)) return null;
  const words = said.replace(putsIn, '').replace(/,? איזה (?=שעה|שעתיים|חצי|רבע|\d)/, ', ');
  return !hasHour(timesIn(words)) || isAsked(words)
    ? null
    : scheduled(words.replace(gotTickets, '').replace(/ ל-?(?=\d{1,2}(?:[ ,]|$))/, ' ב-'));
}

/** What is plainly to be done, or will happen. */
function deedTold(said: string): string | null {
  const reminding = withReminding(said);
  const unreminded = withoutReminderAtLast(said);
  const needed = needTold(unreminded);
  if (needed !== null && (reminding === null || unreminded !== said)) return asNoted(needed);
  const before = remindedBefore(said);
  if (before !== null) return before;
  if (reminding !== null) return reminding;
  const timed = timesIn(said);
  const rest = restOf(timed);
  if (beginsWithDeed(rest.replace(beforeDeed, ''))) return asNoted(said);
  if (again.test(rest) && timed.all.length === 1 && timed.when?.ahead != null && !timed.when.clock)
    return asNoted(said.replace(again, ''));
  const happening = happeningIn(rest);
  if (happening === null || timed.when === null) return null;
  return hasHour(timed) && !happening.isNeed && timed.all.every(({ every }) => every === null)
    ? scheduled(said)
    : asNoted(said);
}

const beforehand =
  /(?<=.)[\s,.;!–—-]{1,8}(?:so )?(?:i (?:need|want|would like|'?d like)|(?:please )?give me|(?:nudge|poke|ping|warn|alert|remind|buzz|beep|tell) me|תזכירי? לי|תציקי? לי|תנדנדי? לי|אני רוצה)(?: (?:an? )?(?:little )?(?:warning|heads?[- ]?up|nudge|alert|reminder|alarm|shout|תזכורת|התראה))? (?:(?:like|about|some|say|בערך|איזה) )?(?<amount>(?:an?|half an|\d\d?\d?|one|two|three|ten|five|fifteen|twenty|thirty|a quarter of an|a couple of) ?(?:m|min|mins|minutes?|h|hrs?|hours?|days?|weeks?)|the day|רבע שעה|חצי שעה|שעה|שעתיים|יום|יומיים|שבוע|שבועיים|\d\d?\d? (?:דקות|שעות|ימים)) (?:earlier|before|beforehand|ahead|prior|in advance|לפני(?: כן)?|קודם)(?=$|[\s,])/i;

/** "I leave at 10:40, so I need a heads-up 15 minutes earlier" */
function remindedBefore(said: string): string | null {
  const found = beforehand.exec(said);
  const amount = found?.groups?.['amount'];
  if (found === null || amount === undefined) return null;
  const timed = timesIn(said.slice(0, found.index));
  const anchor = timed.all.findLast(({ clock, day }) => clock !== null || day !== null);
  if (anchor === undefined) return null;
  const time = wordsOf(timed.sentence, anchor.from, anchor.to).replace(
    /^(?:(?:by|at|on|is|until|till|due|deadline)\s+)+/i,
    '',
  );
  const parts = restOf(timed).split(/[.!;]+\s*/);
  const deed = (withoutNeed(parts[0] ?? '') ?? parts[0] ?? '').replace(
    /[\s,]{1,8}(?:(?:the )?deadline|due|is|are|it's|by)?$/i,
    '',
  );
  if (deed === '') return null;
  return isInHebrew(said)
    ? `תזכיר לי ${amount} לפני ${time} ${deed}`
    : `Remind me ${amount} before ${time} to ${deed}`;
}

/** "The numbers again in 10 minutes" */
const again = /[\s,]{1,8}(?:again|once more|שוב|עוד פעם)(?=\s|$)/i;
/** "Before work call Mum" */
const beforeDeed =
  /^(?:b4|before|after|during|over|אחרי|לפני) (?:the |my |ה)?(?:work|school|lunch|dinner|breakfast|bed|gym|class|practice|עבודה|לימודים|צהריים|ארוחת [א-ת]+|שינה) /i;
const remindedAtLast =
  /[\s,.!]{1,8}(?:please |so |and )?(?:do )?(?:remind me|ת?זכירי? לי)(?:,? (?:and|ו)|$)/i;

/** Without the "remind me" at its end, and what the last sentence says behind that. */
function withoutReminderAtLast(said: string): string {
  const from = Math.max(0, said.lastIndexOf('.'));
  const at = said.slice(from).search(remindedAtLast);
  return at < 0 ? said : said.slice(0, from + at).replace(/[\s,.!]{1,20}$/, '');
}

/** What only a trained reader takes for a command, by what it has: a list, an hour, a day. */
function likelyTold(said: string, command: number): string | null {
  if (command < likely.from) return null;
  if (isList(said)) return taskOf(`"${said.replaceAll('"', '')}"`);
  if (command < likely.ofTimesFrom) return null;
  const timed = timesIn(said);
  const words = restOf(timed)
    .split(' ')
    .filter((word) => word !== '');
  if (timed.when === null || words.length === 0 || words.length > mostNoted) return null;
  if (ofSomebody.test(words.join(' '))) return null;
  return isMeeting(timed) ? scheduled(said) : asNoted(said);
}

/** What others do, or did, is told and not to be done. */
const ofSomebody =
  /^(?:he|she|they|it|this|that|you|i(?:'?m| am| was| did| had| sent| got| saw)|we(?:'?re| are| had| were| did)|let'?s|see you|there|הוא|היא|הם|הן|אתה|זה|היה|הייתה|היו|אכלנו|שלחתי|ראיתי|נתראה|בוא|ת?(?:דחי|דחה|שני|שנה|זיזי?|בטלי?|מחקי?))(?=\s|$)/i;
/** In words: more tell something, and are no name of anything. */
const mostNoted = 9;

/** Said before and after out of manners or hesitation. */
const openers =
  /^(?:(?:u+[hm]+|e+rm?|hm+|hey|hi|yo|so|ok|okay|oh|ah|also|well|btw|right|listen|look|please|pls|plz|kindly|and|hi there|hey there|quick one|one of these days|some ?day|at some point|אה+|אמ+|היי|הי|טוב|אז|נו|כן|אוקיי|אגב|בבקשה|נא|וגם|גם|תקשיבי?|תשמעי?|רגע|יאללה)(?:[\s,:.!–—-]+))+/i;
const closer =
  /[\s,.!–—-]{1,8}(?:please|pls|plz|busy|can'?t now|not now|in a meeting|עסוקה?|לא עכשיו|thanks|thank you|thx|ty|cheers|ok|okay|lol|asap|any ?ways?|one of these days|at some point|בכל אופן|בכל מקרה|לא משנה|בבקשה|תודה|תודה רבה|אוקיי)$/i;

function withoutClosers(text: string): string {
  const ended = text.replace(/[\s.!]{1,20}$/, '');
  const shorter = ended.replace(closer, '');
  return shorter === ended ? ended : withoutClosers(shorter);
}

function plainly(text: string): string {
  const single = text
    .replaceAll('’', "'")
    .replace(/\b2 ?mor+ow?\b|\btmr\b|\b2moro\b/gi, 'tomorrow')
    .trim()
    .split(/\s+/)
    .join(' ');
  return withoutClosers(single.replace(openers, ''))
    .replace(/ (?:please|pls|plz|בבקשה)(?=[,.!])/gi, '')
    .replace(/[\s.!,;]{1,20}$/, '');
}

/** A word that asks, wherever it stands, leaves it to the readers of questions. */
const asking =
  /\?|(?:^|[\s,.;])(?:what|what's|whats|when|when's|where|where's|who|who's|whose|which|why|how|how's|anything|any|whether|is there|is (?:it|that|this)|am i|are (?:we|you|there)|r u|(?:could|can|do|did|does|should|will|would) (?:i|we|you|he|she|they|it)|list|show|(?:find|get|give|tell|say|read) (?:me|it|them|her|his))(?=[\s,]|$)|\b(?:address|(?:phone |telephone )?number|directions|weather|forecast|calendar|diary|temperature)\b|(?<![א-ת])(?:אם|תבדקי?|ביומן|סקירה|לברר)(?![א-ת])|(?<![א-ת])[ולשמב]?(?:מתי|איפה|מי|למה|כמה|איך|האם|איזה|איזו|אילו|מה)(?![א-ת])/i;
const showing =
  /^(?:show|list|add up|sum up|total|work out|count|figure out|find|search|look up|look for|tell me|give me|read me|brief|remind me (?:what|who|when|where)|translate|define|explain|play|sing|calculate|convert|תראי?|הראי?|תמצאי?|חפשי?|תחפשי?|תני? לי|ספרי? לי|תספרי? לי|תקריאי?)(?![a-zא-ת])/i;

function isAsked(text: string): boolean {
  return asking.test(text) || isAskedInForm(text);
}

function isAskedInForm(text: string): boolean {
  return text.includes('?') || showing.test(text) || isInForm(text) || asksAtLast(text);
}

/** "To do: find out which typeface it was": a task, whatever it says. */
const notedAs =
  /^(?:to[- ]?do|tasks?|note(?: to self)?|for (?:my|the) (?:to-?do )?list|לעשות|משימה|מטלה|לרשימה|פתק)\s?[:–—-]\s*(?<words>\S.*)$/i;

/** Nobody is phoned from here: it is to be done. */
const calls =
  /^ת(?:תקשרי?|חייגי?|צלצלי?)(?: לי)?(?: עכשיו)? (?<whom>(?:ל|אל )[א-ת'"]{2,12}(?: [א-ת'"]{2,12}){0,2})$/;

type Timed = {
  readonly sentence: Sentence;
  readonly all: readonly Expression[];
  readonly when: Expression | null;
};

function timesIn(words: string): Timed {
  const sentence = read(words, respell);
  const all = findTimes(sentence.tokens).all.filter((one) => !one.isPast);
  return { sentence, all, when: all.find(isOfMoment) ?? null };
}

function isOfMoment({ clock, day, part, ahead, every }: Expression): boolean {
  return clock !== null || day !== null || part !== null || ahead !== null || every !== null;
}

function hasHour({ all }: Timed): boolean {
  return all.some(({ clock }) => clock !== null);
}

/** From an hour to another, or an hour of a day and how long: nobody says so of what is only to be done. */
function isMeeting(timed: Timed): boolean {
  const repeats = timed.all.some(({ every }) => every !== null);
  return timed.all.some(({ end, clock, length, day }) =>
    repeats ? end !== null : end !== null || (clock !== null && (length !== null || day !== null)),
  );
}

/** The words that say no time. */
function restOf({ sentence, all }: Timed): string {
  const ends = [...all.map(({ from }) => from), sentence.tokens.length];
  const starts = [0, ...all.map(({ to }) => to)];
  return starts
    .map((from, index) => wordsOf(sentence, from, ends[index] ?? from))
    .join(' ')
    .replace(/^[\s,.:;–—-]+/, '')
    .replace(/[\s,.:;–—-]{1,20}$/, '')
    .replace(/\s+/g, ' ');
}

const sends =
  /^(?:email|e-mail|mail|message|msg|text|whatsapp|sms|dm|ping|tell|(?:write|send)(?: an?)?(?: email| e-mail| mail| message| note| line| text)?(?: to)?) (?!me\b|us\b|from\b|about\b|myself\b)/i;
/** Ends whom it is for. */
const mark = /(?:[.:,;]| [-–—]) (?=\S)/;
/** Letters, and dots as addresses have them. */
const somebody = /^[^,:;!?–—]{1,99}$/;
const mostInName = 5;
const sendsHebrew =
  /^(?:(?:ת?שלחי?|ת?כתו?בי?|לשלוח|לכתוב|תגידי?|להגיד|תודיעי?|להודיע|תעדכני?|תסמסי?)(?: (?:מייל|הודעה|אימייל|ווטסאפ|וואטסאפ|סמס))?|מייל|אימייל|הודעה|ווטסאפ|וואטסאפ|סמס) (?<who>(?:ל|את )[^\s.,:;!?–—]{2,20}(?: [^\s.,:;!?–—]{2,20}){0,2}?)(?:\.|:|,| [-–—]|;) (?=\S)/u;
const named = /^(?:(?:to|for|ל-?) ?)?(?<who>\p{L}{2,15})(?: ?[:–—] ?| - )(?=\S)/u;

/** "Write to Tomer. Both changes are fine": whom, a mark, and what is said. */
function messageTold(said: string): string | null {
  const sent = sentTold(said);
  if (sent !== null) return sent;
  const form = sendsHebrew.exec(said);
  const who = form?.groups?.['who'];
  const words = behind(said, form);
  if (who !== undefined && words !== null)
    return `${said.slice(0, said.indexOf(who))}${spokenAddress(who) ?? who}: ${words}`;
  const address = named.exec(said);
  const name = address?.groups?.['who'];
  const text = behind(said, address);
  if (name === undefined || text === null || !isPerson(name)) return null;
  if (isInHebrew(said))
    return `תשלח הודעה ל${name.replace(/^ל(?=[א-ת]{3})/, isPerson(name.slice(1)) ? '' : 'ל')}: ${text}`;
  return `Send a message to ${name}: ${text}`;
}

function sentTold(said: string): string | null {
  const lead = sends.exec(said)?.[0];
  if (lead === undefined) return null;
  const rest = said.slice(lead.length);
  const end = mark.exec(rest);
  const who = rest.slice(0, end?.index ?? 0);
  if (end === null || !somebody.test(who) || who.split(' ').length > mostInName) return null;
  const words = rest.slice(end.index + end[0].length);
  return /\s\S/.test(words) ? `${lead}${spokenAddress(who) ?? who}: ${words}` : null;
}

/** What is said behind whom it is for, if that is more than a word. */
function behind(said: string, found: RegExpExecArray | null): string | null {
  const words = said.slice(found?.[0].length ?? said.length);
  return /\s\S/.test(words) ? words : null;
}

function isPerson(name: string): boolean {
  const bare = name.toLowerCase();
  const ways = [bare, ...(bare.startsWith('ל') ? [bare.slice(1)] : [])];
  return ways.some((one) => firstNames.has(one) || kin.has(one));
}

const mostInItem = 4;
/** That each thing is a task of its own, said behind them. */
const separately =
  /(?:\s?[–—,;:.(-]\s?|\s)(?:(?:as|that'?s|these are|those are|make (?:it|them|that)|all|in|=) )?(?:(?:two|three|four|five|six|seven|\d) (?:(?:separate|different|individual) )?(?:tasks?|to-?dos?|items)|(?:separate|different|individual) (?:tasks?|to-?dos?|items)|one task each|a task each|each (?:as )?an? (?:\S{1,20} )?(?:task|to-?do)|each (?:one )?separately|(?:שתי|שתיים|שלוש|ארבע|חמש|שש|\d) משימות(?: נפרדות| שונות)?|משימות נפרדות|כל אח[דת] (?:משימה )?(?:ב)?נפרדת?|כל אח[דת] משימה|משימה לכל אחד)(?:,? (?:not (?:just )?one|please|ולא אחת|לא אחת))?\)?$/i;

/** "תוסיפי משימות: להזמין מלון, לבדוק דרכון, הכל עד ה-8" */
const tasksListed =
  /^(?:(?:ת?הוסיפי?|תוסיפי?|תוסיף|תרשמי|תרשום|תכניסי?|(?:please )?(?:add|note|create)) (?:לי |לנו )?(?:(?:these |the |some )?tasks|משימות)|(?:(?:please )?(?:add|put|note|stick) (?:(?:these|this|all of these) )?)?(?:to|on) (?:my|the) (?:task |to-?do |todo )?list|(?:my |the |new )?(?:tasks|to-?dos?|todos?|(?:to-?do |task )?list)(?: for (?:today|tomorrow|this week))?|(?:(?:תוסיפי?|תוסיף|תרשמי|תרשום|תכניסי?|רשמי|רשום) )?(?:לי )?(?:לרשימה(?: שלי)?|ברשימה|לרשימת המשימות|למשימות|משימות(?: להיום| למחר| לשבוע)?|רשימה))\s?[:–-]\s?(?<list>[^:\n]{3,250})$/i;
const dueOfAll =
  /,\s?(?:(?:and )?(?:all|everything)|(?:ו?ה?כול?ם?|הכול|הכל)) (?<due>(?:by|due|until|עד) [^,]{1,25})$/i;

function tasksTold(said: string): readonly string[] | null {
  const things = thingsForList(said);
  if (things !== null) return things;
  const found = tasksListed.exec(said);
  const list = found?.groups?.['list'];
  if (found === null || list === undefined || isAsked(list)) return null;
  const day = dayOfList.exec(found[0].slice(0, -list.length))?.[0];
  const due = dueOfAll.exec(list)?.groups?.['due'] ?? day?.replace(/^ל(?=מחר|היום)/, '');
  const items = withTimes(itemsOf(list.replace(dueOfAll, '')));
  return items.length < 2 ? null : items.map((item) => (due === undefined ? item : `${item} ${due}`));
}

const forList =
  /^(?:(?:please|can you|could you) ){0,2}(?:add|put|stick|pop|chuck) (?<list>[^:;?]{5,120}?) (?:on|onto|to|in) (?:my|the|our) (?:(?:to[- ]?do|shopping|grocery|task) list|list|to[- ]?dos?|tasks)[.! ]*$/i;
const begins =
  /^(?:to )?(?:call|ring|buy|get|pay|send|book|fix|e-?mail|write|text|order|pick|return|clean|check|renew|finish|make|ask|tell|take|bring|find|do|see|meet|cancel|sort)\b/i;
const leastThings = 3;
const mostWordsOfThing = 4;

/** "Add milk, nappies and batteries to my list". A verb of the first thing alone would be of the others as well. */
function thingsForList(said: string): readonly string[] | null {
  const items = itemsOf(forList.exec(said)?.groups?.['list'] ?? '');
  const isShort = (item: string) => item.split(' ').length <= mostWordsOfThing;
  const deeds = items.filter((item) => begins.test(item)).length;
  const areAlike = deeds === 0 || deeds === items.length;
  return items.length >= leastThings && areAlike && items.every(isShort) ? items : null;
}

const dayOfList = /\b(?:today|tomorrow|this week)\b|(?<![א-ת])(?:להיום|למחר)(?![א-ת])/i;
const onlyWhen = /^(?:due|by|until|before|on|at|עד|לפני|ב(?:יום|שעה)) /i;

/** "Pay the rent, due Friday": a time belongs to what stands before it. */
function withTimes(items: readonly string[]): readonly string[] {
  const all: string[] = [];
  for (const item of items) {
    const last = all.at(-1);
    if (last !== undefined && onlyWhen.test(item)) all.splice(-1, 1, `${last} ${item}`);
    else all.push(item);
  }
  return all;
}

function itemsTold(said: string): readonly string[] | null {
  const list = said.replace(separately, '');
  if (list === said) return null;
  const items = itemsOf(list.replace(/^(?:add|note|put|tasks?|to-?do|משימות|להוסיף|תוסיפי?)(?::| )\s*/i, ''));
  return items.length >= 2 ? items : null;
}

function itemsOf(list: string): readonly string[] {
  return list
    .split(/(?:[,;•\n]|\.\s)\s?(?:and |ו-?(?=[א-ת]{3}))?|\sand\s|\s&\s/i)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** Three things or more, of a few words each, that say no time. */
function isList(said: string): boolean {
  const items = itemsOf(said);
  return (
    items.length >= 3 &&
    items.every((item) => item.split(' ').length <= mostInItem && !isPerson(item)) &&
    timesIn(said).all.length === 0 &&
    !/[.!:]/.test(said)
  );
}

/** The part of the sentence that says what has to be done, with what was told before where it only says "it". */
function needTold(said: string): string | null {
  const whole = withoutNeed(said);
  if (whole !== null) return whole;
  const parts = said.split(/(?:,|;|[.!]{1,20}|\s[-–—])\s/);
  const at = parts.findIndex((part) => withoutNeed(plainly(part)) !== null && timesIn(part).when !== null);
  const needed = withoutNeed(plainly(parts[at] ?? ''));
  if (at < 0 || needed === null) return null;
  const before = parts.slice(0, at);
  const found =
    before.find((part) => part.split(' ').length <= mostInItem + 2 && happeningIn(part) === null) ??
    before.find((part) => happeningIn(part) !== null);
  const later = parts.slice(at + 1).filter((part) => timesIn(part).when !== null);
  if (found === undefined) return [needed, ...later].join(', ');
  const thing = happeningIn(found)?.subject ?? found;
  const about = needed.replace(/(?<=\s)(?:it|them|that|this|זה)(?=\s|$)/i, thing);
  const timed = timesIn(needed);
  const isBare = about === needed && restOf(timed).split(' ').length === 1;
  const time = timed.all.map(({ from, to }) => wordsOf(timed.sentence, from, to)).join(' ');
  return [isBare ? `${thing} ${time}` : about, ...later].join(', ');
}

/** Until when: the day by which a task is due, and no hour at which to be reminded. */
function isDue({ all }: Timed): boolean {
  return (
    all.length > 0 &&
    all.every(({ pieces }) => pieces.every(({ lead }) => lead === 'until' || lead === 'before'))
  );
}

const by = /\b(?:by|before|until|till|due)\b(?=\s)|(?:^|\s)(?:עד|לפני)(?=\s)/i;

const today = /\btoday\b|(?<![א-ת])היום(?![א-ת])/i;

/** To be reminded of, or a task where no time says when. */
function asNoted(words: string): string {
  const timed = timesIn(words);
  const { when } = timed;
  if (when === null || isDue(timed) || (by.test(words) && when.clock === null && when.every === null))
    return taskOf(words);
  // The hour at which a day begins may have passed.
  const isOfHour = when.clock !== null || when.part !== null || when.every !== null || when.ahead !== null;
  if (!isOfHour && today.test(words)) return taskOf(words);
  const { all, sentence } = timed;
  const [only] = all;
  const whole = restOf(timed);
  const first = beforeDeed.exec(whole)?.[0] ?? '';
  const rest =
    first === '' ? whole : `${whole.slice(first.length)} ${first.trim().replace(/^b4/i, 'before')}`;
  const hasSpokenOnce =
    all.length === 1 && only !== undefined && (only.from === 0 || only.to === sentence.tokens.length);
  if (!hasSpokenOnce || !beginsWithDeed(rest))
    return isInHebrew(words) ? `תזכיר לי ${words}` : `Remind me to ${words}`;
  const time = wordsOf(sentence, only.from, only.to).replace(/^,\s*/, '');
  return isInHebrew(words) ? `תזכיר לי ${time} ${rest}` : `Remind me ${time} to ${rest}`;
}

function scheduled(said: string): string {
  // "Mum lands at 21:40 on Sunday, I'm picking her up": what is said behind the time is no part of what it is called.
  const [words] = said.split(
    /,\s+(?=(?:i|we|i'm|i'll|we'll|he|she|they|bring|don'?t|dont|remember|אני|אנחנו|להביא|לא לשכוח|צריך|צריכה)(?:\s|$))/i,
  );
  if (words === undefined) return said;
  const room = /^(?:(?:meeting |conference )?room|boardroom|hall|חדר|אולם)(?=\s)/i.test(words);
  const withSomebody = /^(?:with|עם) /i.test(words);
  if (isInHebrew(words)) return `תקבע ${withSomebody ? 'פגישה ' : ''}${room ? `פגישה ב${words}` : words}`;
  return `Schedule ${withSomebody ? 'a meeting ' : ''}${room ? `a meeting in ${words}` : words}`;
}

function taskOf(words: string): string {
  return isInHebrew(words) ? `תוסיף משימה: ${words}` : `Add a task: ${words}`;
}

/** By its first letter: names and addresses within may be in other letters. */
function isInHebrew(words: string): boolean {
  return /^[^a-z]*[א-ת]/i.test(words);
}
