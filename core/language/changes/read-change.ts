/**
 * Reads that a meeting or a reminder is to be cancelled or moved, or somebody invited. Only a whole, plain command counts: what says more
 * than that, or speaks of several at once, is none.
 */
import type { Context } from '../reading.ts';
import { noPrefix } from '../phrasebook.ts';
import { read } from '../sentence.ts';
import { amountAt } from '../time/amounts.ts';
import type { Clockwork } from '../time/clockwork.ts';
import { findTimes } from '../time/find.ts';
import { resolve } from '../time/resolve.ts';
import { toInstant, toWall, zoneOf } from '../time/zone.ts';
import type { Change, Shift, Target } from './change.ts';
import { meantBy } from './meant.ts';
import { plainCommand, several } from './plain-command.ts';
import { readInvite } from './read-invite.ts';

const longest = 200;

const cancels = /^(?:(cancel|call off)|delete|remove) (.+)$/i;
const moves =
  /^(?:move|reschedule|postpone|push(?: back)?|shift|put off|(bring forward)|delay|(snooze)) (.+)$/i;
const cancelsHe = /^(?:(בטלי?|בטלו|תבטלי?|לבטל)|מחקי?|תמחקי?|למחוק|הסר|הסירי|תסירי?) (.+)$/;
const movesHe =
  /^(?:דח[הי]|תדח[הי]|לדחות|הזז|הזיזי|תזיזי?|להזיז|העבר|העבירי|תעבירי?|להעביר|(הקדם|הקדימי|תקדים|תקדימי|להקדים)) (.+)$/;

const renames = /^(?:rename|retitle|(?:change|set) the (?:name|title) of) (.+)$/i;
const renamesHe =
  /^(?:שנה|שני|תשנה|תשני|לשנות|החלף|החליפי|תחליף|תחליפי) את (?:השם|הכותרת|שם|כותרת)(?: של)? (.+)$/;

export function readChange(text: string, context: Context): Change | null {
  if (text.length > longest) return null;
  const plain = plainCommand(text);
  const clockwork: Clockwork = {
    now: Date.parse(context.now),
    zone: zoneOf(context.timeZone, context.now),
    country: context.country ?? 'IL',
    hint: null,
  };
  const invite = readInvite(plain, clockwork);
  if (invite !== null || several.test(plain)) return invite;
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
