import type { CommandIntent } from '@crocodile-hub/core/contract/intents';
import type { SlotName } from '@crocodile-hub/core/language/reading';
import {
  chooseIntent,
  type Draft,
  editSlot,
  type Edits,
  noEdits,
  type Proposed,
  type Read,
  type ReadWords,
  type SlotValue,
  takeFirst,
  takeReading,
} from './draft.ts';
import { answerKey, type Question } from './questions.ts';

/** A command box: its text, the reading, the edits on the chips, and whether it is being sent. */
export type CommandState = {
  readonly text: string;
  /** Null until the reader is loaded. */
  readonly reading: ReadWords | null;
  /** What the reading was before the server's took its place; null while it is the browser's own. */
  readonly before: ReadWords | null;
  /** The edits of each thing that the words ask for, by its place in the words. */
  readonly edits: readonly Edits[];
  /** The places that are kept, in the order they run; null until something is moved or dropped. */
  readonly order: readonly number[] | null;
  readonly busy: boolean;
};

export const emptyCommand: CommandState = {
  text: '',
  reading: null,
  before: null,
  edits: [],
  order: null,
  busy: false,
};

export type CommandEvent =
  | { type: 'typed'; text: string; reading: ReadWords | null }
  /** The server's reading of these words arrived. */
  | { type: 'readAgain'; text: string; reading: ReadWords }
  | { type: 'slotChanged'; place: number; draft: Draft; slot: SlotName; value: SlotValue }
  | { type: 'intentChosen'; place: number; intent: CommandIntent }
  | { type: 'answered'; place: number; question: Question }
  /** One of two readings was chosen, which answers the question between them; null is the one in front. */
  | { type: 'readingTaken'; place: number; question: Question; other: Proposed | null }
  /** Swaps with the one before it. */
  | { type: 'movedUp'; place: number }
  | { type: 'dropped'; place: number }
  | { type: 'submitted' }
  /** Sending failed; the words stay. */
  | { type: 'failed' }
  | { type: 'done' };

export function commandReducer(state: CommandState, event: CommandEvent): CommandState {
  switch (event.type) {
    case 'typed':
      return state.busy ? state : { ...state, ...typed(state, event.text, event.reading) };
    case 'slotChanged': {
      const { place, draft, slot, value } = event;
      return withEdits(state, place, editSlot(editsAt(state, place), draft, slot, value));
    }
    case 'intentChosen':
      return withEdits(state, event.place, chooseIntent(event.intent));
    case 'readAgain':
      return readAgain(state, event.text, event.reading);
    case 'answered': {
      const edits = editsAt(state, event.place);
      return withEdits(state, event.place, answered(edits, event.question));
    }
    case 'readingTaken': {
      const edits = answered(editsAt(state, event.place), event.question);
      const { other } = event;
      return withEdits(state, event.place, other === null ? takeFirst(edits) : takeReading(edits, other));
    }
    case 'movedUp':
      return { ...state, order: movedUp(orderOf(state), event.place) };
    case 'dropped': {
      const order = orderOf(state);
      // The last one cannot be dropped: the person deletes its words instead.
      return order.length < 2 ? state : { ...state, order: order.filter((place) => place !== event.place) };
    }
    case 'submitted':
      return { ...state, busy: true };
    case 'failed':
      return { ...state, busy: false };
    case 'done':
      return emptyCommand;
    default:
      return event satisfies never;
  }
}

export function editsAt({ edits }: CommandState, place: number): Edits {
  return edits[place] ?? noEdits;
}

/** The places of the things that the words ask for, in the order they run. */
export function orderOf({ reading, order }: CommandState): readonly number[] {
  return order ?? (reading?.actions ?? [null]).map((_, place) => place);
}

/** Edits stay while the words ask for the same number of things; otherwise only the first thing's edits stay. */
function typed(
  state: CommandState,
  text: string,
  reading: ReadWords | null,
): Pick<CommandState, 'text' | 'reading' | 'before' | 'edits' | 'order'> {
  const read = { text, reading, before: null };
  if (text.trim() === '') return { ...read, edits: [], order: null };
  const isAsMany = reading?.actions.length === state.reading?.actions.length;
  return isAsMany
    ? { ...read, edits: state.edits, order: state.order }
    : { ...read, edits: state.edits.slice(0, 1), order: null };
}

/** What the person changed meanwhile stands: the server's reading is not put in its place. */
function readAgain(state: CommandState, text: string, reading: ReadWords): CommandState {
  if (state.busy || state.text !== text || isTouched(state)) return state;
  if (isSame(reading, state.reading)) return state;
  return { ...state, reading, before: state.reading };
}

function isSame(reading: ReadWords, before: ReadWords | null): boolean {
  const seen = ({ intent, slots, words, spans, doubts, alternatives, sendAt }: Read) => [
    [intent, slots, words, spans, doubts, sendAt],
    alternatives.map((other) => [other.intent, other.slots]),
  ];
  return JSON.stringify(reading.actions.map(seen)) === JSON.stringify(before?.actions.map(seen));
}

export function isTouched({ edits, order }: CommandState): boolean {
  return order !== null || edits.some((one) => JSON.stringify(one) !== JSON.stringify(noEdits));
}

function answered(edits: Edits, question: Question): Edits {
  return { ...edits, answered: [...edits.answered, answerKey(question)] };
}

function withEdits(state: CommandState, place: number, changed: Edits): CommandState {
  const edits = Array.from({ length: Math.max(state.edits.length, place + 1) }, (_, at) =>
    at === place ? changed : editsAt(state, at),
  );
  return { ...state, edits };
}

function movedUp(order: readonly number[], place: number): readonly number[] {
  const at = order.indexOf(place);
  const before = order[at - 1];
  return before === undefined ? order : order.with(at - 1, place).with(at, before);
}
