import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

type AddressParams = {
  get: (name: string) => string | null;
  /** Takes parameters out of the address without adding a step to the history. */
  drop: (...names: string[]) => void;
  /** Changes several at once; null takes one out. Also no step in the history. */
  set: (values: Readonly<Record<string, string | null>>) => void;
};

/** The address's query, read and written. */
export function useAddressParams(): AddressParams {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (edit: (next: URLSearchParams) => void) => {
      // A page that is being left, its successor still loading, must not call the person back.
      if (window.location.pathname !== pathname) return;
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          edit(next);
          return next;
        },
        { replace: true },
      );
    },
    [setParams, pathname],
  );
  return useMemo(
    () => ({
      get: (name) => params.get(name),
      drop: (...names) => change((next) => names.forEach((name) => next.delete(name))),
      set: (values) =>
        change((next) => {
          for (const [name, value] of Object.entries(values)) {
            if (value === null) next.delete(name);
            else next.set(name, value);
          }
        }),
    }),
    [params, change],
  );
}
