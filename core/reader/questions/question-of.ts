/** What is asked, with who, when, where and about what, once it is known which kind of question it is. */
import { looksBack } from '../../language/questions/looks-back.ts';
import { channels } from '../../contract/channels.ts';
import { mailFilterIn } from '../../language/questions/mail-filters.ts';
import type { Question, Span } from '../../language/questions/question.ts';
import { today } from '../../language/questions/when.ts';
import type { Kind } from '../kinds/kinds.ts';
import { partsOf, type Parts, type Run, title } from '../kinds/parts.ts';
import type { Asked } from './asked.ts';
import { butIn, onlyAhead } from './day-looks.ts';
import { freeBeside } from './free-beside.ts';
import { isOfPeople } from './actions-asked.ts';
import { timeAsked } from './time-asked.ts';
import { dateAsked } from './dates.ts';
import { goneOn, goneOnSum } from './gone-on.ts';
import { workOut } from '../sums/work-out.ts';
import { weatherAsked } from './weather.ts';

/** What a sentence asks if it is of that kind; null where something is missing for it. */
export function questionOf(kind: Kind, asked: Asked): Question | null {
  const { when, clockwork, text } = asked;
  const ahead = when.over('ahead');
  const behind = when.over('behind');
  switch (kind) {
    case 'agenda':
      return agendaOf(asked);
    case 'brief':
      return { asks: 'brief', over: ahead ?? today(clockwork) };
    case 'meeting':
      return meetingOf(asked);
    case 'free':
      return freeOf(asked);
    case 'mail':
      return mailOf(asked, false);
    case 'sent':
      return mailOf(asked, true);
    case 'waiting':
      return { asks: 'waiting' };
    case 'awaiting':
      return { asks: 'awaiting', over: behind };
    case 'reminders':
      return { asks: 'open', what: 'reminders', over: ahead, late: false, ...toldOf(asked) };
    case 'tasks':
      return tasksOf(asked);
    case 'todo':
      return { asks: 'open', what: 'both', over: ahead, about: null, late: false };
    case 'done':
      return { asks: 'done', over: behind ?? today(clockwork), about: doneOf(asked) };
    case 'contact': {
      const who = titledIn(asked.parts) ?? personOf(asked, ['of', 'to', 'with', 'verb']);
      return who === null ? null : { asks: 'contact', who, wants: wantsOf(asked.parts) };
    }
    case 'weather':
      return weatherAsked(asked);
    case 'clock':
      return timeAsked(asked) ?? daysTo(asked);
    case 'date':
      return dateAsked(asked);
    case 'sum':
    case 'units': {
      const worked = workOut(text) ?? goneOnSum(asked);
      return worked === null ? null : { asks: 'sum', ...worked };
    }
    case 'more':
      return goneOn(asked);
    default:
      return null;
  }
}

const late =
  /\b(?:late|overdue|past due|behind|missed|dragging(?: on)?|hanging over me|put(?:ting)? off|procrastinat\w+)\b|(?<![א-ת])ש?(?:נמרח(?:ת|ות|ים)?|נגרר(?:ת|ות|ים)?|תקוע(?:ה|ות|ים)|מתעכב(?:ת|ות|ים)?)(?![א-ת])|באיחור|מאחר|בפיגור|(?<![א-ת])ש?(?:כבר )?עבר(?: כבר)? (?:זמנ|ה?(?:זמן|מועד|תאריך|דדליין)(?![א-ת]))|שעבר/i;

