import { useCallback, useMemo, useState } from 'react';

export type Selection = {
  /** Null outside the multi-select mode. */
  ids: ReadonlySet<string> | null;
  toggleMode: () => void;
  toggle: (id: string) => void;
  /** Ignored outside the mode, so that a late result does not turn the mode on again. */
  set: (ids: Iterable<string>) => void;
  clear: () => void;
  /** Ends the mode, unless something else was selected meanwhile. */
  endOf: (ids: ReadonlySet<string>) => void;
};

export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null);
  const toggleMode = useCallback(() => setIds((now) => (now === null ? new Set() : null)), []);
  const toggle = useCallback((id: string) => setIds((now) => toggled(now, id)), []);
  const set = useCallback(
    (chosen: Iterable<string>) => setIds((now) => (now === null ? null : new Set(chosen))),
    [],
  );
  const clear = useCallback(() => setIds((now) => (now === null ? null : new Set())), []);
  const endOf = useCallback(
    (handled: ReadonlySet<string>) => setIds((now) => (now === handled ? null : now)),
    [],
  );
  return useMemo(
    () => ({ ids, toggleMode, toggle, set, clear, endOf }),
    [ids, toggleMode, toggle, set, clear, endOf],
  );
}

function toggled(now: ReadonlySet<string> | null, id: string): ReadonlySet<string> {
  const next = new Set(now);
  if (!next.delete(id)) next.add(id);
  return next;
}
