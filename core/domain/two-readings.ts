import type { ActionType } from '../contract/action-types.ts';
import { bounds } from '../contract/bounds.ts';
import { resolveActionType } from './action-types.ts';
import { payloadHash } from './payload-hash.ts';

type Payload = Readonly<Record<string, unknown>>;

/** One way to take the words of what waits for a yes. */
export type WaitingReading = { readonly actionType: ActionType; readonly payload: Payload };

/** Both readings as they are stored, in the order in which they are shown; undefined when they are too long to keep. */
export function keepReadings(
  readings: readonly { actionType: string; payload: Payload }[],
): string | undefined {
  const kept = JSON.stringify(readings.map(({ actionType, payload }) => ({ actionType, payload })));
  return kept.length <= bounds.readings ? kept : undefined;
}

/** The readings to choose from; none where there is no choice. */
export function readingsIn(kept: string | undefined): readonly WaitingReading[] {
  const readings = parsed(kept).flatMap((one): WaitingReading[] => {
    const { actionType: name, payload } = (one ?? {}) as Partial<Record<'actionType' | 'payload', unknown>>;
    const actionType = typeof name === 'string' ? resolveActionType(name) : 'unknown';
    if (actionType === 'unknown' || typeof payload !== 'object' || payload === null) return [];
    return [{ actionType, payload: { ...payload } }];
  });
  return readings.length > 1 ? readings : [];
}

/** Whether this reading is in place. */
export function isInPlace(reading: WaitingReading, actionType: string, payload: Payload): boolean {
  return (
    reading.actionType === actionType &&
    payloadHash(actionType, reading.payload) === payloadHash(actionType, payload)
  );
}

function parsed(kept: string | undefined): readonly unknown[] {
  if (kept === undefined) return [];
  try {
    const readings: unknown = JSON.parse(kept);
    return Array.isArray(readings) ? readings : [];
  } catch {
    return [];
  }
}
