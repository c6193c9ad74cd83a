/**
 * What is to be done to a task, a meeting, a reminder, a mail, an invitation or a scheduled message that is there, and
 * which words say to which one, by a model that is trained on sentences. Forms of sentences do not hold what people say:
 * that the gutters are done asks for a tick.
 */
import { kindFeatures } from '../kinds/kinds.ts';
import { featuresOf } from '../linear/features.ts';
import { predict, readModel, type LinearModel } from '../linear/model.ts';
import { bestPath, bestPathWith, latticeOf } from '../tagger/chain.ts';
import { piecesOf, type Piece } from '../tagger/pieces.ts';
import { featuresOfWords, intentSigns, sightOf } from '../tagger/sight.ts';

export const deeds = [
  'finish_task',
  'delete_task',
  'rename_task',
  'reschedule_task',
  'reopen_task',
  'cancel_meeting',
  'move_meeting',
  'rename_meeting',
  'invite',
  'uninvite',
  'resize_meeting',
  'place_meeting',
  'put_off_reminder',
  'cancel_reminder',
  'rename_reminder',
  'archive_mail',
  'trash_mail',
  'star_mail',
  'unstar_mail',
  'unread_mail',
  'read_mail',
  'restore_mail',
  'spam_mail',
  'tag_mail',
  'untag_mail',
  'snooze_mail',
  'unsubscribe',
  'accept_invitation',
  'decline_invitation',
  'doubt_invitation',
  'cancel_send',
  'move_send',
] as const;
export type Deed = (typeof deeds)[number];

/** Which one is meant; what it becomes: title, time, length, place, label; who is invited or taken off. */
export const deedSlots = ['about', 'to', 'who'] as const;
export type DeedSlot = (typeof deedSlots)[number];

export type DeedModels = { readonly deeds: LinearModel; readonly slots: LinearModel };

export type Deeds = {
  /** How likely each is. What is missing to 1 is the likelihood of none. */
  readonly odds: Readonly<Record<Deed, number>>;
  /** The words of a slot, as it is filled if this deed is asked for: piece by piece, from where to where in the text. */
  readonly filled: (deed: Deed) => readonly Filled[];
};
export type Filled = Piece<DeedSlot> & {
  /** No word is likely to fill the slot; these are the likeliest. */
  readonly isForced?: boolean;
};

let loaded: Promise<DeedModels> | undefined;

/** Unpacked when somebody first asks. */
export function deedModels(): Promise<DeedModels> {
  loaded ??= import('./deeds-model.ts').then(({ deedsModel, slotsModel }) => ({
    deeds: readModel(deedsModel),
    slots: readModel(slotsModel),
  }));
  return loaded;
}

/** What is longer was pasted, not said. */
const longest = 300;

export function readDeeds(models: DeedModels, text: string): Deeds {
  const weighed = new Map(
    predict(models.deeds, deedFeatures(text)).map((one) => [one.label, one.probability]),
  );
  const of = (deed: Deed) => (text.length > longest ? 0 : (weighed.get(deed) ?? 0));
  return {
    odds: ofEach(of),
    filled: (deed) => filledFor(models, text, deed),
  };
}

/** The same of each deed. */
export function ofEach<T>(of: (deed: Deed) => T): Record<Deed, T> {
  const all: Partial<Record<Deed, T>> = {};
  for (const deed of deeds) all[deed] = of(deed);
  // Every deed was set.
  return all as Record<Deed, T>;
}

/** What the readers of commands and of questions look at. */
export function deedFeatures(text: string): readonly number[] {
  const all = new Set([...featuresOf(text, intentSigns(sightOf(text))), ...kindFeatures(text)]);
  return [...all].toSorted((a, b) => a - b);
}

function filledFor({ slots }: DeedModels, text: string, deed: Deed): readonly Filled[] {
  const sight = sightOf(text);
  const lattice = latticeOf(slots, featuresOfWords(sight, deed));
  const likeliest = bestPath(lattice);
  // Nearly every wish says of what; where no word was taken for that, the likeliest one is.
  const isMissing = likeliest.length > 0 && !likeliest.some((tag) => lattice.tags[tag] === 'B-about');
  const path = isMissing ? bestPathWith('about', lattice) : likeliest;
  return piecesOf(sight, lattice, path, deedSlots).map((piece) => ({
    ...piece,
    isForced: isMissing && piece.slot === 'about',
  }));
}
