/** What is asked of all that a calendar holds in a time: what clashes, which day is the fullest, what is left of it. */
import { dayMs } from '../../time/units.ts';
import type { Question, Span } from '../../language/questions/question.ts';
import { wordsIn } from '../../language/questions/read-question.ts';
import { findWhen, today } from '../../language/questions/when.ts';
import { wordsOf } from '../../language/sentence.ts';
import type { Asked } from './asked.ts';
import { besideIn, nextDays } from './free-beside.ts';

type Agenda = Extract<Question, { asks: 'agenda' }>;
type Look = NonNullable<Agenda['looks']>;

const looks: readonly (readonly [Look, RegExp])[] = [
  [
    'clashes',
    /\b(?:clash(?:es|ing)?|conflicts?(?! of)|conflicting|overlap(?:s|ping)?|double[- ]?book(?:ed|ing|ings)|bump(?:s|ing)? into|collid(?:e|es|ing)|run(?:s|ning)? into (?:another|anything|something|each))\b|(?<![א-ת])(?:ש?מתנגש(?:ת|ים|ות)?|ה?התנגשו(?:ת|יות)|ה?כפילו(?:ת|יות)|ה?חפיפ(?:ה|ות)|ש?חופפ(?:ת|ים|ות)|חופף)(?![א-ת])/i,
  ],
  [
    'busiest',
    /\b(?:busiest|fullest|heaviest|most (?:packed|crowded|booked|loaded|hectic|full|meetings?)) (?:day\b|\S+ )?|\b(?:which|what) day\b.{0,30}\b(?:busiest|fullest|heaviest|most (?:packed|crowded|booked|loaded|hectic|full|meetings?))\b|(?<![א-ת])(?:יום|ימים)(?: .{0,20})? הכי (?:עמוס|עמוסה|צפוף|צפופה|מלא|מלאה|עסוק|עסוקה)|(?<![א-ת])הכי (?:עמוס|עמוסה|עסוק|עסוקה) (?:לי |אני )?(?:השבוע|בשבוע|החודש|החודש)|היום העמוס/i,
  ],
  [
    'emptiest',
    /\b(?:which|what) day\b.{0,40}\b(?:emptiest|quietest|lightest|freest|least (?:busy|packed|booked|full)|most free|fewest meetings)\b|\b(?:emptiest|quietest|lightest|freest|least (?:busy|packed|booked|full)|most free) day\b|(?<![א-ת])ב?(?:איזה )?יום(?: .{0,20})? הכי (?:פנוי|פנויה|ריק|ריקה|רגוע|רגועה|קליל|פחות עמוס)/i,
  ],
  [
    'hours',
    /\bhow (?:many hours|much time|much of (?:my |the )?\S+(?: \S+)?)(?: (?:of|in|is|are|do|will|am|i|spend|have|on|for|my|goes?|to)){0,6} (?:in |of )?(?:meetings?|calls)\b|\bhow many hours\b.{0,30}\b(?:of|in) (?:meetings?|calls)\b|(?<![א-ת])כמה (?:שעות|זמן)(?: (?:של|אני|יש|לי|ב|יושבת?|נמצאת?)){0,4} ?ב?(?:פגישות|ישיבות|שיחות)(?![א-ת])/i,
  ],
];
/** What only tells of such, or of mail about it. */
const elsewhere =
  /\b(?:e-?mails?|mails?|messages?|wrote|weather|forecast|warm|rain|in history|tasks?|to-?dos?)\b|(?<![א-ת])(?:מייל|מיילים|הודעות|מזג|גשם|משימות|חם|קר)(?![א-ת])/i;
