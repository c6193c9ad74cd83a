import type { Intent, SlotName, Understanding } from '@crocodile-hub/core/language/reading';
import { chooseIntent, type Draft, editSlot, type Edits, noEdits, type SlotValue } from './draft.ts';

/** A command box: what is typed, how it reads, what was changed on the chips, and whether it is on its way. */
export type CommandState = {
  readonly text: string;
  /** Null until the reader is loaded. */
  readonly reading: Understanding | null;
  readonly edits: Edits;
  readonly busy: boolean;
};

export const emptyCommand: CommandState = { text: '', reading: null, edits: noEdits, busy: false };

export type CommandEvent =
  | { type: 'typed'; text: string; reading: Understanding | null }
  | { type: 'slotChanged'; draft: Draft; slot: SlotName; value: SlotValue }
  | { type: 'intentChosen'; intent: Intent }
  | { type: 'submitted' }
  /** It came to nothing: the words stay. */
  | { type: 'failed' }
  | { type: 'done' };

export function commandReducer(state: CommandState, event: CommandEvent): CommandState {
  switch (event.type) {
    case 'typed':
      if (state.busy) return state;
      return {
        ...state,
        text: event.text,
        reading: event.reading,
        edits: event.text.trim() === '' ? noEdits : state.edits,
      };
    case 'slotChanged':
      return { ...state, edits: editSlot(state.edits, event.draft, event.slot, event.value) };
    case 'intentChosen':
      return { ...state, edits: chooseIntent(event.intent) };
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
