import { GoogleError } from '../errors.ts';
import type { LabelChange } from './labels.ts';
import type { Mailbox } from './mailbox.ts';

/** The change, if a client may set all its labels. */
export function checkedChange(
  mailbox: Mailbox,
  { addLabelIds, removeLabelIds }: { addLabelIds: string[]; removeLabelIds: string[] },
): LabelChange {
  const unknown = [...addLabelIds, ...removeLabelIds].find((id) => !mailbox.knowsLabel(id));
  if (unknown !== undefined) throw new GoogleError('invalidArgument', `Invalid label: ${unknown}`);
  return { add: addLabelIds, remove: removeLabelIds };
}
