import { useCallback, useMemo, useState } from 'react';
import { useOfferCommands } from '../../kit/nav/registry.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { notify } from '../../kit/ui/notify.tsx';
import type { Desk } from '../desk/desk.ts';
import { filtered, type SessionFilter } from './session-filter.ts';
import type { Selection } from './use-selection.ts';
import type { SessionActions } from './use-session-actions.ts';

export type Bulk = {
  isBusy: boolean;
  /** Selects everything that matches the filter, listed or not. */
  selectAll: () => void;
  duplicate: () => void;
  remove: () => void;
};

/** The actions on the selected sessions, one at a time. */
export function useBulk(
  desk: Desk,
  actions: SessionActions,
  { ids, set, endOf }: Selection,
  filter: SessionFilter,
): Bulk {
  const { t } = useTranslation('command-center');
  const [isBusy, setBusy] = useState(false);
  const selectAll = useCallback(() => {
    setBusy(true);
    void desk.archive.loadAll().then((areAllThere) => {
      if (!areAllThere) notify.error(t('failedToLoadOlder'));
      set(filtered(desk.archive.get().items, filter).map(({ id }) => id));
      setBusy(false);
    });
  }, [desk, filter, set, t]);
  const isSelecting = ids !== null;
  useOfferCommands(
    useMemo(
      () => (isSelecting ? [{ id: 'session.selectAll', run: selectAll }] : []),
      [isSelecting, selectAll],
    ),
  );

  const withChosen = (work: (chosen: readonly string[]) => Promise<void>) => {
    if (ids === null) return;
    setBusy(true);
    void work([...ids]).finally(() => {
      setBusy(false);
      endOf(ids);
    });
  };
  return {
    isBusy,
    selectAll,
    duplicate: () => withChosen(actions.duplicate),
    remove: () => withChosen(actions.remove),
  };
}
