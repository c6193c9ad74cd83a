/**
 * Which of the tasks, meetings and reminders that are there a sentence wants changed, and how. What is meant is what its
 * title shares the most words with; the deed, and which words speak of it, come from the trained reader.
 */
import { isMentioned } from '../../domain/recipients.ts';
import type { TimeWanted, Wish } from '../../language/changes/change.ts';
import type { TaskChange } from '../../language/changes/read-task-change.ts';
import { isUnspoken } from '../../language/changes/meant.ts';
import { timeWanted } from '../../language/changes/time-wanted.ts';
import { quote } from '../../language/normalise.ts';
import type { Span } from '../../language/questions/question.ts';
import { findWhen } from '../../language/questions/when.ts';
import { noPrefix } from '../../language/phrasebook.ts';
import { read } from '../../language/sentence.ts';
import type { Clockwork } from '../../language/time/clockwork.ts';
import { amountAt } from '../../language/time/amounts.ts';
import { findTimes } from '../../language/time/find.ts';
import { deeds, type Deed, type Deeds, type Filled } from './deeds.ts';

/** Something that may be changed. `at`: when it begins, is due or rings. `names`: of those who come to it. */
export type Thing = {
  readonly of: 'task' | 'meeting' | 'reminder';
  readonly title: string;
  readonly at: number | null;
  readonly names: readonly string[];
};

/** What is to be done. A task's new title is null where it keeps its own. */
export type Wanted =
  | { readonly of: 'task'; readonly does: TaskChange['does']; readonly title: string | null }
  | { readonly of: 'meeting' | 'reminder'; readonly wish: Wish };

/** `meant`: those that fit alike, one or more. */
export type Guess<T extends Thing> = {
  readonly deed: Deed;
  /** How likely it is meant, from 0 to 1. */
  readonly score: number;
  readonly wanted: Wanted;
  readonly meant: readonly T[];
};

export const thingOf: Readonly<Record<Deed, Thing['of']>> = {
  finish_task: 'task',
  delete_task: 'task',
  rename_task: 'task',
  cancel_meeting: 'meeting',
  move_meeting: 'meeting',
  rename_meeting: 'meeting',
  invite: 'meeting',
  put_off_reminder: 'reminder',
  cancel_reminder: 'reminder',
};

/** The same wish about another kind of thing: what is there tells which. */
const alike: readonly (readonly Deed[])[] = [
  ['delete_task', 'cancel_meeting', 'cancel_reminder'],
  ['rename_task', 'rename_meeting'],
  ['move_meeting', 'put_off_reminder'],
];
const lent = 0.25;

/** Below this a sentence asks for something else. */
const changeFrom = 0.2;
const leastScore = 0.12;
/** From here on it is a change, whatever else the words may be. */
export const sureFrom = 0.75;
/** What fits nearly as well is offered beside the best. */
const nearly = 0.8;

export function isChange({ odds }: Deeds, from = changeFrom): boolean {
  return deeds.reduce((sum, deed) => sum + odds[deed], 0) >= from;
}

export function guessChange<T extends Thing>(
  text: string,
  told: Deeds,
  things: readonly T[],
  clockwork: Clockwork,
): Guess<T> | null {
  if (!isChange(told)) return null;
  const scored = deeds
    .flatMap((deed) => {
      const odds = oddsOf(told, deed);
      if (odds < leastScore) return [];
      const filled = told.filled(deed);
      const clue = clueOf(text, filled, clockwork);
      return things
        .filter(({ of }) => of === thingOf[deed])
        .map((thing) => ({ deed, filled, thing, score: odds * fits(thing, clue) }));
    })
    .filter(({ score }) => score >= leastScore)
    .toSorted((a, b) => b.score - a.score);
  for (const best of scored) {
    const wanted = wantedBy[best.deed](text, best.filled, clockwork);
    if (wanted === null) continue;
    const meant = scored.filter(({ deed, score }) => deed === best.deed && score >= best.score * nearly);
    return { deed: best.deed, score: best.score, wanted, meant: meant.map(({ thing }) => thing) };
  }
  return null;
}

/** Whether a thing of this kind may be meant, so that what is there is worth looking up. */
export function mayBeOf(told: Deeds, of: Thing['of']): boolean {
  return deeds.some((deed) => thingOf[deed] === of && oddsOf(told, deed) >= leastScore);
}

function oddsOf({ odds }: Deeds, deed: Deed): number {
  const others = alike.find((group) => group.includes(deed)) ?? [];
  return others.reduce((sum, one) => sum + (one === deed ? 0 : odds[one] * lent), odds[deed]);
}

type Clue = {
  /** The words that say which one, and all the others but what it becomes. */
  readonly about: readonly string[];
  readonly loose: readonly string[];
  readonly over: Span | null;
  /** Its words were found for want of any others. */
  readonly isPoor: boolean;
};

function clueOf(text: string, filled: readonly Filled[], clockwork: Clockwork): Clue {
  const about = filled.filter(({ slot }) => slot === 'about').map(({ start, end }) => text.slice(start, end));
  const { over, words } = withoutTime(about.join(' '), clockwork);
  const isPoor = filled.some(({ isForced }) => isForced === true);
  return { about: words, loose: contentOf(without(text, filled)), over, isPoor };
}

