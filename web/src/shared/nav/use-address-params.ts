import { useCallback, useMemo, useRef } from 'react';
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
  const [params, setParams] = useSearchParams();
  const opened = openedBy(state);
  /** The step that is being taken back. */
  const closing = useRef<string>(null);
  const change = useCallback(
    (values: Values, { replace, opens }: { replace: boolean; opens: readonly string[] }) => {
      // A page that is being left, while the next one loads, must not change the address.
      if (window.location.pathname !== pathname) return;
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(values)) {
            if (value === null) next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace, state: { opens, ...(opens.length > 0 && { over: entryKey() }) } },
      );
    },
    [setParams, pathname],
  );
  return useMemo(() => {
    const set = (values: Values) => change(values, { replace: true, opens: opened });
    const drop = (...names: string[]) => set(Object.fromEntries(names.map((name) => [name, null])));
    return {
      get: (name) => params.get(name),
      drop,
      set,
      go: (values) => change(values, { replace: false, opens: [] }),
      open: (values) => {
        const opens = Object.keys(values).filter((name) => values[name] !== null && !params.has(name));
        if (opens.length === 0) set(values);
        else change(values, { replace: false, opens });
      },
      close: (...names) => {
        const isOwnStep = opened.length > 0 && opened.every((name) => names.includes(name));
        if (!isOwnStep) drop(...names);
        // Closed twice, or late, when Back has closed it already, it must not take the step before along.
        else if (isAtEntry(key) && closing.current !== key) {
          closing.current = key;
          window.addEventListener('popstate', () => (closing.current = null), { once: true });
          void navigate(-1);
        }
      },
    };
  }, [key, params, change, navigate, opened]);
}

const nothing: readonly string[] = [];

/** The parameters that were opened by this entry of the history. They survive a reload. */
function openedBy(state: unknown): readonly string[] {
  if (typeof state !== 'object' || state === null || !('opens' in state)) return nothing;
  return Array.isArray(state.opens) ? state.opens.map(String) : nothing;
}
