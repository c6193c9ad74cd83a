/** Which of all mails are meant: by their age, but for those of somebody, the oldest or the newest alone. */
import { agoAt, dayAgo } from '../../language/questions/ago.ts';
import type { Question, Span } from '../../language/questions/question.ts';
import { wordsIn } from '../../language/questions/read-question.ts';
import { findWhen } from '../../language/questions/when.ts';
import type { Clockwork } from '../../language/time/clockwork.ts';
import { dayAt, shiftDays } from '../../time/calendar.ts';
import { longestAsked } from './asked.ts';
import { toInstant } from '../../time/zone.ts';

type MailQuestion = Extract<Question, { asks: 'mail' }>;

export type MailLimits = Pick<MailQuestion, 'but' | 'pick'> & {
  /** The words without those that say a limit. */
  readonly rest: string;
  /** From the beginning of time; null where no age is said. */
  readonly over: Span | null;
};

const amount = String.raw`(?<amount>(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3}|a couple of|half a)[ -](?:days?|weeks?|fortnights?|months?|years?))`;
const amountHe = String.raw`(?<amount>(?:שבועיים|חודשיים|שנתיים|יומיים|יום|שבוע|חודש|שנה|חצי שנה)|(?:\d{1,3}|שני|שתי|שלושה|שלוש|ארבעה|ארבע|חמישה|חמש|שישה|שש|עשרה|עשר) (?:ימים|שבועות|חודשים|שנים))`;
const ages: readonly RegExp[] = [
  new RegExp(
    String.raw`,? (?:(?:that|which)(?:['’]s| is| are) )?(?:older than|(?:from )?(?:more than|over)(?= .{2,20} (?:old|ago)\b)) ${amount}(?: old| ago)?(?![\p{L}])`,
    'iu',
  ),
  new RegExp(
    String.raw`,? (?:ש(?:הם |הן )?|ה)?(?:ישנ(?:ים|ות|ה)?|ישן|בני|בנות|ותיקים) (?:יותר )?מ(?:לפני |-)?${amountHe}(?: ומעלה)?(?![א-ת])`,
    'u',
  ),
  new RegExp(String.raw`,? (?:ש?(?:הגיעו|התקבלו|נשלחו) )?מ?לפני (?:יותר|למעלה) מ-?${amountHe}(?![א-ת])`, 'u'),
];
const beforeTime =
  /,? (?:that came |which came |that arrived |sent )?(?:from )?(?<!\b(?:day|week|month|year|night|evening) )before (?<when>(?:the )?[a-z\d]{2,12}(?: [a-z\d]{1,12}){0,3})(?=[?.!]*$)/i;
const without =
  /,? (?:except(?: for)?|apart from|other than|excluding|besides|not counting|(?<=\b(?:every(?:one|body|thing)|all|anyone|anything) )but(?: not)?|but(?: not)? (?=the (?:last|latest|newest|most recent)\b)) (?:(?:(?:the |any )?(?:e-?)?mails?|those|(?:the )?ones?|everything|anything|messages?) (?:from|of|by) )?(?<but>[^,;?!]{2,50}?)(?=[?.!]*$)|,? (?:חוץ (?:מ|מן )-?|מלבד |למעט |פרט ל-?|בלי (?=של |ה?מיילים |אלה |הודעות ))(?:(?:ה?מיילים|של|אלה|כאלה) (?:של |מ-?))?(?<butHe>[^,;?!]{2,50}?)(?=[?.!]*$)/i;
/** Of what is left out. */
const plainName = /^(?:(?:the|my|our|from|of|by|של|את) )+|^מ(?=ה[א-ת]{3})|^ה(?=[א-ת]{3})/i;

/** The names in it: "Maya and the library". */
export function namesLeftOut(but: string): readonly string[] {
  return but
    .split(/,? and |, ?(?:ו-?(?=[\p{L}]{2}))?| ו-?(?=[\p{L}]{2})/iu)
    .map((one) =>
      one
        .trim()
        .replace(plainName, '')
        .replace(/['’]s$/, ''),
    )
    .filter((one) => one !== '');
}

const oldest =
  /\b(?:the )?(?:very )?(?:oldest|earliest|first ever|first (?=(?:ever )?(?:e-?mail|mail|message|thing .{1,20} (?:sent|wrote))))\b ?|(?<![א-ת])בפעם הראשונה(?: (?:בכלל|אי פעם))?(?![א-ת]) ?|(?<![א-ת])(?:ה?הכי (?:ישנ?ה?|ישן|ותיקה?)|(?:ה?ישנ?ה|ה?ישן|ה?ותיקה?) ביותר)(?![א-ת]) ?/i;
const newest =
  /\b(?:the )?(?:very )?(?:newest|most recent|latest|last)\b (?=(?:unread |new )?(?:e-?mail|mail|message)(?!s|\p{L}))|(?<=(?:מייל|הודעה|המייל|ההודעה) )(?:ה?הכי חדשה?|ה?חדשה? ביותר|ה?אחרונה?|ה?אחרון)(?![א-ת]) ?/iu;

/** Null where no limit is said. */
export function mailLimitsIn(text: string, clockwork: Clockwork): MailLimits | null {
  if (text.length > longestAsked) return null;
  const left = without.exec(text);
  const but = (left?.groups?.['but'] ?? left?.groups?.['butHe'])?.replace(plainName, '').trim();
  const bare = left === null || but === '' ? text : text.replace(left[0], '');
  const aged = agedIn(bare, clockwork);
  const timed = aged?.rest ?? bare;
  const pick = pickOf(timed);
  const rest = (pick === 'oldest' ? timed.replace(oldest, '') : timed).trim();
  if (rest === text.trim() && pick === undefined) return null;
  return {
    rest,
    over: aged?.over ?? null,
    ...(but !== undefined && but !== '' && { but }),
    ...(pick !== undefined && { pick }),
  };
}

function pickOf(text: string): MailQuestion['pick'] {
  if (oldest.test(text)) return 'oldest';
  return newest.test(text) ? 'newest' : undefined;
}

function agedIn(text: string, clockwork: Clockwork): { rest: string; over: Span } | null {
  for (const form of ages) {
    const found = form.exec(text);
    const said = found?.groups?.['amount']?.replace('-', ' ');
    if (found === null || said === undefined) continue;
    const ago = agoAt(wordsIn(/[א-ת]/.test(said) ? `לפני ${said}` : `${said} ago`), 0);
    if (ago === null) continue;
    const last = shiftDays(dayAgo(dayAt(clockwork.now, clockwork.zone), ago), -1);
    return { rest: text.replace(found[0], ''), over: upTo(last, clockwork) };
  }
  const before = beforeTime.exec(text);
  const said = before?.groups?.['when'];
  const when = said === undefined ? null : findWhen(wordsIn(said), clockwork);
  const span = when?.rest.tokens.length === 0 ? when.over('behind') : null;
  if (before === null || span === null) return null;
  return { rest: text.replace(before[0], ''), over: upTo(shiftDays(span.first, -1), clockwork) };
}

function upTo(last: Span['last'], { zone }: Clockwork): Span {
  const to = toInstant({ ...shiftDays(last, 1), hour: 0, minute: 0, second: 0 }, zone);
  return { first: dayAt(0, zone), last, from: 0, to, isHours: false };
}

/** The question for those alone. */
export function limited(question: MailQuestion, { over, but, pick }: MailLimits): MailQuestion {
  return {
    ...question,
    ...(over !== null && { over }),
    ...(but !== undefined && { but }),
    ...(pick !== undefined && { pick }),
  };
}
