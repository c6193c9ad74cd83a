/**
 * Reads that a meeting or a reminder is to be cancelled or moved. Only a whole, plain command counts: what says more
 * than that, or speaks of several at once, is none.
 */
import { findWhen } from '../questions/when.ts';
import { quote } from '../normalise.ts';
import type { Span } from '../questions/question.ts';
import type { Context } from '../reading.ts';
import { noPrefix } from '../phrasebook.ts';
import { read } from '../sentence.ts';
import { amountAt } from '../time/amounts.ts';
import type { Clockwork } from '../time/clockwork.ts';
import { findTimes } from '../time/find.ts';
import { resolve } from '../time/resolve.ts';
import { toInstant, toWall, zoneOf } from '../time/zone.ts';
import type { Change, Shift, Target } from './change.ts';
import { plainCommand } from './plain-command.ts';

const longest = 200;
const mostWordsOfName = 5;

/** Two sentences, or a list. */
const several = /[,;\n]|[.?!]\s+\S/;
const cancels = /^(?:(cancel|call off)|delete|remove) (.+)$/i;
const moves =
  /^(?:move|reschedule|postpone|push(?: back)?|shift|put off|(bring forward)|delay|(snooze)) (.+)$/i;
const cancelsHe = /^(?:(בטלי?|בטלו|תבטלי?|לבטל)|מחקי?|תמחקי?|למחוק|הסר|הסירי|תסירי?) (.+)$/;
const movesHe =
  /^(?:דח[הי]|תדח[הי]|לדחות|הזז|הזיזי|תזיזי?|להזיז|העבר|העבירי|תעבירי?|להעביר|(הקדם|הקדימי|תקדים|תקדימי|להקדים)) (.+)$/;

const renames = /^(?:rename|retitle|(?:change|set) the (?:name|title) of) (.+)$/i;
const renamesHe =
  /^(?:שנה|שני|תשנה|תשני|לשנות|החלף|החליפי|תחליף|תחליפי) את (?:השם|הכותרת|שם|כותרת)(?: של)? (.+)$/;

const meetingWords = new Set(
  'meeting appointment event standup stand-up פגישה הפגישה פגישת פגישתי ישיבה הישיבה ישיבת תור התור אירוע האירוע'.split(
    ' ',
  ),
);
const reminderWords = new Set('reminder תזכורת התזכורת תזכורתי'.split(' '));
const unspoken = new Set(
  'a an the my our this that with about on of for from to in at back calendar scheduled את עם של שלי שלנו על ביומן מהיומן'.split(
    ' ',
  ),
);
/** Other things than one meeting, or more than one wish. */
const otherThings = new Set(
  (
    'all every everything each both meetings appointments events series and or but then if because not it them ' +
    'reminders task tasks alarm timer mail mails email emails message messages subscription order flight ' +
    'send tell remind invite except unless כל כולן כולם פגישות הפגישות ישיבות הישיבות אירועים האירועים תורים התורים ' +
    'תזכורות התזכורות משימה המשימה משימות מייל המייל מיילים הודעה ההודעה הודעות התראה ההתראה מנוי המנוי ' +
    'הזמנה ההזמנה טיסה הטיסה אם כי אבל או לא אותה אותו ותודיע ותגיד ושלח ותשלח'
  ).split(' '),
);

export function readChange(text: string, context: Context): Change | null {
  if (text.length > longest) return null;
  const plain = plainCommand(text);
  if (several.test(plain)) return null;
  const clockwork: Clockwork = {
    now: Date.parse(context.now),
    zone: zoneOf(context.timeZone, context.now),
    country: context.country ?? 'IL',
    hint: null,
  };
  return readCancel(plain, clockwork) ?? readRename(plain, clockwork) ?? readMove(plain, clockwork);
}

function readCancel(plain: string, clockwork: Clockwork): Change | null {
  const command = cancels.exec(plain) ?? cancelsHe.exec(plain);
  const what = command?.[2];
  if (what === undefined) return null;
  const meant = meantBy(what, clockwork);
  // One deletes files and mails, too.
  const isClear = command?.[1] !== undefined || meant?.kind !== null;
  return meant === null || !isClear ? null : { does: 'cancel', meant };
}

