import type { ShownChips } from '../actions/task/task-of-command.ts';
import type { Plan } from './plan.ts';

/** The chips as shown, for the task that Enter creates. */
export function shownBy({ draft, chips }: Plan): ShownChips {
  const who = chips.flatMap((chip) =>
    chip.state !== 'missing' && chip.value.is === 'people' ? chip.value.who : [],
  );
  const addresses = who.flatMap((one): [string, string | null][] =>
    one === undefined ? [] : [[one.written, one.address]],
  );
  return {
    chosen: draft.chosen,
    slots: draft.slots,
    edited: draft.edited,
    ...(draft.isTaken ? { taken: draft.said } : {}),
    addresses: Object.fromEntries(addresses),
  };
}
