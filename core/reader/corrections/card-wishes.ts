/**
 * What is wanted of a card that waits for a yes, in whatever words, and which words say it: by a model that is trained on
 * sentences. The forms of read-correction.ts hold what is said in few words; people say it in many.
 */
import { featuresOf } from '../linear/features.ts';
import { predict, readModel, type LinearModel } from '../linear/model.ts';
import { bestPath, bestPathWith, latticeOf } from '../tagger/chain.ts';
import { piecesOf } from '../tagger/pieces.ts';
import { featuresOfWords, intentSigns, sightOf } from '../tagger/sight.ts';

/** `off`: it is not wanted any more. `again`: the same besides, for somebody or some time else. */
export const cardWishes = [
  'time',
  'length',
  'place',
  'people',
  'recipient',
  'channel',
  'add',
  'text',
  'edit',
  'title',
  'repeat',
  'off',
  'yes',
  'again',
  'ask',
] as const;
export type CardWish = (typeof cardWishes)[number];

/** What it becomes or what is added; who; the words that go; of what is done again, what. */
export const cardSlots = ['to', 'who', 'old', 'thing'] as const;
export type CardSlot = (typeof cardSlots)[number];

export const cardKinds = ['mail', 'message', 'event', 'reminder', 'task', 'change'] as const;
export type CardKind = (typeof cardKinds)[number];

export type CardModels = { readonly wishes: LinearModel; readonly slots: LinearModel };

export type CardSaid = {
  /** The likeliest wish; null where it is likelier that nothing is wanted of the card. */
  readonly wish: CardWish | null;
  /** From 0 to 1. */
  readonly probability: number;
  /** The words of each slot, as they stand in the text. */
  readonly said: Readonly<Record<CardSlot, readonly string[]>>;
};

let loaded: Promise<CardModels> | undefined;

/** Unpacked when somebody first answers a card in words. */
export function cardModels(): Promise<CardModels> {
  loaded ??= import('./cards-model.ts').then(({ wishesModel, slotsModel }) => ({
    wishes: readModel(wishesModel),
    slots: readModel(slotsModel),
  }));
  return loaded;
}

/** What is less likely is not done, and asked about instead. */
export const sureOfCard = 0.4;

/** In characters: what is longer tells something else. */
const longest = 300;

/** Without it there is nothing to be done. */
export const slotOf: Readonly<Partial<Record<CardWish, CardSlot>>> = {
  time: 'to',
  length: 'to',
  place: 'to',
  people: 'who',
  recipient: 'who',
  channel: 'to',
  add: 'to',
  text: 'to',
  title: 'to',
  repeat: 'to',
};

export function readCardWish(models: CardModels, kind: CardKind, text: string): CardSaid {
  const nothing = { to: [], who: [], old: [], thing: [] };
  if (text.length > longest) return { wish: null, probability: 1, said: nothing };
  const [best] = predict(models.wishes, cardFeatures(kind, text)).toSorted(
    (a, b) => b.probability - a.probability,
  );
  const wish = cardWishes.find((one) => one === best?.label) ?? null;
  if (wish === null) return { wish, probability: best?.probability ?? 1, said: nothing };
  const sight = sightOf(text);
  const lattice = latticeOf(models.slots, featuresOfWords(sight, wish));
  const likeliest = bestPath(lattice);
  const needed = slotOf[wish];
  const isMissing =
    needed !== undefined &&
    likeliest.length > 0 &&
    !likeliest.some((tag) => lattice.tags[tag] === `B-${needed}`);
  const path = isMissing ? bestPathWith(needed, lattice) : likeliest;
  const pieces = piecesOf(sight, lattice, path, cardSlots);
  const of = (slot: CardSlot) =>
    pieces.filter((piece) => piece.slot === slot).map(({ start, end }) => text.slice(start, end));
  return {
    wish,
    probability: best?.probability ?? 0,
    said: { to: of('to'), who: of('who'), old: of('old'), thing: of('thing') },
  };
}

export function cardFeatures(kind: CardKind, text: string): readonly number[] {
  return featuresOf(text, [...intentSigns(sightOf(text)), `card ${kind}`]);
}
