/**
 * Which of the things that are there a sentence wants changed, and how. What is meant is what its
 * title shares the most words with; the deed, and which words speak of it, come from the trained reader.
 */
import { isMentioned } from '../../domain/recipients.ts';
import { isUnspoken } from '../../language/changes/meant.ts';
import { beginsPolitely } from '../../language/changes/plain-command.ts';
import { quote } from '../../language/normalise.ts';
import type { Span } from '../../language/questions/question.ts';
import { findWhen } from '../../language/questions/when.ts';
import type { Context } from '../../language/reading.ts';
import { read, spansOf } from '../../language/sentence.ts';
import { type Clockwork, clockworkOf } from '../../language/time/clockwork.ts';
import { findTimes } from '../../language/time/find.ts';
import type { KindOdds } from '../kinds/kinds.ts';
import { readByEvidence } from '../questions/read-by-evidence.ts';
import { mailLimitsIn, type MailLimits } from '../questions/mail-limits.ts';
import { isNamedOtherwise } from '../topics/same-things.ts';
import { deeds, type Deed, type Deeds, type Filled } from './deeds.ts';
import type { Pointing } from './pointing.ts';
import { lacksTime, type Wanted, wantedBy, without } from './wanted.ts';

/**
 * Something that may be changed. `at`: when it begins, is due, rings, leaves or came. `names`: of those who come to it or
 * sent it, and what else tells which one it is.
 */
export type Thing = {
  readonly of: Wanted['of'];
  readonly title: string;
  readonly at: number | null;
  readonly names: readonly string[];
  /** A reminder that has rung: it is as likely finished as a task. */
  readonly isRung?: boolean;
  /** A mail that is not in the inbox: it can only come back. */
  readonly isAway?: boolean;
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
  reopen_task: 'task',
  cancel_meeting: 'meeting',
  move_meeting: 'meeting',
  rename_meeting: 'meeting',
  invite: 'meeting',
  uninvite: 'meeting',
  resize_meeting: 'meeting',
  place_meeting: 'meeting',
  put_off_reminder: 'reminder',
  cancel_reminder: 'reminder',
  rename_reminder: 'reminder',
  archive_mail: 'mail',
  trash_mail: 'mail',
  star_mail: 'mail',
  unstar_mail: 'mail',
  unread_mail: 'mail',
  read_mail: 'mail',
  restore_mail: 'mail',
  spam_mail: 'mail',
  tag_mail: 'mail',
  untag_mail: 'mail',
  snooze_mail: 'mail',
  unsubscribe: 'mail',
  accept_invitation: 'invitation',
  decline_invitation: 'invitation',
  doubt_invitation: 'invitation',
  cancel_send: 'send',
  move_send: 'send',
};

/** "Are the gutters done" asks, with or without its mark. */
const asksByVerb = /^(?:are|is|was|were|did|does|האם)\s/i;

/** The same wish about another kind of thing: what is there tells which. */
const alike: readonly (readonly Deed[])[] = [
  ['delete_task', 'cancel_meeting', 'cancel_reminder', 'decline_invitation'],
  ['rename_task', 'rename_meeting', 'rename_reminder'],
  ['put_off_reminder', 'snooze_mail'],
  ['move_meeting', 'put_off_reminder', 'reschedule_task'],
];
const lent = 0.25;

