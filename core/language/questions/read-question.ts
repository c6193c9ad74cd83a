/**
 * Reads what somebody asks about their own day: the calendar, mail, reminders, people. Rows of words match the whole
 * sentence, its times and manners left out, so that what is no such question stays none.
 */
import { bounds } from '../../contract/bounds.ts';
import type { Context } from '../reading.ts';
import { read } from '../sentence.ts';
import { clockworkOf } from '../time/clockwork.ts';
import { looksBack } from './looks-back.ts';
import { firstMatch, matchAt, type Row, type Words } from './pattern.ts';
import type { Question } from './question.ts';
import { closers, goingOn, openers, questionRows } from './rows.ts';
import { readSum } from './sums.ts';
import { findWhen } from './when.ts';

/** Nobody asks at such length. */
const longest = 200;
/** So many turns are looked back for what "and tomorrow?" goes on from. */
const mostTurns = 6;

/** `earlier`: what the person said before in the conversation, oldest first. Null for whatever is no such question. */
export function readQuestion(
  text: string,
  context: Context,
  earlier: readonly string[] = [],
): Question | null {
  if (text.length > Math.min(longest, bounds.command)) return null;
  const sum = readSum(text);
  if (sum !== null) return { asks: 'sum', ...sum, unit: null };
  const clockwork = clockworkOf(context);
  const words = wordsIn(text);
  const when = findWhen(words, clockwork);
  const rest = withoutManners(when.rest);
  const asked = { when, clockwork, isAsked: text.includes('?'), isPast: looksBack(text) };
  const found = firstQuestion(rest, asked);
  if (found !== null) return found;
  // A name may be a time to others: "what did May write".
  const plain = findNothing(words);
  const isDated = when.rest.tokens.length < words.tokens.length;
  const other = isDated ? firstQuestion(withoutManners(words), { ...asked, when: plain }, true) : null;
  return other ?? goneOn(rest, when, context, earlier);
}

type Asked = Omit<Parameters<(typeof questionRows)[number]['value']>[0], 'match'>;

/** These are nobody's name. */
const isDay = /^(?:yesterday|today|tonight|tomorrow|אתמול|שלשום|היום|הבוקר|הערב|מחר)$/i;

/** `ofOneWord`: a name may be a time, but words that say a time beside a name are no part of it. */
function firstQuestion(words: Words, asked: Asked, ofOneWord = false): Question | null {
  for (const row of questionRows) {
    const match = matchAt(row, words, 0, true);
    if (ofOneWord && (match?.held == null || match.held.includes(' ') || isDay.test(match.held))) continue;
    const question = match === null ? null : row.value({ ...asked, match });
    if (question !== null) return question;
  }
  return null;
}

function findNothing(rest: Words): Asked['when'] {
  return { over: () => null, lengthMs: null, rest };
}

export function wordsIn(text: string): Words {
  const { source, tokens } = read(text, withoutPossessive);
  return { source, tokens: tokens.filter(({ kind }) => kind !== 'mark' && kind !== 'emoji') };
}

/** "Monday's meetings" */
function withoutPossessive(word: string): readonly string[] {
  return word.endsWith("'s") ? [word.slice(0, -2)] : [];
}

export function withoutManners(words: Words): Words {
  let { tokens } = words;
  for (let found = true; found && tokens.length > 0;) {
    const opened = longestOf(openers, { ...words, tokens });
    const closed = endOf(closers, { ...words, tokens });
    found = opened > 0 || closed < tokens.length;
    tokens = tokens.slice(opened, Math.max(opened, closed));
  }
  return { ...words, tokens };
}

function longestOf(rows: readonly Row<true>[], words: Words): number {
  return Math.max(0, ...rows.map((row) => matchAt(row, words, 0, false)?.next ?? 0));
}

function endOf(rows: readonly Row<true>[], words: Words): number {
  const { length } = words.tokens;
  for (let from = 0; from < length; from += 1) {
    if (length - from <= 2 && rows.some((row) => matchAt(row, words, from, true) !== null)) return from;
  }
  return length;
}

/** "And tomorrow?", "ומחר?": the question before, about another time. */
function goneOn(
  rest: Words,
  { over }: Asked['when'],
  context: Context,
  earlier: readonly string[],
): Question | null {
  const before = earlier.at(-1);
  if (before === undefined) return null;
  if (rest.tokens.length > 0 && firstMatch(goingOn, rest) === null) return null;
  const question = readQuestion(before, context, earlier.slice(-mostTurns, -1));
  const span = over(question?.asks === 'mail' || question?.asks === 'done' ? 'behind' : 'ahead');
  if (question === null || span === null || !('over' in question)) return null;
  return { ...question, over: span };
}
