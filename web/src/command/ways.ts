import type { CommandIntent } from '@crocodile-hub/core/contract/intents';
import { type Chip, chipsOf, type ChipValue, type WhoIs } from './chips.ts';
import {
  type Draft,
  draftOf,
  type Edits,
  intentName,
  noEdits,
  type Proposed,
  type Read,
  takeReading,
} from './draft.ts';
import { answerKey, type Question } from './questions.ts';

/** Two readers took the words for different things: both readings, to choose from. */
export type Ways = {
  /** The doubt that choosing settles. */
  readonly question: Question;
  readonly first: Way;
  readonly other: Way;
};

export type Way = {
  /** What is chosen; null for the reading in front. */
  readonly proposal: Proposed | null;
  readonly intent: CommandIntent;
  /** Where it differs from the other one; all of it when it is another action. */
  readonly parts: readonly Part[];
  readonly isChosen: boolean;
};

/** A slot as a reading has it; null where that reading leaves it empty. */
type Part = { readonly slot: Chip['slot']; readonly value: ChipValue | null };

/** Null where the readers agree, or where a chip would show no difference. */
export function waysOf(
  text: string,
  reading: Read,
  draft: Draft,
  { answered }: Edits,
  whoIs?: WhoIs,
): Ways | null {
  const doubt = reading.doubts.find(({ kind }) => kind === 'reading');
  const [proposal] = reading.alternatives;
  if (doubt === undefined || proposal === undefined || proposal.intent === 'none') return null;
  const question = { ...doubt, words: text.slice(doubt.start, doubt.end) };
  const first = partsOf(chipsOf(draftOf(reading, noEdits), whoIs));
  const other = partsOf(chipsOf(draftOf(reading, takeReading(noEdits, proposal)), whoIs));
  const isSameAction = intentName(proposal) === intentName(reading);
  const slots = new Set(
    [...first, ...other].map(({ slot }) => slot).filter((slot) => isOther(slot, first, other)),
  );
  if (slots.size === 0) return null;
  const shown = (parts: readonly Part[]) =>
    isSameAction ? [...slots].map((slot) => partOf(slot, parts)) : parts;
  const isSettled = answered.includes(answerKey(question)) && (draft.isTaken || draft.chosen === null);
  return {
    question,
    first: {
      proposal: null,
      intent: reading.intent,
      parts: shown(first),
      isChosen: isSettled && !draft.isTaken,
    },
    other: { proposal, intent: proposal.intent, parts: shown(other), isChosen: isSettled && draft.isTaken },
  };
}

/** The parts that a reading has otherwise than the one before it. */
export function changedSlots(before: readonly Chip[], now: readonly Chip[]): readonly Chip['slot'][] {
  const [earlier, later] = [partsOf(before), partsOf(now)];
  return later.map(({ slot }) => slot).filter((slot) => isOther(slot, earlier, later));
}

function partsOf(chips: readonly Chip[]): readonly Part[] {
  return chips.flatMap((chip) => (chip.state === 'missing' ? [] : [{ slot: chip.slot, value: chip.value }]));
}

function partOf(slot: Chip['slot'], parts: readonly Part[]): Part {
  return parts.find((part) => part.slot === slot) ?? { slot, value: null };
}

function isOther(slot: Chip['slot'], before: readonly Part[], now: readonly Part[]): boolean {
  return JSON.stringify(partOf(slot, before)) !== JSON.stringify(partOf(slot, now));
}
