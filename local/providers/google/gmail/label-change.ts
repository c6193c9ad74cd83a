import { GoogleError } from '../errors.ts';
import type { LabelChange } from './labels.ts';
import type { Mailbox } from './mailbox.ts';

const PLACES = ['INBOX', 'SPAM', 'TRASH'];

/** The change, if it is one and a client may set all its labels. */
export function checkedChange(
  mailbox: Mailbox,
  { addLabelIds, removeLabelIds }: { addLabelIds: string[]; removeLabelIds: string[] },
): LabelChange {
  if (addLabelIds.length + removeLabelIds.length === 0) {
    throw new GoogleError('invalidArgument', 'No label add or removes specified');
  }
  const unknown = [...addLabelIds, ...removeLabelIds].find((id) => !mailbox.knowsLabel(id));
  if (unknown !== undefined) throw new GoogleError('invalidArgument', `Invalid label: ${unknown}`);
  if (addLabelIds.filter((id) => PLACES.includes(id)).length > 1) {
    throw new GoogleError('invalidArgument', `Can only add one of: ${PLACES.join(', ')}`);
  }
  return { add: addLabelIds, remove: removeLabelIds };
}
