import { useEffect, useState } from 'react';
import { loadReceipt, type Receipt } from './profile/delete-account.ts';
import { startTicking } from '../kit/state/ticker.ts';

export type Known =
  { is: 'loading' } | { is: 'missing' } | { is: 'failed' } | { is: 'ready'; receipt: Receipt };

const everyMs = 1_000;

/** The receipt with this number, loaded again until the deletion is finished. */
export function useReceipt(number: string | null): Known {
  const [known, setKnown] = useState<Known>({ is: 'loading' });
  const isOver = known.is === 'missing' || (known.is === 'ready' && known.receipt.finishedAt !== null);
  useEffect(() => {
    if (isOver || number === null) return undefined;
    let isAsking = false;
    let isLeft = false;
    const ask = async () => {
      if (isAsking) return;
      isAsking = true;
      const next = await knownNow(number);
      isAsking = false;
      // After a failed reload the last receipt stays.
      if (!isLeft) setKnown((before) => (next.is === 'failed' && before.is === 'ready' ? before : next));
    };
    void ask();
    const stop = startTicking(everyMs, () => void ask());
    return () => {
      isLeft = true;
      stop();
    };
  }, [number, isOver]);
  return number === null ? { is: 'missing' } : known;
}

async function knownNow(number: string): Promise<Known> {
  const outcome = await loadReceipt(number);
  if (outcome.ok) return { is: 'ready', receipt: outcome.reply };
  const { kind } = outcome.failure;
  return { is: kind === 'not-found' || kind === 'invalid' ? 'missing' : 'failed' };
}
