/** What kind of thing a sentence is, for questions about one's own day: by a model that is trained on sentences. */
import { zoneOfCity } from '../../language/questions/cities.ts';
import { knownAs } from '../../language/questions/known-words.ts';
import { read } from '../../language/sentence.ts';
import type { Token } from '../../language/tokens.ts';
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

/** Tells every kind with how likely it is, the likeliest first. The model is loaded by the first who asks. */
export async function kindReader(): Promise<(text: string) => KindOdds> {
  loaded ??= import('./kinds-model.ts').then(({ kindsModel }) => readModel(kindsModel));
  const model = await loaded;
  return (text) => oddsOf(model, text);
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
