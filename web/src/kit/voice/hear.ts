import { record, canRecord } from './record.ts';
import { recognise, recognition } from './recognise.ts';
import type { Heard, Turn } from './turn.ts';

/**
 * Listens once: with the browser's speech recognition, or else by recording. Some browsers have the interface but no
 * service behind it; after the first failure they are always recorded.
 */
export async function hear(turn: Turn): Promise<Heard> {
  const Recognition = isServiceMissing ? undefined : recognition();
  if (Recognition !== undefined) {
    const heard = await recognise(Recognition, turn);
    const isElsewhere = heard.is === 'no-service' && navigator.onLine && canRecord() && !turn.cancel.aborted;
    if (!isElsewhere) return heard.is === 'no-service' ? { is: 'failed', why: heard.why } : heard;
    isServiceMissing = true;
  }
  return canRecord() ? await record(turn) : { is: 'failed', why: 'unsupported' };
}

let isServiceMissing = false;
