/**
 * Which of the tasks, meetings and reminders that are there a sentence wants changed, and how. What is meant is what its
 * title shares the most words with; the deed, and which words speak of it, come from the trained reader.
 */
import { isMentioned } from '../../domain/recipients.ts';
import { isUnspoken } from '../../language/changes/meant.ts';
import { beginsPolitely } from '../../language/changes/plain-command.ts';
import { quote } from '../../language/normalise.ts';
import type { Span } from '../../language/questions/question.ts';
import { findWhen } from '../../language/questions/when.ts';
import type { Context } from '../../language/reading.ts';
import { read } from '../../language/sentence.ts';
import type { Clockwork } from '../../language/time/clockwork.ts';
import type { KindOdds } from '../kinds/kinds.ts';
import { readByEvidence } from '../questions/read-by-evidence.ts';
import { isNamedOtherwise } from '../topics/same-things.ts';
import { deeds, type Deed, type Deeds, type Filled } from './deeds.ts';
import { lacksTime, type Wanted, wantedBy, without } from './wanted.ts';

/** Something that may be changed. `at`: when it begins, is due or rings. `names`: of those who come to it. */
export type Thing = {
  readonly of: 'task' | 'meeting' | 'reminder';
  readonly title: string;
  readonly at: number | null;
  readonly names: readonly string[];
  /** A reminder that has rung: it can be finished as a task can. */
  readonly isRung?: boolean;
};

/** `meant`: those that fit alike, one or more. */
export type Guess<T extends Thing> = {
  readonly deed: Deed;
  /** How likely it is meant, from 0 to 1. */
  readonly score: number;
  readonly wanted: Wanted;
  readonly meant: readonly T[];
  /** What is to be cancelled is said to be at a time at which none of them is. */
  readonly isOfOtherTime: boolean;
};

export const thingOf: Readonly<Record<Deed, Thing['of']>> = {
  finish_task: 'task',
  delete_task: 'task',
  rename_task: 'task',
  reschedule_task: 'task',
  cancel_meeting: 'meeting',
  move_meeting: 'meeting',
  rename_meeting: 'meeting',
  invite: 'meeting',
  put_off_reminder: 'reminder',
  cancel_reminder: 'reminder',
};

/** "Are the gutters done" asks, with or without its mark. */
const asksByVerb = /^(?:are|is|was|were|did|does|האם)\s/i;

/** The same wish about another kind of thing: what is there tells which. */
const alike: readonly (readonly Deed[])[] = [
  ['delete_task', 'cancel_meeting', 'cancel_reminder'],
  ['rename_task', 'rename_meeting'],
  ['move_meeting', 'put_off_reminder', 'reschedule_task'],
];
const lent = 0.25;

/** Below this a sentence asks for something else. */
const changeFrom = 0.2;
const leastScore = 0.15;
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
  if (!isChange(told) || asksByVerb.test(text)) return null;
  const scored = deeds
    .flatMap((deed) => {
      const odds = oddsOf(told, deed);
      if (odds < leastScore || (moving.has(deed) && cancels.test(text))) return [];
      const filled = told.filled(deed);
      const wanted = wantedBy[deed](text, filled, clockwork);
      if (wanted === null) return [];
      const clue = clueOf(text, deed, filled, clockwork);
      return things
        .filter(({ of, isRung }) => of === thingOf[deed] || (isRung === true && deed === 'finish_task'))
        .map((thing) => {
          const score = odds * fits(thing, clue) * (isCalledOther(text, thing) ? calledOther : 1);
          const isOfOtherTime = cancelling.has(deed) && !mayBeThen(thing, clue.over ?? clue.overLoose);
          const rank = lacksTime(wanted) ? score * withoutTimeSaid : score;
          return { deed, wanted, thing, score, rank, isOfOtherTime };
        });
    })
    .filter(({ rank }) => rank >= leastScore)
    .toSorted((a, b) => b.rank - a.rank);
  const [best] = scored;
  if (best === undefined) return null;
  const meant = scored.filter(({ deed, score }) => deed === best.deed && score >= best.score * nearly);
  const { deed, score, wanted } = best;
  const isOfOtherTime = meant.every((one) => one.isOfOtherTime);
  return { deed, score, wanted, meant: meant.map(({ thing }) => thing), isOfOtherTime };
}

const moving: ReadonlySet<Deed> = new Set(['move_meeting', 'put_off_reminder', 'reschedule_task']);
const cancelling: ReadonlySet<Deed> = new Set(['cancel_meeting', 'cancel_reminder']);
/** Nothing that is to be cancelled is to be moved. */
const cancels = /^\s*(?:cancel\b|call off\b|(?:ת?בטלי?|לבטל)(?![א-ת]))/i;

/** What words call a thing of each kind. */
const kindWords: Readonly<Record<Thing['of'], RegExp>> = {
  task: /\b(?:tasks?|to-?dos?)\b|(?:^|\s)[הלב]?(?:משימ(?:ה|ת|ות)|מטלה)(?:\s|$)/i,
  meeting: /\b(?:meetings?|appointments?)\b|(?:^|\s)[הלב]?(?:פגיש(?:ה|ת|ות)|ישיב(?:ה|ת))(?:\s|$)/i,
  reminder: /\breminders?\b|(?:^|\s)[הלב]?תזכור(?:ת|ות)(?:\s|$)/i,
};
const calledOther = 0.5;

/** "The dentist task" is rather no meeting. */
function isCalledOther(text: string, { of, title }: Thing): boolean {
  if (kindWords[of].test(text)) return false;
  return Object.values(kindWords).some((words) => words.test(text) && !words.test(title));
}