function without(text: string, pieces: readonly Filled[]): string {
  return [...pieces].reduceRight(
    (left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`,
    text,
  );
}

function withoutTime(said: string, clockwork: Clockwork): { over: Span | null; words: readonly string[] } {
  const { source, tokens } = read(said, withoutPossessive);
  const words = tokens.filter(({ kind }) => kind !== 'mark' && kind !== 'emoji');
  const when = findWhen({ source, tokens: words }, clockwork);
  const rest = when.rest.tokens.map((token) => quote(source, token.start, token.end)).join(' ');
  return { over: when.over('ahead'), words: contentOf(rest) };
}

function withoutPossessive(word: string): readonly string[] {
  return word.endsWith("'s") ? [word.slice(0, -2)] : [];
}

function contentOf(said: string): readonly string[] {
  return wordsIn(said).filter((word) => !isUnspoken(word));
}

function wordsIn(said: string): readonly string[] {
  return said
    .toLowerCase()
    .replaceAll(/['’]s\b/g, '')
    .split(/[^\p{L}\p{M}\p{N}'’"״׳]+/u)
    .map((word) => word.replace(/^["'’״׳]/, '').replace(/["'’״׳]$/, ''))
    .filter((word) => word !== '');
}

/** Of a title that only words speak of which the reader was not sure of. */
const leastOfTitle = 0.5;
const weightOfTitle = 0.3;
const otherTime = 0.3;
const noTime = 0.7;

/** From 0 to 1. */
function fits({ title, at, names }: Thing, { about, loose, over, isPoor }: Clue): number {
  const said = [title, ...names];
  const isIn = (word: string) => said.some((one) => isSaidIn(word, one));
  const isThen = over === null || (at !== null && at >= over.from && at < over.to);
  const ofTime = at === null ? noTime : otherTime;
  const content = contentOf(title);
  const ofTitle = content.filter((word) => [...about, ...loose].some((one) => isSaidIn(one, word))).length;
  const share = content.length === 0 ? 0 : ofTitle / content.length;
  if (about.length === 0) {
    if (over !== null) return isThen ? 1 : 0;
    return share >= leastOfTitle ? share : 0;
  }
  const hits = about.filter(isIn).length;
  // "Cancel it" speaks of nothing that begins with "cancel".
  if (hits === 0 || (isPoor && share < leastOfTitle)) return 0;
  const fit = (1 - weightOfTitle) * (hits / about.length) + weightOfTitle * share;
  return isThen ? fit : fit * ofTime;
}

const glued = /^[הלבמושכ](?=[א-ת]{3})/;
const leastAlike = 0.6;

function isSaidIn(word: string, title: string): boolean {
  const bare = word.replace(glued, '');
  if (isMentioned(word, title) || (bare !== word && isMentioned(bare, title))) return true;
  return wordsIn(title).some((one) => isOneStem(word, one) || isOneStem(bare, one.replace(glued, '')));
}

/** "renewed" and "renewal". */
function isOneStem(one: string, other: string): boolean {
  const longer = Math.max(one.length, other.length);
  let same = 0;
  while (same < longer && one.charAt(same) === other.charAt(same)) same += 1;
  return same >= (/^[א-ת]/.test(one) ? 3 : 4) && same / longer >= leastAlike;
}

type Reading = (text: string, filled: readonly Filled[], clockwork: Clockwork) => Wanted | null;

const always =
  (wanted: Wanted): Reading =>
  () =>
    wanted;
const moves =
  (of: 'meeting' | 'reminder'): Reading =>
  (text, filled, clockwork) => {
    const wish = timeIn(text, filled, clockwork);
    return wish === null ? null : { of, wish };
  };

/** What the words of the slots make of a deed; null where something that it needs is not said. */
const wantedBy: Readonly<Record<Deed, Reading>> = {
  finish_task: always({ of: 'task', does: 'finish', title: null }),
  delete_task: always({ of: 'task', does: 'delete', title: null }),
  rename_task: (text, filled) => {
    const title = titleIn(text, filled);
    return title === null ? null : { of: 'task', does: 'rename', title };
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
    const isEarlier = time.shift.isEarlier || earlier.test(without(text, about));
    return { ...time, shift: { ...time.shift, isEarlier } };
  }
  return null;
}

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
  const { source, tokens } = read(text, () => []);
  const lengths = [...tokens.keys()].flatMap((from) => {
    const found = amountAt(tokens, from, noPrefix);
    return found === null ? [] : [{ from, to: found.next }];
  });
  return [...lengths, ...findTimes(tokens).all]
    .flatMap(({ from, to }) => {
      const [first, last] = [tokens[from], tokens[to - 1]];
      if (first === undefined || last === undefined) return [];
      const start = source.origin[first.start] ?? 0;
      const end = (source.origin[last.end - 1] ?? 0) + 1;
      return about.some((one) => one.start < end && one.end > start) ? [] : [text.slice(start, end)];
    })
    .toReversed();
}
