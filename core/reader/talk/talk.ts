/**
 * Talk: what is said to the assistant itself, and asks for nothing that it does with the person's own things. By a model
 * that is trained on sentences of many voices; see tests/language/talk/train.ts.
 */
import { firstNames } from '../../language/entities/names.ts';
import { read } from '../../language/sentence.ts';
import { findTimes } from '../../language/time/find.ts';
import type { Token } from '../../language/tokens.ts';
import { featuresOf } from '../linear/features.ts';
import { predict, readModel, type LinearModel } from '../linear/model.ts';

export const talks = [
  'aJoke',
  'allRight',
  'bye',
  'cannotDo',
  'flattered',
  'gladForYou',
  'goodNight',
  'hello',
  'help',
  'iAmWell',
  'misread',
  'noWorries',
  'obeysNoMail',
  'ohDear',
  'onlyYourOwn',
  'privacy',
  'sameToYou',
  'smile',
  'undoOnCard',
  'welcome',
  'whoIAm',
] as const;

export type Talk = (typeof talks)[number];

/** `talk`: null where it is likelier that something is wanted. `probability`: from 0 to 1. */
export type TalkSaid = { readonly talk: Talk | null; readonly probability: number };

/** What is less likely talk may be a wish. */
export const sureOfTalk = 0.8;

let loaded: Promise<LinearModel> | undefined;

/** The model is loaded by the first who asks. */
export async function talkReader(): Promise<(text: string) => TalkSaid> {
  loaded ??= import('./talk-model.ts').then(({ talkModel }) => readModel(talkModel));
  const model = await loaded;
  return (text) => talkIn(model, text);
}

export function talkIn(model: LinearModel, text: string): TalkSaid {
  const [first] = predict(model, talkFeatures(text));
  const talk = talks.find((one) => one === first?.label) ?? null;
  return { talk, probability: first?.probability ?? 0 };
}

/** Marks and faces say much of talk, and a time that something is wanted then. */
export function talkFeatures(text: string): readonly number[] {
  const { tokens } = read(text, () => []);
  const words = tokens.filter(({ kind }) => kind !== 'mark' && kind !== 'emoji');
  const times = findTimes(tokens).all.length;
  return featuresOf(text, [
    `words ${Math.min(8, words.length)}`,
    ...(words.length > 12 ? ['long'] : []),
    ...(text.includes('?') ? ['asked'] : []),
    ...(text.includes('!') ? ['loud'] : []),
    ...(/\p{Extended_Pictographic}/u.test(text) ? ['face'] : []),
    ...(times > 0 ? [`time ${times}`] : []),
    ...(words.some(({ kind }) => kind === 'number') ? ['number'] : []),
    ...(text.includes('@') ? ['address'] : []),
    // Whoever is named is somebody else.
    ...(words.some(isName) ? ['name'] : []),
  ]);
}

function isName({ text, stems }: Token): boolean {
  return [text, ...stems.map(({ stem }) => stem)].some((one) => firstNames.has(one.toLowerCase()));
}