/** Whoever wants something moved mostly says to when; else another deed may be meant. */
const withoutTimeSaid = 0.6;

/** Whether a thing of this kind may be meant, so that what is there is worth looking up. */
export function mayBeOf(told: Deeds, of: Thing['of']): boolean {
  const isOf = (deed: Deed) => thingOf[deed] === of || (of === 'reminder' && deed === 'finish_task');
  return deeds.some((deed) => isOf(deed) && oddsOf(told, deed) >= leastScore);
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
  /** A time said elsewhere: of two that fit alike, the one that is then is meant. */
  readonly overLoose: Span | null;
  /** The sentence had no better words to find the thing by. */
  readonly isPoor: boolean;
};

function clueOf(text: string, deed: Deed, filled: readonly Filled[], clockwork: Clockwork): Clue {
  const about = filled.filter(({ slot }) => slot === 'about').map(({ start, end }) => text.slice(start, end));
  const { over, words } = withoutTime(about.join(' '), clockwork);
  const isPoor = filled.some(({ isForced }) => isForced === true);
  const rest = without(text, filled);
  // Where it is not said to what it moves, this may be it.
  const isLoose = over === null && (!moving.has(deed) || filled.some(({ slot }) => slot === 'to'));
  const overLoose = isLoose ? withoutTime(rest, clockwork).over : null;
  return { about: words, loose: contentOf(rest), over, overLoose, isPoor };
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
/** Just so much that it is not offered beside the one of the day that is said. */
const otherDay = 0.75;

/** From 0 to 1. */
function fits(thing: Thing, clue: Clue): number {
  return fitsWords(thing, clue) * (mayBeThen(thing, clue.overLoose) ? 1 : otherDay);
}

function mayBeThen({ at }: Thing, over: Span | null): boolean {
  return over === null || at === null || isWithin(at, over);
}

function isWithin(at: number, { from, to }: Span): boolean {
  return at >= from && at < to;
}

function fitsWords({ title, at, names }: Thing, { about, loose, over, isPoor }: Clue): number {
  const said = [title, ...names];
  const hit = (word: string) => most(said.map((one) => saidIn(word, one)));
  const isThen = over === null || (at !== null && isWithin(at, over));
  const ofTime = at === null ? noTime : otherTime;
  const content = contentOf(title);
  const spoken = [...about, ...loose];
  const ofTitle = content.reduce((sum, word) => sum + most(spoken.map((one) => saidIn(one, word))), 0);
  const share = content.length === 0 ? 0 : ofTitle / content.length;
  if (about.length === 0) {
    if (over !== null) return isThen ? 1 : 0;
    return share >= leastOfTitle ? share : 0;
  }
  const hits = about.reduce((sum, word) => sum + hit(word), 0);
  // "Cancel it" speaks of nothing that begins with "cancel".
  if (hits === 0 || (isPoor && share < leastOfTitle)) return 0;
  const fit = (1 - weightOfTitle) * (hits / about.length) + weightOfTitle * share;
  return isThen ? fit : fit * ofTime;
}

function most(weights: readonly number[]): number {
  return Math.max(0, ...weights);
}

/** What is called otherwise counts less than what is called by its words. */
const byOtherName = 0.7;

/** How well a word stands in a title, from 0 to 1. */
function saidIn(word: string, title: string): number {
  if (isSaidIn(word, title)) return 1;
  return !kindsOfEntries.has(word) && isNamedOtherwise(word, title) ? byOtherName : 0;
}

/** They say of what kind an entry is, not which one: a new call is not the one that is there under another name. */
const kindsOfEntries = new Set([
  'call',
  'calls',
  'meeting',
  'meetings',
  'שיחה',
  'שיחת',
  'פגישה',
  'פגישת',
  'ישיבה',
]);

const glued = /^[הלבמושכ](?=[א-ת]{3})/;
const leastAlike = 0.6;

function isSaidIn(word: string, title: string): boolean {
  const bare = word.replace(glued, '');
  if (isMentioned(word, title) || (bare !== word && isMentioned(bare, title))) return true;
  return wordsIn(title).some((one) => isOneStem(word, one) || isOneStem(bare, one.replace(glued, '')));
}

const endings = new Set(
  ',s,es,ed,d,e,y,ing,ings,al,als,er,ers,or,ors,ion,ions,ation,ations,ment,ments,ly,ies,ied,ance,ence,t'.split(
    ',',
  ),
);

/** "renewed" and "renewal", but not "standup" and "stand". */
function isOneStem(one: string, other: string): boolean {
  const longer = Math.max(one.length, other.length);
  let same = 0;
  while (same < longer && one.charAt(same) === other.charAt(same)) same += 1;
  const isHebrew = /^[א-ת]/.test(one);
  const isEnded = isHebrew || [one, other].every((word) => endings.has(word.slice(same)));
  return isEnded && same >= (isHebrew ? 3 : 4) && same / longer >= leastAlike;
}

/** Whether words that may ask for a change are rather a question. `score`: how likely the change is meant. */
export function isRatherAsked(
  text: string,
  context: Context,
  score: number,
  kindsOf: (text: string) => KindOdds,
): boolean {
  // "Gutters done?", but not "can you scrap the blender return?"
  if (text.trimEnd().endsWith('?') && !beginsPolitely(text)) return true;
  const change = kindsOf(text).find(({ kind }) => kind === 'change')?.probability ?? 0;
  const likelihood = Math.max(score, change);
  const { question, probability, isOwn } = readByEvidence(text, context, [], kindsOf);
  return (question !== null || isOwn) && probability > likelihood;
}
