/** What kind of thing a sentence is, for questions about one's own day: by a model that is trained on sentences. */
import { zoneOfCity } from '../../language/questions/cities.ts';
import { knownAs, plainWord } from '../../language/questions/known-words.ts';
import type { Words } from '../../language/questions/pattern.ts';
import { wordsIn } from '../../language/questions/read-question.ts';
import { findWhen } from '../../language/questions/when.ts';
import { read } from '../../language/sentence.ts';
import type { Clockwork } from '../../language/time/clockwork.ts';
import { zoneOf } from '../../time/zone.ts';
import type { Token } from '../../language/tokens.ts';
import { commandModels } from '../commands/load.ts';
import { commandLikelihood } from '../commands/second-reader.ts';
import { featuresOf } from '../linear/features.ts';
import { predict, readModel, type LinearModel } from '../linear/model.ts';
import { partsOf, type Parts } from './parts.ts';

export const kinds = [
  'agenda',
  'awaiting',
  'brief',
  'change',
  'clock',
  'command',
  'contact',
  'date',
  'done',
  'free',
  'mail',
  'meeting',
  'more',
  'none',
  'reminders',
  'sent',
  'sum',
  'tasks',
  'todo',
  'units',
  'waiting',
  'weather',
  'world',
] as const;

export type Kind = (typeof kinds)[number];
export type KindOdds = readonly { readonly kind: Kind; readonly probability: number }[];

let loaded: Promise<LinearModel> | null = null;

/** What the reader of commands takes for one so surely is hardly a question. */
const toldFrom = 0.6;

/**
 * Tells every kind with how likely it is, the likeliest first. The models are loaded by the first who asks. That of
 * kinds knows few commands, so the reader of commands is asked as well.
 */
export async function kindReader(): Promise<(text: string) => KindOdds> {
  loaded ??= import('./kinds-model.ts').then(({ kindsModel }) => readModel(kindsModel));
  const [model, commands] = await Promise.all([loaded, commandModels()]);
  return (text) => {
    const told = commandLikelihood(commands, text);
    const odds = oddsOf(model, text);
    return told < toldFrom ? odds : odds.map((one) => asTold(one, told)).toSorted(likeliestFirst);
  };
}

function asTold({ kind, probability }: KindOdds[number], told: number): KindOdds[number] {
  return { kind, probability: probability * (1 - told) + (kind === 'command' ? told : 0) };
}

function likeliestFirst(one: KindOdds[number], other: KindOdds[number]): number {
  return other.probability - one.probability;
}

export function oddsOf(model: LinearModel, text: string): KindOdds {
  return predict(model, kindFeatures(text)).flatMap(({ label, probability }) => {
    const kind = kinds.find((one) => one === label);
    return kind === undefined ? [] : [{ kind, probability }];
  });
}

/**
 * The words, and what the known ones among them tell: what is learnt of a word in one language helps in the other. The
 * frame is the sentence with one sign for each time and for each name or subject, so that "any mail from Dana since
 * noon" is as familiar as any other name and time.
 */
export function kindFeatures(text: string): readonly number[] {
  const tokens = read(text, () => []).tokens.filter(isSaid);
  const known = tokens.map((token) => knownAs(token));
  const roles = known.map((each): readonly string[] => (each === null ? ['unknown'] : [...each]));
  const unknown = known.filter((each) => each === null).length;
  const all = [...new Set(roles.flat())].toSorted();
  return featuresOf(text, [
    ...new Set([
      ...roles.flatMap((each, index) =>
        each.flatMap((role) => [
          `role ${role}`,
          ...(roles[index + 1] ?? ['unknown']).map((next) => `roles ${role} ${next}`),
        ]),
      ),
      ...all.flatMap((role, index) => all.slice(index + 1).map((other) => `both ${role} ${other}`)),
      ...tokens.flatMap(({ stems }) =>
        stems.flatMap(({ stem, prefix }) => (prefix === '' ? [] : [`stem ${stem}`, `glued ${prefix}`])),
      ),
      ...frameFeatures(text, all),
    ]),
    `unknown ${Math.min(unknown, 4)}`,
    `length ${Math.min(8, tokens.length)}`,
    ...(text.includes('?') ? ['asked'] : []),
    ...(tokens.some(({ kind }) => kind === 'number') ? ['number'] : []),
    ...(hasCity(tokens) ? ['city'] : []),
  ]);
}

function isSaid({ kind }: Token): boolean {
  return kind !== 'mark' && kind !== 'emoji';
}

/** Which day it is does not matter for which words say when. */
const anyDay: Clockwork = { now: 0, zone: zoneOf('UTC', ''), country: 'IL', hint: null };

function frameFeatures(text: string, roles: readonly string[]): readonly string[] {
  const words = wordsIn(text);
  const { rest, lengthMs } = findWhen(words, anyDay);
  const { runs, topic, cities } = partsOf(rest);
  const frame = frameOf(words, rest, runs);
  const framed = ['^', ...frame, '$'];
  return [
    ...framed.slice(1).map((word, index) => `frame ${framed[index]} ${word}`),
    ...framed.slice(2).map((word, index) => `frame ${framed[index]} ${framed[index + 1]} ${word}`),
    `frame begins ${frame.slice(0, 3).join(' ')}`,
    `frame ends ${frame.slice(-2).join(' ')}`,
    ...roles.map((role) => `begins ${frame[0]} ${role}`),
    ...runs.flatMap(({ cue, glued, isOwned, beforeVerb, from, to }) => [
      `cue ${cue}`,
      `led by ${glued}`,
      `words ${Math.min(4, to - from)}`,
      ...(isOwned ? ['owned'] : []),
      ...(beforeVerb ? ['does'] : []),
    ]),
    `names ${Math.min(3, runs.length)}`,
    `cities ${Math.min(2, cities.length)}`,
    ...(topic === null ? [] : ['topic']),
    ...(frame.includes(time) ? [time] : []),
    ...(lengthMs === null ? [] : ['so long']),
  ];
}

/** No word is written so. */
const time = '[when]';
const name = '[name]';

function frameOf({ tokens }: Words, rest: Words, runs: Parts['runs']): readonly string[] {
  const places = new Map(rest.tokens.map(({ start }, index) => [start, index]));
  const frame: string[] = [];
  let last: Parts['runs'][number] | undefined;
  for (const token of tokens.filter(isSaid)) {
    const index = places.get(token.start);
    const run = index === undefined ? undefined : runs.find(({ from, to }) => index >= from && index < to);
    const isOneMore = index === undefined ? frame.at(-1) === time : run !== undefined && run === last;
    last = run;
    if (isOneMore) continue;
    if (index === undefined) frame.push(time);
    else if (run !== undefined) frame.push(run.glued === null ? name : `${run.glued} ${name}`);
    else frame.push(token.kind === 'number' ? '[number]' : plainWord(token.text));
  }
  return frame;
}

function hasCity(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ text, stems }, index) =>
      [text, ...stems.map(({ stem }) => stem)].some((one) => zoneOfCity(one) !== null) ||
      zoneOfCity(`${text} ${tokens[index + 1]?.text ?? ''}`) !== null,
  );
}
