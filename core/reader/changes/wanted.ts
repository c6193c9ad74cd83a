/** What the words of a wish make of the deed that it asks for: a new title, a time, who is invited. */
import type { OpenTime, TaskWish, TimeWanted, Wish } from '../../language/changes/change.ts';
import { timeWanted } from '../../language/changes/time-wanted.ts';
import { noPrefix } from '../../language/phrasebook.ts';
import { read, spansOf } from '../../language/sentence.ts';
import { amountAt } from '../../language/time/amounts.ts';
import type { Clockwork } from '../../language/time/clockwork.ts';
import { findTimes } from '../../language/time/find.ts';
import type { Deed, Filled } from './deeds.ts';

/** What is to be done. */
export type Wanted =
  | { readonly of: 'task'; readonly wish: TaskWish }
  | { readonly of: 'meeting' | 'reminder'; readonly wish: Wish };

/** It wants something moved, and no time that is understood says to when. */
export function lacksTime(wanted: Wanted): boolean {
  if (wanted.of !== 'task') return wanted.wish.does === 'ask-when';
  return wanted.wish.does === 'reschedule' && wanted.wish.to.does === 'ask-when';
}

/** With a time that was said since; null where the wish has its own. */
export function withTime(wanted: Wanted, when: TimeWanted): Wanted | null {
  if (!lacksTime(wanted)) return null;
  return wanted.of === 'task'
    ? { of: 'task', wish: { does: 'reschedule', to: when } }
    : { of: wanted.of, wish: when };
}

type ReadWanted = (text: string, filled: readonly Filled[], clockwork: Clockwork) => Wanted | null;

const always =
  (wanted: Wanted): ReadWanted =>
  () =>
    wanted;
const moves =
  (of: 'meeting' | 'reminder'): ReadWanted =>
  (text, filled, clockwork) => ({ of, wish: timeIn(text, filled, clockwork) ?? openTime });

const openTime: OpenTime = { does: 'ask-when' };

/** What the words of the slots make of a deed; null where something that it needs is not said. */
export const wantedBy: Readonly<Record<Deed, ReadWanted>> = {
  finish_task: always({ of: 'task', wish: { does: 'finish' } }),
  delete_task: always({ of: 'task', wish: { does: 'delete' } }),
  reschedule_task: (text, filled, clockwork) => ({
    of: 'task',
    wish: { does: 'reschedule', to: timeIn(text, filled, clockwork) ?? openTime },
  }),
  rename_task: (text, filled) => {
    const title = titleIn(text, filled);
    return title === null ? null : { of: 'task', wish: { does: 'rename', title } };
  },
  cancel_meeting: always({ of: 'meeting', wish: { does: 'cancel' } }),
  move_meeting: moves('meeting'),
  rename_meeting: (text, filled) => {
    const title = titleIn(text, filled);
    return title === null ? null : { of: 'meeting', wish: { does: 'rename', title } };
  },
  invite: (text, filled) => {
    const who = saidIn(text, filled, 'who').map((one) => one.replace(/^ו?את /, ''));
    return who.length === 0 ? null : { of: 'meeting', wish: { does: 'invite', who } };
  },
  put_off_reminder: moves('reminder'),
  cancel_reminder: always({ of: 'reminder', wish: { does: 'cancel' } }),
};

function saidIn(text: string, filled: readonly Filled[], slot: Filled['slot']): readonly string[] {
  return filled.filter((one) => one.slot === slot).map(({ start, end }) => text.slice(start, end));
}

function timeIn(text: string, filled: readonly Filled[], clockwork: Clockwork): TimeWanted | null {
  const about = filled.filter(({ slot }) => slot === 'about');
  const said = saidIn(text, filled, 'to').flatMap((one) => [one, ...one.split(/[,;]/).toReversed()]);
  const words = without(text, about).split(' ');
  // "20 more min"
  const more = words.flatMap((word, at) => (word === 'more' ? [words.slice(at - 1, at + 2).join(' ')] : []));
  for (const one of [...said, ...more, ...timesOutside(text, about)]) {
    const time = timeWanted(one, clockwork);
    if (time?.does !== 'shift') {
      if (time !== null) return time;
      continue;
    }
    if (isHowLong.test(text) && !sideways.test(text)) continue;
    const isEarlier = time.shift.isEarlier || earlier.test(without(text, about));
    return { ...time, shift: { ...time.shift, isEarlier } };
  }
  return null;
}

/** "Half an hour instead of 45 minutes" is how long it is, and not by how much it moves. */
const isHowLong =
  /\b(?:(?:instead|in place) of|rather than|not|down from|up from) (?:an? |half |\d)[^,;]{0,20}$|\b(?:length|duration)\b|(?:במקום|ולא) (?:שע|חצי|רבע|\d)[^,;]{0,20}$/i;

const sideways = /\b(?:later|earlier|sooner|forward|back)\b|אחר כך|מאוחר|מוקדם|קדים/i;

const quotes = /^["“״'‘]|["”״'’]$/g;
/** The full stop after it ends no title. */
const titled = /\b(?:Dr|Mr|Mrs|Ms|Prof|St)$/;
const renaming = /(?:^|\s)(?:שנה|שני|תשנה|תשני|לשנות|החלף|תחליף|תחליפי|הפוך|תהפוך|תהפכי|תקרא|תקראי)(?:\s|$)/;

/** "תשנה לקניות" says what it becomes with a letter that is no part of it; an infinitive keeps it. */
function titleIn(text: string, filled: readonly Filled[]): string | null {
  const to = filled.find(({ slot }) => slot === 'to');
  if (to === undefined) return null;
  const { start, end } = to;
  const more = titled.test(text.slice(start, end)) ? (/^\.[^.,;!?]*/.exec(text.slice(end))?.[0] ?? '') : '';
  const said = `${text.slice(start, end)}${more}`.trim();
  const isLed = /^ל(?!ה)/.test(said) && renaming.test(text.slice(0, start));
  const title = (isLed ? said.replace(/^ל-?(?=.)/, '') : said).replaceAll(quotes, '').trim();
  return title === '' ? null : title;
}

/** Said anywhere, it tells to which side a length moves. */
const earlier = /\b(?:forward|earlier|sooner)\b|(?:^|\s)(?:ל?הקדי|תקדי|הקד)|מוקדם/i;

/** The times and lengths of a text that do not say which thing is meant, the last first. */
function timesOutside(text: string, about: readonly Filled[]): readonly string[] {
  const sentence = read(text, () => []);
  const { tokens } = sentence;
  const lengths = [...tokens.keys()].flatMap((from) => {
    const found = amountAt(tokens, from, noPrefix);
    return found === null ? [] : [{ from, to: found.next }];
  });
  return [...lengths, ...findTimes(tokens).all]
    .flatMap((range) => spansOf(sentence, range))
    .filter(({ start, end }) => !about.some((one) => one.start < end && one.end > start))
    .map(({ start, end }) => text.slice(start, end))
    .toReversed();
}

export function without(text: string, pieces: readonly Filled[]): string {
  return [...pieces].reduceRight(
    (left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`,
    text,
  );
}
