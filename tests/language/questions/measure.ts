/** How well questions are read: the kind, and in it the person, the time, the subject and the place. */
import type { Question, Span } from '@crocodile-hub/core/language/questions/question';
import { wordsIn } from '@crocodile-hub/core/language/questions/read-question';
import { clockworkOf } from '@crocodile-hub/core/language/time/clockwork';
import { findWhen } from '@crocodile-hub/core/language/questions/when';
import type { Kind, KindOdds } from '@crocodile-hub/core/reader/kinds/kinds';
import { kindOf, readByEvidence } from '@crocodile-hub/core/reader/questions/read-by-evidence';
import type { Marked } from './sentences.ts';

/** Friday, 20 November 2026, 09:30 in Jerusalem. */
const context = { now: '2026-11-20T09:30:00+02:00', timeZone: 'Asia/Jerusalem' };

type Judged = {
  readonly sentence: Marked;
  readonly got: Kind | 'nothing';
  readonly kindRight: boolean;
  /** Kind, person, time, subject and place. */
  readonly right: boolean;
  /** The right kind is read or offered. */
  readonly offered: boolean;
  readonly wrong: readonly string[];
};

const foreign: ReadonlySet<Kind> = new Set(['world', 'none', 'command', 'change']);
/** Questions that may be read either way: neither answer would be wrong. */
const alike: Partial<Record<Kind, readonly Kind[]>> = {
  todo: ['tasks', 'brief', 'agenda'],
  tasks: ['todo'],
  brief: ['todo'],
  units: ['sum'],
  sum: ['units'],
};

export function isForeign(kind: Kind): boolean {
  return foreign.has(kind);
}

export function judge(sentence: Marked, kindsOf: (text: string) => KindOdds): Judged {
  const { question, others } = readByEvidence(sentence.text, context, [], kindsOf);
  const got = question === null ? 'nothing' : kindOf(question);
  if (foreign.has(sentence.kind)) {
    const isLeft = question === null;
    return { sentence, got, kindRight: isLeft, right: isLeft, offered: isLeft, wrong: [] };
  }
  const isKind = (kind: Kind) => kind === sentence.kind || alike[sentence.kind]?.includes(kind) === true;
  const kindRight = got !== 'nothing' && isKind(got);
  const wrong = question === null || !kindRight ? [] : wrongSlots(sentence, question);
  const offered = kindRight || others.some((other) => isKind(kindOf(other)));
  return { sentence, got, kindRight, right: kindRight && wrong.length === 0, offered, wrong };
}

function wrongSlots({ who, when, topic, place, kind }: Marked, question: Question): string[] {
  const told = JSON.stringify({ ...question, over: null }).toLowerCase();
  const holds = (words: string) => told.includes(JSON.stringify(bare(words)).slice(1, -1).toLowerCase());
  const isSpoken = kind !== 'sum' && kind !== 'units' && kind !== 'done';
  return [
    ...(who !== null && isSpoken && !holds(who) ? [`who ${who}`] : []),
    ...(topic !== null && isSpoken && kind !== 'free' && !holds(topic) ? [`topic ${topic}`] : []),
    ...(place !== null && isSpoken && !holds(place) ? [`place ${place}`] : []),
    ...(when !== null && !isThen(when, question) ? [`when ${when}`] : []),
  ];
}

function bare(words: string): string {
  return words.replace(/^(?:the|my|a|our) /i, '').replace(/[?!.]$/, '');
}

function isThen(when: string, question: Question): boolean {
  if (!('over' in question)) return true;
  const both = spansOf(when);
  // A time that the reader of times does not know is no fault of the reading of the question.
  if (both.every((one) => one === null)) return question.over !== null;
  return both.some((one) => JSON.stringify(one) === JSON.stringify(question.over));
}

/** The days that words say, ahead and behind; null where the reader of times does not know them. */
export function spansOf(when: string): readonly (Span | null)[] {
  const clockwork = clockworkOf(context);
  const { over } = findWhen(wordsIn(when), clockwork);
  return [over('ahead'), over('behind')];
}