/** Below this a sentence asks for something else. */
const changeFrom = 0.2;
const leastScore = 0.15;
/** A deed that is less likely is not asked for, whatever is there. */
const leastOdds = 0.15;
const leastShare = 0.6;
/** Where nothing but a time says which one is meant, or none is then, the deed has to be this likely. */
const leastOfTime = 0.3;
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
  const isNoMove = cancels.test(text);
  const isNew = isRatherNew(text);
  const isDone = tellsDone.test(text) && !takesAway.test(text);
  const isUndone = tellsNotDone.test(text);
  const fitting = deeds.flatMap((deed) => {
    const odds = oddsOf(told, deed);
    if (odds < leastOdds || (moving.has(deed) && isNoMove) || (isNew && toOtherTime.has(deed))) return [];
    if (isDone && removing.has(deed)) return [];
    if (isUndone && (removing.has(deed) || deed === 'finish_task')) return [];
    const filled = told.filled(deed);
    const wanted = wantedBy[deed](text, filled, clockwork);
    if (wanted === null) return [];
    const clue = clueOf(text, deed, filled, clockwork);
    const limits = thingOf[deed] === 'mail' ? mailLimitsIn(text, clockwork) : null;
    // What is to be left has to be known, and one of several by its age is found by its own reader.
    if (limits?.but !== undefined && !things.some((thing) => isLeftOut(thing, limits.but))) return [];
    if (limits?.pick === 'oldest') return [];
    if (clue.about.length === 0 && clue.kind === null && clue.over !== null && odds < leastOfTime) return [];
    return things
      .filter((thing) => mayBeDone(thing, deed) && isWithinLimits(thing, limits))
      .map((thing) => {
        const fit =
          fits(thing, clue) *
          (isCalledOther(text, thing) ? calledOther : 1) *
          (isStillToRing(thing, deed) ? stillToRing : 1);
        const isOfOtherTime = cancelling.has(deed) && !mayBeThen(thing, clue.over ?? clue.overLoose);
        return { deed, wanted, thing, odds, fit, isOfOtherTime };
      })
      .filter(({ fit, isOfOtherTime }) => fit > 0 && (!isOfOtherTime || odds >= leastOfTime));
  });
  const share = shareOf(told, new Set(fitting.map(({ deed }) => deed)));
  const scored = fitting
    .map((one) => {
      const score = (one.odds / share) * one.fit;
      return { ...one, score, rank: lacksTime(one.wanted) ? score * withoutTimeSaid : score };
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

/** "Older than a month", "but not the bank's". */
function isWithinLimits({ at, title, names }: Thing, limits: MailLimits | null): boolean {
  if (limits === null) return true;
  const { over, but } = limits;
  return !isLeftOut({ title, names }, but) && (over === null || (at !== null && isWithin(at, over)));
}

function isLeftOut({ title, names }: Pick<Thing, 'title' | 'names'>, but: string | undefined): boolean {
  return but !== undefined && [title, ...names].some((said) => isMentioned(but, said));
}

/** Of an unsure deed nothing is made, whatever is pointed at. */
const leastOfPointed = 0.3;

/** The change of what was shown before and is pointed at: what of it fits best, or all where none fits better. */
export function guessPointed<T extends Thing>(
  text: string,
  told: Deeds,
  shown: readonly T[],
  { pick, start, end }: Pick<Pointing, 'pick' | 'start' | 'end'>,
  context: Context,
): Guess<T> | null {
  const clockwork = clockworkOf(context);
  // "The third" points, and is no day.
  const rest = `${text.slice(0, start)}${' '.repeat(end - start)}${text.slice(end)}`;
  const ranked = deeds
    .map((deed) => ({ deed, score: pointedOdds(text, told, deed) }))
    .filter(({ score }) => score >= leastOfPointed)
    .toSorted((a, b) => b.score - a.score);
  for (const { deed, score } of ranked) {
    const filled = told.filled(deed);
    const clue = clueOf(rest, deed, filled, clockwork);
    // "The first meeting tomorrow" is none of today's.
    const of = shown.filter(
      (thing) => mayBeDone(thing, deed) && mayBeThen(thing, clue.over ?? clue.overLoose),
    );
    const wanted = of.length === 0 ? null : wantedBy[deed](text, filled, clockwork);
    if (wanted === null) continue;
    // What the words say of it beside pointing at it.
    const words = clue.isPoor ? [] : clue.about;
    const hits = ({ title, names }: T) =>
      words.filter((word) => [title, ...names].some((said) => saidIn(word, said) > 0)).length;
    const most = Math.max(...of.map(hits));
    const meant = pick === 'all' ? of : of.filter((thing) => hits(thing) === most);
    return { deed, score, wanted, meant, isOfOtherTime: false };
  }
  return null;
}

const deletes = /\b(?:delete|remove|erase|bin|trash)\b|(?<![א-ת])(?:(?:ת|ל)?מחקי?|לפח|לאשפה|לזבל)(?![א-ת])/i;
/** Words that say by themselves what is to be done with mails. */
const ofMails: readonly (readonly [RegExp, Deed])[] = [
  [/\barchive\b|(?<![א-ת])(?:לארכיון|(?:ת|ל)?ארכבי?)(?![א-ת])/i, 'archive_mail'],
  [
    /^(?!.*(?:\b(?:remove|take|drop|unstar)\b|תורידי?|תסירי?|תוריד)).*(?:\bstar\b|(?<![א-ת])בכוכב(?![א-ת]))/i,
    'star_mail',
  ],
  [/\b(?:as|mark(?: \w+){0,3}) read\b|(?<!לא )(?<![א-ת])כ?נקרא(?:ו|ים|ה|ות)?(?![א-ת])/i, 'read_mail'],
  [/\b(?:as )?unread\b|(?<![א-ת])כ?לא נקרא(?:ו|ים|ה|ות)?(?![א-ת])/i, 'unread_mail'],
];
/** The bin is of mail. */
const bins = /\b(?:bin|trash)\b|(?<![א-ת])(?:לפח|לאשפה|לזבל)(?![א-ת])/i;
const removing: ReadonlySet<Deed> = new Set([
  'delete_task',
  'cancel_meeting',
  'cancel_reminder',
  'trash_mail',
]);

/** "לקחתי ויטמינים", "took my vitamins": done, and nothing to be cancelled. */
const tellsDone =
  /^(?:(?:כבר|סוף סוף|סופסוף|טוב|אוקיי) ,?)*[א-ת]{2,}תי(?![א-ת])|^(?:i(?:['’]ve| have)? )?(?:already |just |finally )?(?:did|done|took|taken|paid|called|rang|bought|watered|fixed|finished|renewed|picked up)\b/i;
/** Nothing comes of what was forgotten, or only meant. */
const tellsNotDone =
  /^(?:עוד |עדיין |אני )?(?:(?:לא|כמעט) [א-ת]{2,}תי(?![א-ת])|(?:שכחתי|רציתי|התכוונתי) )|\b(?:never|haven['’]?t|didn['’]?t|forgot|almost|wanted to|meant to)\b/i;
const takesAway =
  /\b(?:cancel|delete|remove|drop|off|scrap|without|no (?:longer|need|reminder))\b|(?<![א-ת])(?:בלי|אין צורך|לא צריכה?|(?:ת|ל)?(?:בטלי?|מחקי?|מחוק|ורידי?|הוריד|סירי?|עיפי|עיף))(?![א-ת])/i;

/** "Delete it" and "make it five" are of what was shown, whatever that is: a mail as well as a meeting. */
function pointedOdds(text: string, told: Deeds, deed: Deed): number {
  if (ofMails.some(([form, of]) => of === deed && form.test(text))) return 1;
  if (toOtherTime.has(deed)) return [...toOtherTime].reduce((sum, one) => sum + told.odds[one], 0);
  if (!removing.has(deed) || !deletes.test(text)) return oddsOf(told, deed);
  if (bins.test(text) && deed === 'trash_mail') return 1;
  return [...removing].reduce((sum, one) => sum + told.odds[one], 0);
}

function mayBeDone({ of, isAway }: Thing, deed: Deed): boolean {
  if (isAway === true) return deed === 'restore_mail';
  return of === thingOf[deed] || (of === 'reminder' && deed === 'finish_task');
}

/** What is done is rather a task than what nobody was reminded of yet. */
function isStillToRing({ of, isRung }: Thing, deed: Deed): boolean {
  return of === 'reminder' && isRung !== true && deed === 'finish_task';
}

/** Just so much that it is not offered beside a task that fits as well. */
const stillToRing = 0.75;

/** How likely nothing is wanted, or one of these deeds: what no thing that is there fits is out of the question. */
function shareOf({ odds }: Deeds, fitting: ReadonlySet<Deed>): number {
  const out = deeds.reduce((sum, deed) => sum + (fitting.has(deed) ? 0 : odds[deed]), 0);
  return Math.max(leastShare, 1 - out);
}

const moving: ReadonlySet<Deed> = new Set([
  'move_meeting',
  'put_off_reminder',
  'reschedule_task',
  'resize_meeting',
  'place_meeting',
  'snooze_mail',
  'move_send',
]);
const toOtherTime: ReadonlySet<Deed> = new Set(['move_meeting', 'put_off_reminder', 'reschedule_task']);
const cancelling: ReadonlySet<Deed> = new Set(['cancel_meeting', 'cancel_reminder']);
/** Nothing that is to be cancelled is to be moved. */
const cancels = /^\s*(?:cancel\b|call off\b|(?:ת?בטלי?|לבטל)(?![א-ת]))/i;

/** Words that ask to move what is there. */
const moveWords =
  /\b(?:mov|push|shift|delay|postpon|reschedul|put off|bring|forward|instead|later|earlier|sooner|chang|mak|should|need|has to|have to|must|ca[n’']?t|not|until|till|another|again|snooz|bump|slid|swap|pull|nudge|slip|rather)|(?:^|\s)ל?(?:ת?דח|ת?זיז|הז|ת?עביר|העבר|ת?קדי|הקד|ת?שנ|עובר|עבר|נדח|זז|יהיה|תהיה|צריכ|לא|במקום|שוב|עוד|נודניק|מאוחר|מוקדם|תאחר)/i;
const saysLength =
  /\b(?:minutes?|mins?|hours?|hrs?) *(?:,|$)|\b(?:minutes?|mins?|hours?|hrs?) (?:about|on|re)\b|(?:דקות|שעה|שעתיים) *(?:,|$)|(?:דקות|שעה|שעתיים) על /i;

/** Several people, or a time and a length side by side, make a new meeting where no word asks for a move. */
function isRatherNew(text: string): boolean {
  return !moveWords.test(text) && (/\S ?\+ ?\S/.test(text) || (text.includes(',') && saysLength.test(text)));
}

/** What words call a thing of each kind. */
const kindWords: Readonly<Record<Thing['of'], RegExp>> = {
  task: /\b(?:tasks?|to-?dos?)\b|(?:^|\s)[הלב]?(?:משימ(?:ה|ת|ות)|מטלה)(?:\s|$)/i,
  meeting: /\b(?:meetings?|appointments?)\b|(?:^|\s)[הלב]?(?:פגיש(?:ה|ת|ות)|ישיב(?:ה|ת))(?:\s|$)/i,
  reminder: /\breminders?\b|(?:^|\s)[הלב]?תזכור(?:ת|ות)(?:\s|$)/i,
  mail: /\b(?:e-?mails?|mails?)\b|(?:^|\s)[הלבמ]?(?:מיילים?|אימיילים?)(?:\s|$)/i,
  invitation: /\b(?:invitations?|invites?)\b|(?:^|\s)[הלב]?(?:הזמנ(?:ה|ת|ות)|זימונ?(?:ים)?)(?:\s|$)/i,
  send: /\bscheduled\b|(?:^|\s)[הלב]?מתוזמנ?(?:ת|ים|ות)?(?:\s|$)/i,
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
  return deeds.some((deed) => isOf(deed) && oddsOf(told, deed) >= leastOdds);
}

function oddsOf({ odds }: Deeds, deed: Deed): number {
  const others = new Set(alike.filter((group) => group.includes(deed)).flat());
  return [...others].reduce((sum, one) => sum + (one === deed ? 0 : odds[one] * lent), odds[deed]);
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
  /** Nothing but its kind is said of it: "decline the invite", "all reminders". */
  readonly kind: Thing['of'] | null;
};

function clueOf(text: string, deed: Deed, filled: readonly Filled[], clockwork: Clockwork): Clue {
  const about = withWholeTimes(text, filled).map(({ start, end }) => text.slice(start, end));
  // Mails have come, and all else is to come.
  const isPast = thingOf[deed] === 'mail';
  const { over, words } = withoutTime(about.join(' '), clockwork, isPast);
  const isPoor = filled.some(({ isForced }) => isForced === true);
  const rest = without(text, filled);
  // Where it is not said to what it moves, this may be it.
  const isLoose = over === null && (!moving.has(deed) || filled.some(({ slot }) => slot === 'to'));
  const overLoose = isLoose ? withoutTime(rest, clockwork, isPast).over : null;
  const named = words.filter((word) => kindSaid(word) === null);
  const kind = named.length === 0 ? (words.map(kindSaid).find((one) => one !== null) ?? null) : null;
  // The address of whoever wrote may say "mail" too.
  const isOfMail = thingOf[deed] === 'mail' && named.length > 0;
  const said = kind === null && !isOfMail ? words : named;
  return { about: said, loose: contentOf(rest), over, overLoose, isPoor: isPoor && kind === null, kind };
}

const kindsOfThings = ['task', 'meeting', 'reminder', 'mail', 'invitation', 'send'] as const;

function kindSaid(word: string): Thing['of'] | null {
  return kindsOfThings.find((kind) => kindWords[kind].test(word)) ?? null;
}

/** The pieces that say which thing, with all of a time of which they hold a part: "my 4 o'clock tomorrow". */
function withWholeTimes(text: string, filled: readonly Filled[]): readonly Pick<Filled, 'start' | 'end'>[] {
  const sentence = read(text, withoutPossessive);
  const spans = findTimes(sentence.tokens).all.flatMap((range) => spansOf(sentence, range));
  const isOver = (one: Pick<Filled, 'start' | 'end'>, other: Pick<Filled, 'start' | 'end'>) =>
    one.start < other.end && other.start < one.end;
  const others = filled.filter(({ slot }) => slot !== 'about');
  return filled
    .filter(({ slot }) => slot === 'about')
    .map((piece) => {
      const times = spans.filter(
        (span) => isOver(span, piece) && !others.some((other) => isOver(span, other)),
      );
      return {
        start: Math.min(piece.start, ...times.map(({ start }) => start)),
        end: Math.max(piece.end, ...times.map(({ end }) => end)),
      };
    });
}

function withoutTime(
  said: string,
  clockwork: Clockwork,
  isPast: boolean,
): { over: Span | null; words: readonly string[] } {
  const { source, tokens } = read(said, withoutPossessive);
  const words = tokens.filter(({ kind }) => kind !== 'mark' && kind !== 'emoji');
  const when = findWhen({ source, tokens: words }, clockwork);
  const rest = when.rest.tokens.map((token) => quote(source, token.start, token.end)).join(' ');
  return { over: when.over(isPast ? 'behind' : 'ahead'), words: contentOf(rest) };
}

function withoutPossessive(word: string): readonly string[] {
  return word.endsWith("'s") ? [word.slice(0, -2)] : [];
}

function contentOf(said: string): readonly string[] {
  return wordsIn(said).filter((word) => !isUnspoken(word) && !allThatCame.has(word));
}

/** "כל מה שהגיע מהבנק": of all this the bank alone is a name. */
const allThatCame = new Set(['כל', 'מה', 'שהגיע', 'שהגיעו', 'שמגיע', 'שבא', 'everything', 'anything']);

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
/** It is of the kind that is said, and of which one nothing is. */
const ofKindAlone = 0.6;
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

function fitsWords({ of, title, at, names }: Thing, { about, loose, over, isPoor, kind }: Clue): number {
  const said = [title, ...names];
  const hit = (word: string) => most(said.map((one) => saidIn(word, one)));
  const isThen = over === null || (at !== null && isWithin(at, over));
  const ofTime = at === null ? noTime : otherTime;
  const content = contentOf(title);
  const spoken = [...about, ...loose];
  const ofTitle = content.reduce((sum, word) => sum + most(spoken.map((one) => saidIn(one, word))), 0);
  const share = content.length === 0 ? 0 : ofTitle / content.length;
  if (kind !== null) return kind === of && isThen ? ofKindAlone : 0;
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
  // "התו" sounds like "the", which names nothing.
  const named = /^[א-ת]/.test(word) ? contentOf(title).join(' ') : title;
  if (isSaidIn(word, named)) return 1;
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
  // "הוויטמינים": a vav behind a letter is doubled.
  const bare = word.replace(glued, '').replace(/^וו(?=[א-ת])/, 'ו');
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
