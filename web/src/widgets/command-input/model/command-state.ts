import type { Intent, SlotName, Understanding } from '@crocodile-hub/core/language/reading';
import { chooseIntent, type Draft, editSlot, type Edits, noEdits, type SlotValue } from './draft.ts';
import { answerKey, type Question } from './questions.ts';

/** A command box: its text, the reading, the edits on the chips, and whether it is being sent. */
export type CommandState = {
  readonly text: string;
  /** Null until the reader is loaded. */
  readonly reading: Understanding | null;
  /** The edits of each thing that the words ask for, by its place in the words. */
  readonly edits: readonly Edits[];
  /** The places that are kept, in the order they run; null until something is moved or dropped. */
  readonly order: readonly number[] | null;
  readonly busy: boolean;
};

export const emptyCommand: CommandState = { text: '', reading: null, edits: [], order: null, busy: false };

export type CommandEvent =
  | { type: 'typed'; text: string; reading: Understanding | null }
  | { type: 'slotChanged'; place: number; draft: Draft; slot: SlotName; value: SlotValue }
  | { type: 'intentChosen'; place: number; intent: Intent }
  | { type: 'answered'; place: number; question: Question }
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
    case 'answered': {
      const edits = editsAt(state, event.place);
      const answered = [...edits.answered, answerKey(event.question)];
      return withEdits(state, event.place, { ...edits, answered });
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
  reading: Understanding | null,
): Pick<CommandState, 'text' | 'reading' | 'edits' | 'order'> {
  if (text.trim() === '') return { text, reading, edits: [], order: null };
  const isAsMany = reading?.actions.length === state.reading?.actions.length;
  return isAsMany
    ? { text, reading, edits: state.edits, order: state.order }
    : { text, reading, edits: state.edits.slice(0, 1), order: null };
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
