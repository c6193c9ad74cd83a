import { useCallback, useMemo, useState } from 'react';
import { entryHere, entryKey, openedBy } from './entry-key.ts';
import { go, usePlace } from './place.tsx';

type Values = Readonly<Record<string, string | null>>;

type AddressParams = {
  get: (name: string) => string | null;
  /** Takes parameters out of the address without adding a step to the history. */
  drop: (...names: string[]) => void;
  /** Changes several at once; null takes one out. Also no step in the history. */
  set: (values: Values) => void;
  /** The same, as a new step in the history that Back undoes. */
  go: (values: Values) => void;
  /** A new step in the history when something opens. If it replaces something open, it takes over that step. */
  open: (values: Values) => void;
  /** Closes what `open` opened by going back, so that Back does not open it again. */
  close: (...names: string[]) => void;
};

type Closing = { key: string; names: readonly string[] };

/** The step that is being taken back, whoever reads the address. The browser takes a moment for it. */
let leaving: Closing | null = null;

export function useAddressParams(): AddressParams {
  const { key, path, search, state } = usePlace();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  /** What was closed is gone at once, although the address still names it. */
  const [closing, setClosing] = useState<Closing | null>(null);
  // What was closed at an entry that is not drawn yet stays closed until the step back.
  if (closing !== null && closing.key !== key && leaving === null) setClosing(null);
  const change = useCallback(
    (values: Values, { replace, opens }: { replace: boolean; opens: readonly string[] }) => {
      // A page that is being left, while the next one loads, must not change the address.
      if (window.location.pathname !== path) return;
      const next = addressNow();
      for (const [name, value] of Object.entries(values)) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      const over = opens.length > 0 && { over: entryKey() };
      go(`?${next.toString()}`, { replace, state: { opens, ...over } });
    },
    [path],
  );
  return useMemo(() => {
    const set = (values: Values) => change(values, { replace: true, opens: entryHere().opens });
    const drop = (...names: string[]) => set(Object.fromEntries(names.map((name) => [name, null])));
    const open = (values: Values) => {
      // By the address itself: what is drawn may be a press behind.
      const now = addressNow();
      if (Object.entries(values).every(([name, value]) => now.get(name) === value)) return;
      const opens = Object.keys(values).filter((name) => values[name] !== null && !now.has(name));
      if (opens.length === 0) set(values);
      else change(values, { replace: false, opens });
    };
    const opened = openedBy(state);
    const close = (names: readonly string[]) => {
      const here = entryHere();
      if (!isStepOf(names, here.opens)) return drop(...names);
      leaving = { key: here.key, names };
      setClosing(leaving);
      afterStep(() => (leaving = null));
      window.history.back();
    };
    return {
      get: (name) => (closing?.key === key && closing.names.includes(name) ? null : params.get(name)),
      drop,
      set,
      go: (values) => change(values, { replace: false, opens: [] }),
      open: (values) => {
        // What is being closed still stands in the address.
        if (beingClosed() === null) open(values);
        else afterStep(() => open(values));
      },
      close: (...names) => {
        const already = beingClosed();
        if (already !== null) {
          // Closed twice, it must not take the step before along. What lies below it is closed after it.
          const below = names.filter((name) => !already.includes(name));
          if (below.length > 0) afterStep(() => close(below));
          return;
        }
        // Closed late, when Back has closed it already. What took over the step, and is not drawn yet, is still open.
        const here = entryHere();
        if (isStepOf(names, opened) && here.key !== key && !isStepOf(names, here.opens)) return;
        close(names);
      },
    };
  }, [key, params, change, state, closing]);
}

/** What is being closed at this entry. A step elsewhere may have come before the step back. */
function beingClosed(): readonly string[] | null {
  return leaving?.key === entryHere().key ? leaving.names : null;
}

function afterStep(run: () => void): void {
  window.addEventListener('popstate', run, { once: true });
}

function addressNow(): URLSearchParams {
  return new URLSearchParams(window.location.search);
}

/** Whether an entry opened nothing but these, so that closing them is going back. */
function isStepOf(names: readonly string[], opens: readonly string[]): boolean {
  return opens.length > 0 && opens.every((name) => names.includes(name));
}
