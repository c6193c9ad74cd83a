import { catalogue } from '@crocodile-hub/core/actions/catalogue';
import type { ActionType } from '@crocodile-hub/core/contract/action-types';
import { type PayloadLine, payloadLines } from './payload-lines.ts';

/** The most telling line of a payload; the first line if that one is empty. */
export function headOf(
  actionType: ActionType,
  payload: Readonly<Record<string, unknown>>,
): PayloadLine | undefined {
  const lines = payloadLines(actionType, payload);
  const telling = catalogue[actionType].fields.find(({ isTelling }) => isTelling === true)?.field;
  return lines.find(({ field }) => field === telling) ?? lines[0];
}
