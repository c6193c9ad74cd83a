import { useCallback, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { entryKey, isAtEntry } from './entry-key.ts';

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

/** The address's query, read and written. */
export function useAddressParams(): AddressParams {
  const { key, pathname, state } = useLocation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const opened = openedBy(state);
  /** The step that is being taken back. The address takes a moment; what was closed is gone at once. */
  const [closing, setClosing] = useState<{ key: string; names: readonly string[] } | null>(null);
  const closingKey = useRef<string>(null);
  if (closing !== null && closing.key !== key) setClosing(null);
  const change = useCallback(
    (values: Values, { replace, opens }: { replace: boolean; opens: readonly string[] }) => {
      // A page that is being left, while the next one loads, must not change the address.
      if (window.location.pathname !== pathname) return;
      const next = addressNow();
      for (const [name, value] of Object.entries(values)) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      const over = opens.length > 0 && { over: entryKey() };
      void navigate(`?${next.toString()}`, { replace, state: { opens, ...over } });
    },
    [navigate, pathname],
  );
  return useMemo(() => {
    const set = (values: Values) => change(values, { replace: true, opens: opened });
    const drop = (...names: string[]) => set(Object.fromEntries(names.map((name) => [name, null])));
    const open = (values: Values) => {
      // By the address itself: what is drawn may be a press behind.
      const now = addressNow();
      if (Object.entries(values).every(([name, value]) => now.get(name) === value)) return;
      const opens = Object.keys(values).filter((name) => values[name] !== null && !now.has(name));
      if (opens.length === 0) set(values);
      else change(values, { replace: false, opens });
    };
    return {
      get: (name) => (closing?.key === key && closing.names.includes(name) ? null : params.get(name)),
      drop,
      set,
      go: (values) => change(values, { replace: false, opens: [] }),
      open: (values) => {
        // What is being closed still stands in the address.
        if (closingKey.current === key)
          window.addEventListener('popstate', () => open(values), { once: true });
        else open(values);
      },
      close: (...names) => {
        const isOwnStep = opened.length > 0 && opened.every((name) => names.includes(name));
        if (!isOwnStep) drop(...names);
        // Closed twice, or late, when Back has closed it already, it must not take the step before along.
        else if (isAtEntry(key) && closingKey.current !== key) {
          closingKey.current = key;
          setClosing({ key, names });
          window.addEventListener('popstate', () => (closingKey.current = null), { once: true });
          void navigate(-1);
        }
      },
    };
  }, [key, params, change, navigate, opened, closing]);
}

function addressNow(): URLSearchParams {
  return new URLSearchParams(window.location.search);
}

const nothing: readonly string[] = [];

/** The parameters that were opened by this entry of the history. They survive a reload. */
function openedBy(state: unknown): readonly string[] {
  if (typeof state !== 'object' || state === null || !('opens' in state)) return nothing;
  return Array.isArray(state.opens) ? state.opens.map(String) : nothing;
}