const asksDay =
  /^(?:(?:so|ok|and|hey) )*(?:have i got|do i have|have i|anything|is there anything|what(?:'s| do i| have i| am i)|(?:האם )?יש (?:לי|לנו|משהו)|מה (?:יש|עוד))(?![א-ת])/i;
/** "What do I have after the dentist", "what comes before Dana". */
const asksBeside =
  /^(?:(?:so|ok|and|hey) )*(?:(?:is there|do i have|have i got|have i|anything|what(?:['’]?s| do i have| have i got| am i doing| is there| is on| comes| happens| is)?)(?: (?:is there|anything|something|planned|scheduled|on|up|next|else|left|there|in my calendar|coming up)){0,3}) (?:after|before|between) |^(?:(?:אז|נו|ו) ?)*(?:(?:האם )?יש (?:לי |לנו )?(?:משהו |עוד משהו )?|ו?מה (?:יש |עוד |קורה |בא )?(?:לי |לנו |ביומן )?(?:עוד |יש )?)(?:אחרי|לפני|בין) /i;
/** "Does the dentist clash with anything", "רופא השיניים מתנגש עם משהו": that entry alone. */
const ofEntry =
  /\b(?:does|do|if|whether|will) (?:the|my|our) (?<en>[^?,]{3,40}?) (?:clash|conflict|overlap|bump|collide|run into)|(?<![א-ת])(?:האם |אם )?(?:ה|ה?פגישה עם |ה?תור ל)(?<he>[א-ת][^?,]{2,40}?) (?:לא )?(?:מתנגשת?|חופפת?|נופלת?) (?:עם|על|ל)/i;

function clashingOf({ text, clockwork }: Asked): string | null {
  const { en, he } = ofEntry.exec(text)?.groups ?? {};
  const said = en ?? he;
  if (said === undefined) return null;
  const { rest } = findWhen(wordsIn(said), clockwork);
  const about = wordsOf(rest, 0, rest.tokens.length)
    .replace(/^(?:meeting|appointment|call) with |^ה?(?:פגישה|שיחה|תור) (?:עם|של|ל) ?/i, '')
    .trim();
  return about === '' || /^(?:meetings?|appointments?|calendar|day|week)$/i.test(about) ? null : about;
}

const daysLooked = 7;
const daysToEntry = 30;

export function lookAsked(asked: Asked): Question | null {
  const { text, when, clockwork } = asked;
  if (elsewhere.test(text)) return null;
  const look = looks.find(([, said]) => said.test(text))?.[0];
  const said = when.over('ahead');
  const but = said !== null && asksDay.test(text) ? butIn(asked) : null;
  if (said !== null && but !== null) return { asks: 'agenda', over: said, pick: null, but };
  const beside = asksBeside.test(wordsOf(asked.words, 0, asked.words.tokens.length))
    ? besideIn(wordsOf(asked.words, 0, asked.words.tokens.length))
    : {};
  // The entry may stand on any day.
  if (beside.after !== undefined || beside.before !== undefined)
    return { asks: 'agenda', over: said ?? nextDays(today(clockwork), daysToEntry), pick: null, ...beside };
  if (look === undefined) return null;
  const isOneDay = said !== null && said.to - said.from <= dayMs * 1.5;
  // Which of the days is asked, so one day alone is none.
  const over = (look === 'busiest' || look === 'emptiest') && isOneDay ? null : said;
  const about = look === 'clashes' ? clashingOf(asked) : null;
  if (about !== null)
    return {
      asks: 'agenda',
      over: over ?? nextDays(today(clockwork), daysToEntry),
      pick: null,
      looks: look,
      about,
    };
  const usual = look === 'hours' ? today(clockwork) : weekFrom(asked);
  return { asks: 'agenda', over: over ?? usual, pick: null, looks: look };
}

function weekFrom({ clockwork }: Asked): Span {
  return nextDays(today(clockwork), daysLooked);
}

const left =
  /\b(?:left|still|remaining|remains|rest of|else|yet to)\b|(?<![א-ת])ש?(?:נשאר|נשארו|נותר|נותרו|עוד|שאר|המשך|יתרת)(?![א-ת])/i;

/** "What is left today": only what is still to come. */
export function onlyAhead(over: Span, { text, clockwork: { now } }: Pick<Asked, 'text' | 'clockwork'>): Span {
  return left.test(text) && over.from < now && now < over.to ? { ...over, from: now, isHours: true } : over;
}

const without =
  /\b(?:besides|(?<=\b(?:anything|something|nothing) )but|apart from|other than|except(?: for)?|aside from|excluding|not counting) (?<but>.{2,50}?)[?!.]*$|(?<![א-ת])(?:חוץ (?:מ|מן )-?|מלבד |למעט |פרט ל-?)(?<butHe>.{2,50}?)[?!.]*$/i;

/** What is known already and not asked about: "anything besides the dentist". */
export function butIn({ text, clockwork }: Pick<Asked, 'text' | 'clockwork'>): string | null {
  const { but, butHe } = without.exec(text)?.groups ?? {};
  const said = but ?? butHe;
  if (said === undefined) return null;
  const words = findWhen(wordsIn(said), clockwork).rest;
  const bare = wordsOf(words, 0, words.tokens.length)
    .replace(/^(?:(?:the|my|our|a|an|that|this) )+|^ה(?=[א-ת]{3})/i, '')
    .trim();
  return bare === '' ? null : bare;
}
