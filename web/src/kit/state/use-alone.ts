import { useRef, useState } from 'react';

type Alone<Key> = {
  /** What is being done, from the first press on. */
  busy: ReadonlySet<Key>;
  /** Does it, unless the same is being done already; then it resolves to undefined. */
  alone: <T>(key: Key, run: () => Promise<T>) => Promise<T | undefined>;
};

/** Each thing is done once at a time, however often it is pressed. */
export function useAlone<Key>(): Alone<Key> {
  const [busy, setBusy] = useState<ReadonlySet<Key>>(new Set());
  /** A ref, because a second press can come before the state is drawn. */
  const atWork = useRef(new Set<Key>());

  async function alone<T>(key: Key, run: () => Promise<T>): Promise<T | undefined> {
    if (atWork.current.has(key)) return undefined;
    atWork.current.add(key);
    setBusy(new Set(atWork.current));
    try {
      return await run();
    } finally {
      atWork.current.delete(key);
      setBusy(new Set(atWork.current));
    }
  }

  return { busy, alone };
}
