/**
 * Reads that a meeting or a reminder is to be cancelled or moved, or somebody invited. Only a whole, plain command counts: what says more
 * than that, or speaks of several at once, is none.
 */
import type { Context } from '../reading.ts';
import { clockworkOf, type Clockwork } from '../time/clockwork.ts';
import type { Change } from './change.ts';
import { meantBy } from './meant.ts';
import { plainCommand, several } from './plain-command.ts';
import { readInvite } from './read-invite.ts';
import { shiftOf, targetOf } from './time-wanted.ts';

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

const quotedHe = /^ל-?["“״]/;

export function readChange(text: string, context: Context): Change | null {
  if (text.length > longest) return null;
  const plain = plainCommand(text);
  const clockwork = clockworkOf(context);
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
  // The quotes say where the new name begins.
  const led = words.some((word) => quotedHe.test(word)) ? quotedHe : /^ל-?./;
  for (const [index, word] of words.entries()) {
    const isGlued = led.test(word);
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
