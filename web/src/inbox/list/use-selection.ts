import type { InboxDensity } from '@crocodile-hub/core/contract/bounds';
import { type Dispatch, useRef } from 'react';
import { useSteady } from '../../kit/state/use-steady.ts';
import type { InboxAction } from '../folder/inbox-reducer.ts';
import { groupsOf } from '../folder/shown-page.ts';
import type { Message } from '../message.ts';
import { linesOf, rangeOf } from './lines.ts';

type SelectionOptions = {
  shown: readonly Message[];
  density: InboxDensity;
  selected: ReadonlySet<string>;
  dispatch: Dispatch<InboxAction>;
};

type Selection = {
  /** The messages that are one thing in the list: of lines the whole conversation, of cards the message. */
  rowOf: (message: Message) => readonly Message[];
  /** `isRange`: with all from the row that was pressed before. */
  select: (message: Message, isRange?: boolean) => void;
  selectAll: (isSelected: boolean) => void;
};

/** Which messages are selected by a press. Rules inbox.bulk.1 and inbox.density.1. */
export function useSelection({ shown, density, selected, dispatch }: SelectionOptions): Selection {
  const pressedBefore = useRef<string | null>(null);
  const rowOf = ({ threadId, id }: Message) =>
    shown.filter((one) => (density === 'cards' ? one.id === id : one.threadId === threadId));
  const select = (message: Message, isRange = false) => {
    const isSelected = !rowOf(message).every(({ id }) => selected.has(id));
    const rows = density === 'cards' ? groupsOf(shown) : linesOf(shown);
    const asListed = rows.flatMap(({ messages }) => messages);
    const range = new Set(rangeOf(asListed, isRange ? pressedBefore.current : null, message.id));
    const ids = asListed.filter(({ id }) => range.has(id)).flatMap((one) => rowOf(one).map(({ id }) => id));
    dispatch({ type: 'selected', ids, isSelected });
    pressedBefore.current = message.id;
  };
  return {
    rowOf,
    select: useSteady(select),
    selectAll: (isSelected) => dispatch({ type: 'selected', ids: shown.map(({ id }) => id), isSelected }),
  };
}
