/** What kind of thing a sentence is, for questions about one's own day: by a model that is trained on sentences. */
import { zoneOfCity } from '../../language/questions/cities.ts';
import { knownAs } from '../../language/questions/known-words.ts';
import { read } from '../../language/sentence.ts';
import type { Token } from '../../language/tokens.ts';
import { commandModels } from '../commands/load.ts';
import { commandLikelihood } from '../commands/second-reader.ts';
import { featuresOf } from '../linear/features.ts';
import { predict, readModel, type LinearModel } from '../linear/model.ts';

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

/** The words, and what the known ones among them tell: what is learnt of a word in one language helps in the other. */
export function kindFeatures(text: string): readonly number[] {
  const tokens = read(text, () => []).tokens.filter(({ kind }) => kind !== 'mark' && kind !== 'emoji');
  const roles = tokens.map((token) => knownAs(token));
  const unknown = roles.filter((each) => each === null).length;
  const own = roles.flatMap((each, index) => [
    ...[...(each ?? ['unknown'])].map((role) => `role ${role}`),
    ...[...(each ?? ['unknown'])].flatMap((role) =>
      [...(roles[index + 1] ?? ['unknown'])].map((next) => `roles ${role} ${next}`),
    ),
  ]);
  return featuresOf(text, [
    ...new Set(own),
    `unknown ${Math.min(unknown, 4)}`,
    `length ${Math.min(8, tokens.length)}`,
    ...(text.includes('?') ? ['asked'] : []),
    ...(tokens.some(({ kind }) => kind === 'number') ? ['number'] : []),
    ...(hasCity(tokens) ? ['city'] : []),
  ]);
}

function hasCity(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ text, stems }, index) =>
      [text, ...stems.map(({ stem }) => stem)].some((one) => zoneOfCity(one) !== null) ||
      zoneOfCity(`${text} ${tokens[index + 1]?.text ?? ''}`) !== null,
  );
}