/** "Which reminders did I cancel", "what reminders went off": of these nothing is named. */
const gone =
  /\b(?:cancel(?:l?ed)?|missed|miss|went off|rang|rung|fired|gone off|did(?:n't| not)? (?:ring|go off))\b|(?<![א-ת])(?:בוטלו?|ביטלתי|פספסתי|פיספסתי|החמצתי|צלצלו|צלצלה|קפצו|קפצה)(?![א-ת])/i;

/** Those that are late were due at any time. */
function tasksOf(asked: Asked): Question {
  const isLate = late.test(asked.text);
  const over = isLate ? null : asked.when.over('ahead');
  return { asks: 'open', what: 'tasks', over, about: choreOf(asked), late: isLate };
}

function toldOf(asked: Asked): Pick<Extract<Question, { asks: 'open' }>, 'about' | 'gone' | 'tells'> {
  const { text } = asked;
  if (gone.test(text)) return { about: null, gone: true };
  if (/\bnext reminder\b|(?<![א-ת])התזכורת הבאה(?![א-ת])/i.test(text)) return { about: null, tells: 'next' };
  const counts = /^(?:(?:so|and|ok) )?how many\b|^(?:אז )?כמה (?:תזכורות|משימות)/i.test(text);
  return { about: choreOf(asked), ...(counts && { tells: 'count' }) };
}

/** "How many weeks until Christmas" may sound like a question for the clock. */
function daysTo(asked: Asked): Question | null {
  const question = dateAsked(asked);
  return question?.asks === 'date' && question.wants !== 'weekday' ? question : null;
}

/** What one has with somebody is a question for meetings with them. */
function agendaOf(asked: Asked): Question {
  const { parts, clockwork, text } = asked;
  const over = directed(asked);
  const but = butIn(asked);
  const other = parts.runs.find(({ cue }) => cue === 'with');
  if (other === undefined || but !== null) {
    const pick = but === null ? pickOf(parts, text) : null;
    const ahead = onlyAhead(over ?? today(clockwork), asked);
    return { asks: 'agenda', over: ahead, pick, ...(but !== null && { but }) };
  }
  return {
    asks: 'meeting',
    about: other.words,
    over,
    wants: meetingWants(text),
    isPast: over === null && looksBack(text),
  };
}

/** "What did I have on Thursday" looks back. */
function directed({ when, text }: Asked): Span | null {
  return when.over(looksBack(text) ? 'behind' : 'ahead');
}

function pickOf({ has, says }: Parts, text: string): 'first' | 'last' | null {
  if (/(?<![א-ת])(?:אני|היום שלי) (?:מתחיל|מתחילה)(?![א-ת])/.test(text)) return 'first';
  if (has('first') || says('kick', 'מתחיל', 'מתחילה')) return 'first';
  const isEnd = says('last', 'finish', 'end', 'ends', 'final', 'אחרון', 'אחרונה', 'מסיים', 'מסיימת', 'נגמר');
  return isEnd && !says('week', 'month', 'שבוע', 'year') ? 'last' : null;
}

/** Looks ahead, and back where one met; what one planned is still to come. */
function meetingOf(asked: Asked): Question {
  const { when, parts, text } = asked;
  const isPast =
    /\b(?:did(?! (?:i|we) (?:schedule|book|plan|set|arrange|agree))|was|were|had|met|last (?:time|met|see|saw))\b|(?<![א-ת])(?:נפגשתי|ראיתי|לאחרונה|בפעם האחרונה|היה|היתה|הייתה)(?![א-ת])/i.test(
      text,
    );
  const person = personOf(asked, ['with', 'verb', 'of', 'to']);
  const about = person ?? parts.topic ?? longestRun(parts) ?? nextOfName.exec(text)?.[0] ?? null;
  const over = when.over(isPast ? 'behind' : 'ahead');
  const pick = pickOf(parts, text);
  if (about === null && over !== null && pick !== null) return { asks: 'agenda', over, pick };
  return { asks: 'meeting', about, over, wants: meetingWants(text), isPast: isPast && over === null };
}

/** Words of which questions are made as well. */
const nextOfName =
  /(?<=\bnext )(?:run|walk|swim|ride|show|play|shift|game|match)\b|(?<![א-ת])ה(?:ריצה|הליכה|שחייה|הופעה|הצגה|משמרת|אימון|שיעור|טיול)(?= הבאה?(?![א-ת]))/i;

function meetingWants(text: string): Extract<Question, { asks: 'meeting' }>['wants'] {
  const asksLength =
    /how (?:long|much time|many minutes|many hours|soon)|עוד כמה זמן|תוך כמה|כמה (?:זמן|דקות|שעות)/i.test(
      text,
    );
  const isAhead =
    /\b(?:until|till|til|before|to|left|leave|have|soon)\b|עוד כמה|תוך כמה|(?<![א-ת])(?:עד|נשאר|לפני)(?![א-ת])/i.test(
      text,
    );
  if (asksLength) return isAhead ? 'until' : 'length';
  if (/\bwhere|address|which room|what room|location|zoom|link\b|איפה|היכן|כתובת|חדר|קישור/i.test(text))
    return 'where';
  if (/\bwho(?:'s|s| is| else| will| am|m)?\b|with whom|מי |עם מי/i.test(text)) return 'who';
  return null;
}

function freeOf(asked: Asked): Question {
  const { when, parts, clockwork, text } = asked;
  const whole =
    /\b(?:fit|find|spare|squeeze|get)(?: in)? (?:an|one) hour\b|(?<![א-ת])שעה פנויה|(?<![א-ת])(?:פנוי(?:ה|ים|ות)?|זמן|חלון) ל-?שעה(?! ?(?:ו|\d|אחת|שתיים|שלוש|ארבע|חמש|שש|שבע|שמונה|תשע|עשר|ב-?\d))(?![א-ת])/i.test(
      text,
    )
      ? 3_600_000
      : null;
  const spelled = /three quarters of an hour|שלושת רבעי שעה/i.test(text) ? 2_700_000 : whole;
  const lengthMs = when.lengthMs ?? spelled;
  const next = /\bnext (?:gap|free|break|opening|slot)|(?:החלון|ההפסקה|השעה הפנויה|הרגע) .{0,12}הבא/i.test(
    text,
  );
  const isOfTime = /availab|זמינות/i.test(text) && !parts.has('when');
  const finds =
    lengthMs !== null ||
    next ||
    parts.has('when') ||
    (!isOfTime &&
      /\b(?:find|look|when|which|what|how much|locate|any (?:holes|gap|time))\b|מתי|תמצא|חפש|אילו|איזה|כמה זמן/i.test(
        text,
      ));
  const plain = { asks: 'free', over: when.over('ahead') ?? today(clockwork), lengthMs, finds } as const;
  return { ...plain, ...freeBeside(asked) };
}

/** "Did I get a confirmation of the flight": the mail is one, and nobody is called so. */
const confirms = /^(?:confirmations?|אישור)$/i;

function mailOf(asked: Asked, isSent: boolean): Question {
  const { when, text, words } = asked;
  const { only, rest: besides } = mailFilterIn(words, asked.parts.topic);
  const parts = besides.tokens.length === words.tokens.length ? asked.parts : partsOf(besides);
  const cues: readonly Run['cue'][] = isSent ? ['to', 'verb'] : ['from', 'of', 'that', 'verb'];
  const ofPeople = !isSent && only === null && isOfPeople(text);
  const named = ofPeople ? null : personOf({ parts }, exchanged.test(text) ? ['with', ...cues] : cues);
  const who = named !== null && confirms.test(named) ? null : named;
  const rest = parts.runs.filter((run) => !isPart(run, named));
  const longest = parts.topic ?? (rest.length > 0 ? (longestOf(rest)?.words ?? null) : null);
  const isOfDeed = !isSent && wantsDone.test(text) && !saidThen.test(text);
  const isDeed = isOfDeed && longest !== null && /^ש[אנ]/.test(longest);
  const about = ofPeople || longest === who || isDeed ? null : longest;
  return {
    asks: 'mail',
    from: isSent ? null : who,
    to: isSent ? who : null,
    about,
    sent: isSent,
    ...(!isSent && about !== null && came.test(text) && { received: true as const }),
    unread: !isSent && isUnread(parts, text, about),
    attachments:
      parts.has('file') &&
      !isSent &&
      /\b(?:attach\w*|files?|pdfs?|photos?|pictures?|documents?)\b|קבצ|קובץ|צרופ|מצורפ|תמונ|מסמכ/i.test(text),
    over: isOfDeed ? null : when.over('behind'),
    ...((who !== null || about !== null) && countsMail.test(text) && { tells: 'count' as const }),
    ...(ofPeople && { only: 'people' as const }),
    ...(only !== null && (!isSent || channels.some((one) => one === only)) && { only }),
  };
}

const countsMail =
  /^(?:(?:so|and|ok|hey),? ){0,2}how many\b|^(?:אז |ו)?כמה (?:אי)?(?:מיילים|הודעות|מכתבים)(?![א-ת])/i;

/** "What emails did I get about it": what the person wrote of it is not meant. */
const came =
  /\bi(?:['’]ve)? (?:get|got|gotten|receive|received)\b|\bsent (?:to )?me\b|\b(?:came|come|coming) (?:in|to me)\b|(?<![א-ת])(?:קיבלתי|קבלתי|(?:הגיע|הגיעה|הגיעו|נשלח|נשלחה|נשלחו|שלחו) (?:אלי|אליי|לי))(?![א-ת])/i;

/** Somebody asked for a deed, so that the day is of the deed and not of their words. */
const wantsDone =
  /\b(?:want(?:s|ed)?|need(?:s|ed)?|ask(?:s|ed)?|told) (?:me|us) to\b|(?<![א-ת])(?:ביקש|ביקשה|ביקשו|רצה|רצתה|רצו|אמר|אמרה|אמרו) ש[אנ][א-ת]{2,}/i;
const saidThen = /\b(?:yesterday|this morning|last)\b|(?<![א-ת])(?:אתמול|הבוקר|שעבר)(?![א-ת])/i;

const unopened =
  /(?:לא|טרם) (?:נקרא|קראתי|נפתח|פתחתי)|שלא (?:פתח|ראי)|(?:\bnot|n['’]?t)(?: i)?(?: yet)? open(?:ed)?\b/i;

/** "New" is unread, but for what is new about a subject. */
function isUnread(parts: Parts, text: string, about: string | null): boolean {
  if (parts.has('unread') || unopened.test(text)) return true;
  return about === null && (parts.has('not', 'read') || /\bnew\b|(?<!הכי )חדש/i.test(text));
}

/** Both wrote: whoever it was with is asked about. */
const exchanged =
  /\b(?:correspondence|exchange|thread|conversation|chat) with\b|(?<![א-ת])ה?(?:התכתבות|התכתבויות|שיחה|צ['’׳]?אט|ווצאפ)(?: במייל)? עם(?![א-ת])/i;

function isPart({ words, bare }: Run, who: string | null): boolean {
  return who !== null && (words.includes(who) || bare.includes(who));
}

function choreOf({ parts }: Asked): string | null {
  const about = parts.topic ?? longestRun(parts);
  return about !== null && (allOfThem.test(about) || late.test(about)) ? null : about;
}

/** "I want to see all of them" names none, and nor does "עבר הזמן שלהן". */
const allOfThem =
  /^(?:(?:ה?(?:זמן|מועד|תאריך|דדליין) )?(?:שלה[םן]|בה[םן])|them all|every one|each one|(?:את )?ו?כול(?:ן|ם|נה)|(?:את )?(?:כל ה)?רשימה)$/i;

function doneOf({ parts, text }: Asked): string | null {
  return /^\W*(?:did|has|have|was|is)\b|^(?:ה|כבר|האם)/i.test(text) ? longestRun(parts) : null;
}

function longestRun({ runs }: Parts): string | null {
  const run = longestOf(runs);
  if (run === null) return null;
  return run.glued === 'to' || run.glued === 'at' ? run.bare : run.words;
}

function longestOf(runs: readonly Run[]): Run | null {
  return runs.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0] ?? null;
}

/** The person by what stands before the name, in the order of what is looked for; else whoever does something. */
function personOf({ parts }: Pick<Asked, 'parts'>, cues: readonly Run['cue'][]): string | null {
  const { runs } = parts;
  const owned = runs.find(({ isOwned }) => isOwned);
  if (owned !== undefined) return owned.words;
  const subject = runs.find(({ beforeVerb }) => beforeVerb);
  // "Anything from the bank? The clerk says they wrote"
  const first = runs.find(({ cue, glued }) => cue === 'from' || (cue === null && glued === 'from'));
  if (cues[0] === 'from' && first !== undefined && subject !== undefined && first.from < subject.from)
    return first.cue === 'from' ? first.words : first.bare;
  if (subject !== undefined && cues.includes('from'))
    return subject.glued === 'that' ? subject.bare : subject.words;
  for (const cue of cues) {
    const said = runs.find((run) => run.cue === cue && run.cue !== null);
    if (said !== undefined) return said.words;
    const glued = runs.find(
      (run) => run.glued === cue && (run.cue === null || run.cue === 'verb') && cue !== null && cue !== 'of',
    );
    if (glued !== undefined) return glued.bare;
  }
  const [only] = runs.filter(({ cue }) => cue === null);
  return only === undefined || only.to - only.from > 3 ? null : only.words;
}

/** Whoever is named with a title. */
function titledIn({ runs }: Parts): string | null {
  return (
    runs.find(({ words }) => title.test(words.split(' ')[0] ?? '') && words.includes(' '))?.words ?? null
  );
}

function wantsOf({ says, has }: Parts): 'email' | 'phone' | 'any' {
  if (says('email', 'mail', 'e-mail', 'מייל', 'אימייל', 'המייל', 'האימייל')) return 'email';
  return has('phone') ? 'phone' : 'any';
}
