/**
 * A second reader of commands, which learnt from examples and knows no rule of the grammar: how many things a sentence
 * asks for, which ones, and which words say who, when and what.
 */
import { type Context, type Intent, intents } from '../../language/reading.ts';
import { type Slot, slots } from '../data/marked.ts';
import { featuresOf } from '../linear/features.ts';
import { predict, type LinearModel } from '../linear/model.ts';
import { bestPath, bestPathWith, latticeOf, leadOf } from '../tagger/chain.ts';
import { settled } from './settled.ts';
import { featuresOfWords, intentSigns, sightOf, type Sight } from '../tagger/sight.ts';

export type CommandModels = {
  /** Where a further command begins. */
  readonly splits: LinearModel;
  readonly intents: LinearModel;
  /** Which words fill which slot. */
  readonly slots: LinearModel;
};

/** A word of a part, where it stands in the whole text, and the slot that it was taken for. */
export type Tagged = {
  readonly start: number;
  readonly end: number;
  readonly slot: Slot | null;
  /** A further piece, or a further person, begins. */
  readonly begins: boolean;
};

export type SecondPart = {
  readonly intent: Intent;
  readonly likelihood: (intent: Intent) => number;
  /** How far its words' slots are ahead of any others: see `leadOf`. */
  readonly lead: () => number;
  /** Where its words begin in the whole text. */
  readonly start: number;
  readonly text: string;
  readonly sight: Sight;
  readonly words: readonly Tagged[];
};

/** An action that is nothing without this slot: some word of the sentence fills it. */
const neededBy: Readonly<Partial<Record<Intent, Slot>>> = { create_task: 'title', search: 'query' };

/** What is longer was pasted, not said. */
const longest = 2_000;

export function readSecond(models: CommandModels, text: string, context: Context): readonly SecondPart[] {
  if (text.length > longest) return [];
  return partsOf(models, text, context).map(({ start, text: words }) =>
    readPart(models, words, start, context),
  );
}

function partsOf(
  models: CommandModels,
  text: string,
  { contacts }: Context,
): readonly { start: number; text: string }[] {
  const sight = sightOf(text, contacts);
  const { tokens, source } = sight.sentence;
  const tags = bestPath(latticeOf(models.splits, featuresOfWords(sight, '')));
  const starts = tags.flatMap((tag, index) =>
    index > 0 && models.splits.labels[tag] === 'next' ? [source.origin[tokens[index]?.start ?? 0] ?? 0] : [],
  );
  return [0, ...starts].map((start, index) => ({ start, text: text.slice(start, starts[index]) }));
}

function readPart(models: CommandModels, text: string, start: number, { contacts }: Context): SecondPart {
  const sight = sightOf(text, contacts);
  const weighed = predict(models.intents, featuresOf(text, intentSigns(sight)));
  const likelihood = (intent: Intent) => weighed.find(({ label }) => label === intent)?.probability ?? 0;
  const intent = intentNamed(weighed[0]?.label);
  const lattice = latticeOf(models.slots, featuresOfWords(sight, intent));
  const { tokens, source } = sight.sentence;
  const needed = neededBy[intent];
  const likeliest = bestPath(lattice);
  const isMissing = needed !== undefined && !likeliest.some((tag) => lattice.tags[tag] === `B-${needed}`);
  const path = isMissing && tokens.length > 0 ? bestPathWith(needed, lattice) : likeliest;
  const tagged = tokens.map((token, index): Tagged & { text: string } => {
    const tag = lattice.tags[path[index] ?? 0] ?? 'O';
    return {
      start: start + (source.origin[token.start] ?? 0),
      end: start + (source.origin[token.end - 1] ?? 0) + 1,
      slot: slotNamed(tag.slice(2)),
      begins: tag.startsWith('B-'),
      text: token.text,
    };
  });
  const words = settled(tagged, intent);
  return {
    intent,
    likelihood,
    lead: () => leadOf(lattice),
    start,
    text,
    sight,
    words,
  };
}

/** How likely a text, read as one, asks for something to be done. */
export function commandLikelihood(models: CommandModels, text: string): number {
  if (text.length > longest) return 0;
  const weighed = predict(models.intents, featuresOf(text, intentSigns(sightOf(text))));
  return 1 - (weighed.find(({ label }) => label === 'none')?.probability ?? 0);
}

function intentNamed(label: string | undefined): Intent {
  return intents.find((name) => name === label) ?? 'none';
}

function slotNamed(label: string): Slot | null {
  return slots.find((name) => name === label) ?? null;
}
