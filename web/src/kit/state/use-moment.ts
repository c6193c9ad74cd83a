import { useCallback, useEffect, useState } from 'react';

/** Whether something happened within the last `ms`, and what says that it happens now. */
export function useMoment(ms: number): [isNow: boolean, happen: () => void] {
  /** An object, so that what happens again begins the time again. */
  const [moment, setMoment] = useState<object | null>(null);
  useEffect(() => {
    if (moment === null) return undefined;
    const timer = window.setTimeout(() => setMoment(null), ms);
    return () => window.clearTimeout(timer);
  }, [moment, ms]);
  return [moment !== null, useCallback(() => setMoment({}), [])];
}