function readRename(plain: string, clockwork: Clockwork): Change | null {
  const words = (renames.exec(plain) ?? renamesHe.exec(plain))?.[1]?.split(' ') ?? [];
  for (const [index, word] of words.entries()) {
    const isGlued = /^ל-?./.test(word);
    if (index === 0 || !(isGlued || /^(?:to|as|into)$/i.test(word))) continue;
    const title = words.slice(isGlued ? index : index + 1).join(' ');
    const found = renamed(
      words.slice(0, index).join(' '),
      isGlued ? title.replace(/^ל-?/, '') : title,
      clockwork,
    );
    if (found !== null) return found;
  }
  return null;
}

function renamed(what: string, title: string, clockwork: Clockwork): Change | null {
  const meant = meantBy(what, clockwork);
  const bare = title
    .replace(/^["“״']/, '')
    .replace(/["”״']$/, '')
    .trim();
  return meant === null || meant.kind === 'reminder' || bare === ''
    ? null
    : { does: 'rename', meant, title: bare };
}

function readMove(plain: string, clockwork: Clockwork): Change | null {
  const english = moves.exec(plain);
  const hebrew = movesHe.exec(plain);
  const what = english?.[3] ?? hebrew?.[2];
  if (what === undefined) return null;
  const isForward = (english?.[1] ?? hebrew?.[1]) !== undefined;
  const wanted = readShift(what, isForward, clockwork) ?? readTarget(what, clockwork);
  // One snoozes what rings.
  const isSnooze = english?.[2] !== undefined;
  if (wanted === null || (isSnooze && wanted.meant.kind === 'meeting')) return null;
  return isSnooze ? { ...wanted, meant: { ...wanted.meant, kind: 'reminder' } } : wanted;
}

function readTarget(what: string, clockwork: Clockwork): Change | null {
  for (const { left, times } of splits(what)) {
    const to = times.map((time) => targetOf(time, clockwork)).find((target) => target !== null);
    const meant = to === undefined ? null : meantBy(left, clockwork);
    if (to !== undefined && meant !== null) return { does: 'move', meant, to };
  }
  return null;
}

/** "By an hour", "back half an hour", "two days earlier", "בחצי שעה". */
function readShift(what: string, isForward: boolean, clockwork: Clockwork): Change | null {
  const words = what.split(' ');
  for (const index of words.keys()) {
    const shift = index === 0 ? null : shiftOf(words.slice(index), isForward);
    const meant = shift === null ? null : meantBy(words.slice(0, index).join(' '), clockwork);
    if (shift !== null && meant !== null) return { does: 'shift', meant, shift };
  }
  return null;
}

function shiftOf(words: readonly string[], isForward: boolean): Shift | null {
  const text = words.join(' ').replace(/^(?:(?:by|back|for|forward) )+/i, '');
  const length = text.replace(/ (?:later|earlier|sooner|forward|מוקדם יותר|מאוחר יותר)$/i, '');
  const { tokens } = read(length.replace(/^ב-?(?=[א-ת\d])/, ''), () => []);
  const found = amountAt(tokens, 0, noPrefix);
  if (found === null || found.next !== tokens.length) return null;
  return { by: found.amount, isEarlier: isForward || /(?:earlier|sooner|forward|מוקדם יותר)$/i.test(text) };
}

/** Every place where "to" may stand before the time, and ways to write that time as one says when something is. */
function splits(what: string): { left: string; times: string[] }[] {
  const words = what.split(' ');
  return words.flatMap((word, index) => {
    if (index === 0) return [];
    const left = words.slice(0, index).join(' ');
    if (/^(?:to|until|till|for)$/i.test(word)) {
      const time = words.slice(index + 1).join(' ');
      return [{ left, times: [time, `at ${time}`, `on ${time}`] }];
    }
    if (!/^ל./.test(word)) return [];
    const time = words.slice(index).join(' ').slice(1);
    const bare = time.replace(/^-/, '');
    return [{ left, times: [bare, `ב${time}`, `בשעה ${bare}`] }];
  });
}

/** A day, an hour or both, and nothing else. */
function targetOf(text: string, clockwork: Clockwork): Target | null {
  const { now, zone } = clockwork;
  const { tokens } = read(text, () => []);
  const [found, other] = findTimes(tokens).all;
  if (found === undefined || other !== undefined) return null;
  if (found.from !== 0 || found.to !== tokens.length) return null;
  const { day, clock, part, end, length, ahead, before, every, last, isPast } = found;
  const isMore = [end, length, ahead, before, every, last].some((one) => one !== null) || isPast;
  if (isMore || (clock === null && (day === null || part !== null))) return null;
  // Whatever hour it is now, "5" is the one of a working day.
  const morning = toInstant({ ...toWall(now, zone), hour: 8, minute: 0, second: 0 }, zone);
  const moment = resolve(found, { ...clockwork, now: morning });
  if ((clock !== null && moment.start === null) || (day !== null && moment.day === null)) return null;
  const wall = clock === null || moment.start === null ? null : toWall(moment.start, zone);
  return {
    day: day === null ? null : moment.day,
    clock: wall === null ? null : { hour: wall.hour, minute: wall.minute },
  };
}

function meantBy(text: string, clockwork: Clockwork): Change['meant'] | null {
  const { source, tokens } = read(text, withoutPossessive);
  const words = tokens.filter(({ kind }) => kind !== 'mark' && kind !== 'emoji');
  if (words.some((token) => otherThings.has(token.text.toLowerCase()))) return null;
  const when = findWhen({ source, tokens: words }, clockwork);
  // "The 10:00 meeting tomorrow" says the day apart from the hour.
  const other = findWhen(when.rest, clockwork);
  if (findTimes(other.rest.tokens).all.length > 0) return null;
  const rest = other.rest.tokens.map((token) => quote(source, token.start, token.end));
  // The first of them says what it is: a reminder may be about a meeting.
  const first = rest.find((word) => isMeetingWord(word) || isReminderWord(word));
  const isReminder = first !== undefined && isReminderWord(first);
  const isItsKind = isReminder ? isReminderWord : isMeetingWord;
  const name = rest
    .filter((word) => !unspoken.has(word.toLowerCase()) && !isItsKind(word))
    .map((word, index) => (index === 0 && rest.some(isOfPurpose) ? word.replace(/^ל(?=..)/, '') : word));
  if (name.length > mostWordsOfName) return null;
  const over = both(when.over('ahead'), other.over('ahead'), clockwork);
  if (over === undefined) return null;
  // "Standup" says what it is, and is a title as well.
  const titles = isReminder ? [] : rest.filter((word) => /^stand-?up$/i.test(word));
  const about = [...titles, ...name].join(' ');
  if (about === '' && first === undefined) return null;
  const kind = isReminder ? 'reminder' : 'meeting';
  return { about: about === '' ? null : about, over, kind: first === undefined ? null : kind };
}

/** An hour and a day that were said apart; undefined for two of a kind. */
function both(one: Span | null, other: Span | null, { zone }: Clockwork): Span | null | undefined {
  if (one === null || other === null) return one ?? other;
  if (one.isHours === other.isHours) return undefined;
  const [hours, { first, last }] = one.isHours ? [one, other] : [other, one];
  const on = (instant: number) => toInstant({ ...toWall(instant, zone), ...first }, zone);
  return { first, last, from: on(hours.from), to: on(hours.from) + hours.to - hours.from, isHours: true };
}

/** "תור לרופא" is at the doctor's, "תזכורת לרופא" about one. */
function isOfPurpose(word: string): boolean {
  return word === 'תור' || word === 'התור' || isReminderWord(word);
}

function isReminderWord(word: string): boolean {
  return reminderWords.has(word.toLowerCase());
}

function isMeetingWord(word: string): boolean {
  return meetingWords.has(word.toLowerCase());
}

/** "tomorrow's standup" */
function withoutPossessive(word: string): readonly string[] {
  return word.endsWith("'s") ? [word.slice(0, -2)] : [];
}
