/** What the readers make of a text without some of its words, which are understood by themselves. */
import {
  type CommandProposal,
  type CommandReading,
  type CommandUnderstanding,
  withEachAction,
} from '../../language/command-reading.ts';

type Place = { readonly start: number; readonly end: number };

/** What is marked stands where it was written in the whole text; what is quoted has no gap. */
export function readWithout(
  text: string,
  { start, end }: Place,
  read: (text: string) => CommandUnderstanding,
): CommandUnderstanding {
  // Of the same length, so that the places stay.
  const understood = read(text.slice(0, start) + ' '.repeat(end - start) + text.slice(end));
  const isOne = understood.actions.length === 1;
  return withEachAction(understood, (reading) => ({
    ...withoutGap(reading),
    words: isOne ? text.trim() : inOneSpace(reading.words),
    alternatives: reading.alternatives.map(withoutGap),
  }));
}

function withoutGap<P extends CommandProposal | CommandReading>(proposal: P): P {
  const slots = Object.entries(proposal.slots).map(([slot, value]: [string, unknown]) => [
    slot,
    typeof value === 'string' ? inOneSpace(value) : value,
  ]);
  return { ...proposal, slots: Object.fromEntries(slots) as P['slots'] };
}

const inOneSpace = (words: string) => words.replaceAll(/ {2,}/g, ' ').replaceAll(' ,', ',').trim();
